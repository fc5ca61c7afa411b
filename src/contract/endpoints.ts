import * as v from 'valibot'
import { CamerasResponse } from './camera.ts'
import { CATEGORIES } from './category.ts'
import { addressOf, ENDPOINT_PATHS } from './endpoint-paths.ts'
import { FeedbackBody } from './feedback.ts'
import { FormChallenge, FormToken } from './form-signs.ts'
import { LANGUAGES } from './language.ts'
import { MetricsTable, TableId } from './metrics-table.ts'
import { overviewEndpoints } from './overview-endpoints.ts'
import { PAGES } from './pages.ts'
import { ProsePage } from './prose-page.ts'
import { RampSignalsData } from './ramp-signals.ts'
import { Report } from './report.ts'
import { ReportWithNeighbors } from './report-with-neighbors.ts'
import { SEARCH_QUERY, SearchResponse } from './search.ts'
import { Stats } from './stats.ts'
import { TimReport } from './tim-report.ts'
import { MessageReceipt, TourRequestBody } from './tour-request.ts'

/**
 * The calls of the product. The server registers them from here, the browser's
 * client is made from here, and the OpenAPI document is printed from here.
 * `{name}` in a path is a parameter whose schema is in `params`.
 */
export const endpoints = {
  getReports: {
    method: 'GET',
    path: ENDPOINT_PATHS.getReports,
    summary: 'Published reports of one category, newest period first. `none` answers an empty list.',
    params: { category: v.picklist(CATEGORIES) },
    response: v.array(Report),
    status: 200,
    problems: [404],
  },
  getReport: {
    method: 'GET',
    path: ENDPOINT_PATHS.getReport,
    summary: 'One published report, with the newer and the older one of its category.',
    params: { id: v.string() },
    response: ReportWithNeighbors,
    status: 200,
    problems: [404, 410],
  },
  getNewestReports: {
    method: 'GET',
    path: ENDPOINT_PATHS.getNewestReports,
    summary: 'The ten reports published or revised last, newest first; archived ones are left out.',
    params: {},
    response: v.array(Report),
    status: 200,
    problems: [],
  },
  searchDocuments: {
    method: 'GET',
    path: ENDPOINT_PATHS.searchDocuments,
    summary:
      'Full text of every page of every published report, best first, with the page number and an excerpt. Archived reports are left out unless requested.',
    params: {},
    query: SEARCH_QUERY,
    response: SearchResponse,
    status: 200,
    problems: [400, 503],
  },
  getArchivedReports: {
    method: 'GET',
    path: ENDPOINT_PATHS.getArchivedReports,
    summary:
      'The archive: reports of every category that are kept unaltered for reference, newest period first. `GetReports` lists them too, marked as archived.',
    params: {},
    response: v.array(Report),
    status: 200,
    problems: [],
  },
  getRampSignalsData: {
    method: 'GET',
    path: ENDPOINT_PATHS.getRampSignalsData,
    summary: 'Every ramp signal with its monthly figures. A value not measured is null, never 0.',
    params: {},
    response: RampSignalsData,
    status: 200,
    problems: [],
  },
  getStats: {
    method: 'GET',
    path: ENDPOINT_PATHS.getStats,
    summary: 'The headline figures of the newest periods, each with its definition.',
    params: {},
    response: Stats,
    status: 200,
    problems: [],
  },
  getTimReports: {
    method: 'GET',
    path: ENDPOINT_PATHS.getTimReports,
    summary: 'Incidents with their timelines: one TIM area, or one published TIM report.',
    params: { id: v.string() },
    response: TimReport,
    status: 200,
    problems: [404, 410],
  },
  getPage: {
    method: 'GET',
    path: ENDPOINT_PATHS.getPage,
    summary: 'The prose of one page in one language, as sanitised HTML in sections.',
    params: { language: v.picklist(LANGUAGES), page: v.picklist(PAGES) },
    response: ProsePage,
    status: 200,
    problems: [404],
  },
  getTable: {
    method: 'GET',
    path: ENDPOINT_PATHS.getTable,
    summary:
      'The figures of one report. For a freeway report, its id with `.reliability` behind it asks for the travel times of the same period. A value not measured is null, never 0.',
    params: { reportId: v.string() },
    isTable: true,
    response: MetricsTable,
    status: 200,
    problems: [404, 410],
  },
  getSeries: {
    method: 'GET',
    path: ENDPOINT_PATHS.getSeries,
    summary:
      'All figures of one category, oldest period first; `.reliability` behind a freeway category asks for its travel times.',
    params: { category: TableId },
    isTable: true,
    response: MetricsTable,
    status: 200,
    problems: [404],
  },
  ...overviewEndpoints,
  getCameras: {
    method: 'GET',
    path: ENDPOINT_PATHS.getCameras,
    summary:
      'Every camera of the last good list, with what is known of each picture: when it was received, when it last changed, and what that makes of it.',
    params: {},
    response: CamerasResponse,
    status: 200,
    problems: [],
  },
  sendFeedback: {
    method: 'POST',
    path: ENDPOINT_PATHS.sendFeedback,
    summary: 'Stores a visitor’s message. A 202 is a promise that survives a crash.',
    params: {},
    body: FeedbackBody,
    response: MessageReceipt,
    status: 202,
    problems: [403, 413, 415, 422, 429, 503],
  },
  sendTourRequest: {
    method: 'POST',
    path: ENDPOINT_PATHS.sendTourRequest,
    summary: 'Stores a request to visit the traffic management center.',
    params: {},
    body: TourRequestBody,
    response: MessageReceipt,
    status: 202,
    problems: [403, 413, 415, 422, 429, 503],
  },
  getToken: {
    method: 'GET',
    path: ENDPOINT_PATHS.getToken,
    summary:
      'The token a form sends back in the header X-XSRF-TOKEN, set as the cookie XSRF-TOKEN too. For forms on a page that set no cookie.',
    params: {},
    response: FormToken,
    status: 200,
    problems: [503],
  },
  getChallenge: {
    method: 'GET',
    path: ENDPOINT_PATHS.getChallenge,
    summary:
      'A proof of work in the form of ALTCHA, to be solved and sent with a form as `altcha`. Null while none is required.',
    params: {},
    response: FormChallenge,
    status: 200,
    problems: [429],
  },
} as const satisfies Record<string, Endpoint>

