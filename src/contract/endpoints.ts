import * as v from 'valibot'
import { Category } from './category.ts'
import { Feedback } from './feedback.ts'
import { Language } from './language.ts'
import { PAGES } from './pages.ts'
import { ProsePage } from './prose-page.ts'
import { RampSignalsData } from './ramp-signals.ts'
import { Report } from './report.ts'
import { Stats } from './stats.ts'
import { TimReport } from './tim-report.ts'
import { MessageReceipt, TourRequest } from './tour-request.ts'

/** Every call lives below this path. */
export const API_BASE = '/api/api/'

/**
 * The calls of the product. The server registers them from here, the browser's
 * client is made from here, and the OpenAPI document is printed from here.
 * `{name}` in a path is a parameter whose schema stands in `params`.
 */
export const endpoints = {
  getReports: {
    method: 'GET',
    path: 'Documents/GetReports/{category}',
    summary: 'Published reports of one category, newest period first. `none` answers an empty list.',
    params: { category: Category },
    answer: v.array(Report),
    status: 200,
    problems: [404],
  },
  getRampSignalsData: {
    method: 'GET',
    path: 'Documents/GetRampSignalsData',
    summary: 'Every ramp signal with its monthly figures. A value not measured is null, never 0.',
    params: {},
    answer: RampSignalsData,
    status: 200,
    problems: [],
  },
  getStats: {
    method: 'GET',
    path: 'Documents/GetStats',
    summary: 'The headline figures of the newest periods, each with its definition.',
    params: {},
    answer: Stats,
    status: 200,
    problems: [],
  },
  getTimReports: {
    method: 'GET',
    path: 'Documents/GetTimReports/{id}',
    summary: 'Incidents with their timelines: one TIM area, or one published TIM report.',
    params: { id: v.string() },
    answer: TimReport,
    status: 200,
    problems: [404],
  },
  getPage: {
    method: 'GET',
    path: 'Pages/GetPage/{language}/{page}',
    summary: 'The prose of one page in one language, as sanitised HTML in sections.',
    params: { language: Language, page: v.picklist(PAGES) },
    answer: ProsePage,
    status: 200,
    problems: [404],
  },
  sendFeedback: {
    method: 'POST',
    path: 'Email/SendFeedback',
    summary: 'Stores a visitor’s message. A 202 is a promise that survives a crash.',
    params: {},
    body: Feedback,
    answer: MessageReceipt,
    status: 202,
    problems: [403, 413, 415, 422, 429, 503],
  },
  sendTourRequest: {
    method: 'POST',
    path: 'Email/SendTourRequest',
    summary: 'Stores a request to visit the traffic management center.',
    params: {},
    body: TourRequest,
    answer: MessageReceipt,
    status: 202,
    problems: [403, 413, 415, 422, 429, 503],
  },
} as const satisfies Record<string, Endpoint>

export type EndpointId = keyof typeof endpoints

/** What a call needs and answers. */
export interface Endpoint {
  method: 'GET' | 'POST'
  path: string
  summary: string
  params: Readonly<Record<string, v.GenericSchema<unknown, string>>>
  body?: v.GenericSchema
  answer: v.GenericSchema
  status: 200 | 202
  /** Statuses it may answer with a problem. */
  problems: readonly number[]
}

/** What a successful call answers. */
export type AnswerOf<Id extends EndpointId> = v.InferOutput<(typeof endpoints)[Id]['answer']>

/** The parameters in a call's path. */
export type ParamsOf<Id extends EndpointId> = {
  [Name in keyof (typeof endpoints)[Id]['params']]: (typeof endpoints)[Id]['params'][Name] extends v.GenericSchema
    ? v.InferOutput<(typeof endpoints)[Id]['params'][Name]>
    : never
}

/** The address of a call with its parameters filled in: `/api/api/Documents/GetReports/documents_annual`. */
export function endpointUrl<Id extends EndpointId>(id: Id, params: ParamsOf<Id>): string {
  // Widening only: every value of `params` is a string by the endpoint's own schema.
  const values = params as Record<string, string>
  return API_BASE + endpoints[id].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

