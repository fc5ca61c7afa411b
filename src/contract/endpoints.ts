import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { CATEGORIES } from './category.ts'
import { addressOf } from './endpoint-paths.ts'
import { FeedbackBody } from './feedback.ts'
import { FormChallenge, FormToken } from './form-signs.ts'
import { LANGUAGES } from './language.ts'
import {
  ARTERIAL_COUNTIES,
  CORRIDOR_MEASURES,
  EXPRESS_ROADS,
  FIGURE_PERIODS,
  ROAD_NAME,
} from './metrics-choices.ts'
import { TableId } from './metrics-table.ts'
import { NEWEST } from './overview-names.ts'
import { PROSE_PAGES } from './pages.ts'
import { EVENTS_QUERY, SEARCH_QUERY } from './queries.ts'
import { RESPONSES } from './responses.ts'
import { MessageReceipt, TourRequestBody } from './tour-request.ts'

/** `newest`, or the first day of a period. */
const PeriodParam = v.union([v.literal(NEWEST), CalendarDay])

/**
 * The calls of the API. The server's routes, the browser's client and the OpenAPI document
 * are all built from here.
 * `{name}` in a path (`ENDPOINT_PATHS`) is a parameter whose schema is in `params`.
 */
export const endpoints = {
  getReports: read('getReports', {
    summary: 'Published reports in one category, newest period first. `none` returns an empty list.',
    params: { category: v.picklist(CATEGORIES) },
    problems: [404],
  }),
  getReport: read('getReport', {
    summary: 'One published report, with the next newer and next older report in its category.',
    params: { id: v.string() },
    problems: [404, 410],
  }),
  getReadable: read('getReadable', {
    summary:
      'The text of one report, readable without its PDF: from the PDF’s tags, as a version written by the office, or extracted page by page. The picture of a figure is at /files/thumbnails/figures/{sha256 of the PDF}/{figure}.webp.',
    params: { id: v.string() },
    problems: [404, 410],
  }),
  getNewestReports: read('getNewestReports', {
    summary:
      'The ten most recently published or revised reports, newest first. Archived reports are left out.',
  }),
  searchDocuments: read('searchDocuments', {
    summary:
      'Searches the full text of every page of every published report. Returns the best matches first, each with its page number and an excerpt. Archived reports are left out unless requested.',
    query: SEARCH_QUERY,
    problems: [400, 503],
  }),
  getArchivedReports: read('getArchivedReports', {
    summary:
      'The archive: reports in every category that are kept unaltered for reference, newest period first. `GetReports` lists them too, marked as archived.',
  }),
  getAccessibilitySummary: read('getAccessibilitySummary', {
    summary:
      'How many published documents passed the machine checks, how many are excepted, and which still need fixing, the most urgent first.',
  }),
  getRampSignalsData: read('getRampSignalsData', {
    summary: 'Every ramp signal with its monthly figures. A value that was not measured is null, never 0.',
  }),
  getStats: read('getStats', {
    summary: 'The headline figures for the latest periods, each with its definition.',
  }),
  getTimReports: read('getTimReports', {
    summary: 'Incidents with their timelines, for one TIM area or one published TIM report.',
    params: { id: v.string() },
    problems: [404, 410],
  }),
  getPage: read('getPage', {
    summary: 'The text of one page in one language, as sections of sanitized HTML.',
    params: { language: v.picklist(LANGUAGES), page: v.picklist(PROSE_PAGES) },
    problems: [404],
  }),
  getTable: read('getTable', {
    summary:
      'The figures of one report. For a freeway report, its id followed by `.reliability` returns the travel times for the same period. A value that was not measured is null, never 0.',
    params: { reportId: v.string() },
    isTable: true,
    problems: [400, 404, 410],
  }),
  getSeries: read('getSeries', {
    summary:
      'All figures in one category, oldest period first. A freeway category followed by `.reliability` returns its travel times.',
    params: { category: TableId },
    isTable: true,
    problems: [400, 404],
  }),
  getFreewayOverview: read('getFreewayOverview', {
    summary:
      'Freeway figures for one week, month or quarter and one road (`all`: all roads combined), compared with the previous period, the same period last year and the mean of the preceding year, with their trend.',
    params: {
      by: v.picklist(FIGURE_PERIODS),
      period: PeriodParam,
      road: v.pipe(v.string(), v.regex(ROAD_NAME)),
    },
    problems: [404],
  }),
  getArterialOverview: read('getArterialOverview', {
    summary: 'Figures for every arterial corridor in a county in one period, with the trend of one measure.',
    params: {
      county: v.picklist(ARTERIAL_COUNTIES),
      period: PeriodParam,
      measure: v.picklist(CORRIDOR_MEASURES),
    },
    problems: [404],
  }),
  getExpressOverview: read('getExpressOverview', {
    summary:
      'Express lane figures for one road in one month: each direction as a whole, and its time windows.',
    params: { road: v.picklist(EXPRESS_ROADS), period: PeriodParam },
    problems: [404],
  }),
  getRampOverview: read('getRampOverview', {
    summary: 'Every ramp signal with its figures for one month and the month before.',
    params: { period: PeriodParam },
    problems: [404],
  }),
  getNotices: read('getNotices', {
    summary:
      'The office’s notices currently in force, most urgent first. Where `text` lacks a language, show the English text.',
  }),
  getMapOverview: read('getMapOverview', {
    summary:
      'The overview map of the whole district: the address of its outlines, and the positions of names and signs in percent. 404: the office has not published a map.',
    problems: [404],
  }),
  getMapDetail: read('getMapDetail', {
    summary:
      'The zoomable map of the district: the address of its detailed outlines, and where names and signs may be placed. 404: the office has not published a map.',
    problems: [404],
  }),
  getCameras: read('getCameras', {
    summary:
      'Every camera in the last valid list, with what is known about each picture: when it was received, when it last changed, and the resulting state. `id` selects up to 50 cameras by comma-separated ids; unknown ids are ignored.',
    query: { id: v.optional(v.string()) },
  }),
  getEvents: read('getEvents', {
    summary:
      'Events on the roads: incidents, closures, roadwork and special events, by road, direction and driving order, with when each was last confirmed. Ended events stay listed for two more hours.',
    query: EVENTS_QUERY,
    problems: [400],
  }),
  getSigns: read('getSigns', {
    summary: 'What every message sign currently shows. A sign without phases is blank.',
  }),
  getAdvisories: read('getAdvisories', {
    summary: 'Agencies’ advisories for all travelers in a region, in their own words, important ones first.',
  }),
  getWeatherAlerts: read('getWeatherAlerts', {
    summary:
      'The official weather alerts in force for the district’s zones, most severe first, in the weather service’s own words.',
  }),
  getWarnings: read('getWarnings', {
    summary:
      'The official weather warnings every page currently shows, most urgent first: each kind once, with the weather service’s headlines and the zones where it is in force.',
  }),
  sendFeedback: post({
    summary:
      'Stores a visitor’s message. After a 202, the message is safely stored, even if the server crashes.',
    body: FeedbackBody,
  }),
  sendTourRequest: post({
    summary: 'Stores a request to visit the traffic management center.',
    body: TourRequestBody,
  }),
  getToken: get({
    summary:
      'The token a form sends back in the X-XSRF-TOKEN header; also set as the XSRF-TOKEN cookie. For forms on pages that did not set a cookie.',
    response: FormToken,
    problems: [503],
  }),
  getChallenge: get({
    summary:
      'An ALTCHA proof-of-work challenge to solve and send with a form as `altcha`. Null while none is required.',
    response: FormChallenge,
    problems: [429],
  }),
} as const satisfies Record<string, Endpoint>