export type EndpointId = keyof typeof endpoints

/** What a call needs and answers. */
export interface Endpoint {
  method: 'GET' | 'POST'
  path: string
  summary: string
  params: Readonly<Record<string, v.GenericSchema<unknown, string>>>
  /** Query parameters. Given: the response depends on them and is built on request. */
  query?: Readonly<Record<string, v.GenericSchema>>
  /** Answered in CSV too: with `Accept: text/csv`, or `?format=csv` behind the address. */
  isTable?: true
  body?: v.GenericSchema
  response: v.GenericSchema
  status: 200 | 202
  /** Statuses it may answer with a problem. */
  problems: readonly number[]
}

/** What a successful call answers. */
export type ResponseOf<Id extends EndpointId> = v.InferOutput<(typeof endpoints)[Id]['response']>

/** The parameters in a call's path. */
export type ParamsOf<Id extends EndpointId> = {
  [Name in keyof (typeof endpoints)[Id]['params']]: (typeof endpoints)[Id]['params'][Name] extends v.GenericSchema
    ? v.InferOutput<(typeof endpoints)[Id]['params'][Name]>
    : never
}

/** The address of a call with its parameters filled in: `/api/api/Documents/GetReports/documents_annual`. */
export function endpointUrl<Id extends EndpointId>(id: Id, params: ParamsOf<Id>): string {
  // Widening only: every value of `params` is a string by the endpoint's own schema.
  return addressOf(id, params as Record<string, string>)
}