export type EndpointId = keyof typeof endpoints

/** What a call needs and returns. */
export interface Endpoint {
  method: 'GET' | 'POST'
  summary: string
  params: Readonly<Record<string, v.GenericSchema<unknown, string>>>
  /** Query parameters. If given, the response depends on them and is built per request. */
  query?: Readonly<Record<string, v.GenericSchema>>
  /** Also served as CSV: with `Accept: text/csv` or `?format=csv`. */
  isTable?: true
  body?: v.GenericSchema
  response: v.GenericSchema
  status: 200 | 202
  /** Statuses of the problems it may return. */
  problems: readonly number[]
}

/** A call that reads. */
function get<const Call extends Pick<Endpoint, 'summary' | 'response'> & Partial<Endpoint>>(call: Call) {
  return { method: 'GET', params: {}, status: 200, problems: [], ...call } as const
}

/** The same with the response that a page validates. */
function read<
  Id extends keyof typeof RESPONSES,
  const Call extends Pick<Endpoint, 'summary'> & Partial<Endpoint>,
>(id: Id, call: Call) {
  return get({ ...call, response: RESPONSES[id] })
}

/** A call that stores a message. */
function post<const Call extends Pick<Endpoint, 'summary' | 'body'>>(call: Call) {
  const problems = [400, 403, 413, 415, 422, 429, 503]
  return { method: 'POST', params: {}, response: MessageReceipt, status: 202, problems, ...call } as const
}

export type ResponseOf<Id extends EndpointId> = v.InferOutput<(typeof endpoints)[Id]['response']>

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
