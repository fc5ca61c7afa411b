import * as v from 'valibot'
import { AccessibilitySummary } from './accessibility-summary.ts'
import { CalendarDay } from './calendar.ts'
import { CamerasResponse } from './camera.ts'
import { CATEGORIES } from './category.ts'
import { MapDetail, MapOverview } from './district-map.ts'
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
import { ArterialOverview, ExpressOverview, FreewayOverview, RampOverview } from './metrics-overview.ts'
import { MetricsTable, TableId } from './metrics-table.ts'
import { Notice } from './notice.ts'
import { NEWEST } from './overview-names.ts'
import { PROSE_PAGES } from './pages.ts'
import { ProsePage } from './prose-page.ts'
import { RampSignalsData } from './ramp-signals.ts'
import { ReadableReport } from './readable-report.ts'
import { Report, ReportWithNeighbors } from './report.ts'
import { AdvisoriesResponse, EVENTS_QUERY, EventsResponse, SignsResponse } from './roads.ts'
import { SEARCH_QUERY, SearchResponse } from './search.ts'
import { Stats } from './stats.ts'
import { TimReport } from './tim-report.ts'
import { MessageReceipt, TourRequestBody } from './tour-request.ts'
import { Warning, WeatherAlertsResponse } from './weather.ts'

/** `newest`, or the first day of a period. */
const PeriodParam = v.union([v.literal(NEWEST), CalendarDay])

/**
 * The calls of the product. The server registers them from here, the browser's
 * client is made from here, and the OpenAPI document is printed from here.
 * `{name}` in its path (`ENDPOINT_PATHS`) is a parameter whose schema is in `params`.
 */
export const endpoints = {
  getReports: get({
    summary: 'Published reports of one category, newest period first. `none` returns an empty list.',
    params: { category: v.picklist(CATEGORIES) },
    response: v.array(Report),
    problems: [404],
  }),
  getReport: get({
    summary: 'One published report, with the newer and the older one of its category.',
    params: { id: v.string() },
    response: ReportWithNeighbors,
    problems: [404, 410],
  }),
  getReadable: get({
    summary:
      'The text of one report, to be read without its PDF: from the tags of the PDF, as the office wrote it instead, or page by page as it was extracted. The picture of a figure is at /files/thumbnails/figures/{sha256 of the PDF}/{figure}.webp.',
    params: { id: v.string() },
    response: ReadableReport,
    problems: [404, 410],
  }),
  getNewestReports: get({
    summary: 'The ten reports published or revised last, newest first; archived ones are left out.',
    response: v.array(Report),
  }),
  searchDocuments: get({
    summary:
      'Full text of every page of every published report, best first, with the page number and an excerpt. Archived reports are left out unless requested.',
    query: SEARCH_QUERY,
    response: SearchResponse,
    problems: [400, 503],
  }),
  getArchivedReports: get({
    summary:
      'The archive: reports of every category that are kept unaltered for reference, newest period first. `GetReports` lists them too, marked as archived.',
    response: v.array(Report),
  }),
  getAccessibilitySummary: get({
    summary:
      'How many published documents machine checks found nothing in, how many are excepted, and which are due, with what to fix first.',
    response: AccessibilitySummary,
  }),
  getRampSignalsData: get({
    summary: 'Every ramp signal with its monthly figures. A value not measured is null, never 0.',
    response: RampSignalsData,
  }),
  getStats: get({
    summary: 'The headline figures of the newest periods, each with its definition.',
    response: Stats,
  }),
  getTimReports: get({
    summary: 'Incidents with their timelines: one TIM area, or one published TIM report.',
    params: { id: v.string() },
    response: TimReport,
    problems: [404, 410],
  }),
  getPage: get({
    summary: 'The prose of one page in one language, as sanitized HTML in sections.',
    params: { language: v.picklist(LANGUAGES), page: v.picklist(PROSE_PAGES) },
    response: ProsePage,
    problems: [404],
  }),
  getTable: get({
    summary:
      'The figures of one report. For a freeway report, its id followed by `.reliability` returns the travel times of the same period. A value not measured is null, never 0.',
    params: { reportId: v.string() },
    isTable: true,
    response: MetricsTable,
    problems: [404, 410],
  }),
  getSeries: get({
    summary:
      'All figures of one category, oldest period first; a freeway category followed by `.reliability` returns its travel times.',
    params: { category: TableId },
    isTable: true,
    response: MetricsTable,
    problems: [404],
  }),
  getFreewayOverview: get({
    summary:
      'Freeway figures of one week, month or quarter and one road (`all`: all together), with the period before, the same period last year and the mean of the year before, with their trend.',
    params: {
      by: v.picklist(FIGURE_PERIODS),
      period: PeriodParam,
      road: v.pipe(v.string(), v.regex(ROAD_NAME)),
    },
    response: FreewayOverview,
    problems: [404],
  }),
  getArterialOverview: get({
    summary: 'Figures of every arterial corridor of a county in one period, with the trend of one measure.',
    params: {
      county: v.picklist(ARTERIAL_COUNTIES),
      period: PeriodParam,
      measure: v.picklist(CORRIDOR_MEASURES),
    },
    response: ArterialOverview,
    problems: [404],
  }),
  getExpressOverview: get({
    summary: 'Express lanes of one road in one month: each direction as a whole, and its time windows.',
    params: { road: v.picklist(EXPRESS_ROADS), period: PeriodParam },
    response: ExpressOverview,
    problems: [404],
  }),
  getRampOverview: get({
    summary: 'Every ramp signal with its figures of one month and the month before.',
    params: { period: PeriodParam },
    response: RampOverview,
    problems: [404],
  }),
  getNotices: get({
    summary:
      'The office’s notices that are in force now, most urgent first. A language that `text` lacks is shown in English.',
    response: v.array(Notice),
  }),
  getMapOverview: get({
    summary:
      'The district’s map as a picture of the whole: the address of its outlines, and where names and signs are on it, in percent. 404: the office has published no map.',
    response: MapOverview,
    problems: [404],
  }),
  getMapDetail: get({
    summary:
      'The district’s map to zoom into: the address of its outlines in fine detail, and where names and signs may be placed. 404: the office has published no map.',
    response: MapDetail,
    problems: [404],
  }),
  getCameras: get({
    summary:
      'Every camera of the last good list, with what is known about each picture: when it was received, when it last changed, and its resulting state. `id` asks for up to 50 cameras, by ids separated by commas; unknown ids are left out.',
    query: { id: v.optional(v.string()) },
    response: CamerasResponse,
  }),
  getEvents: get({
    summary:
      'What goes on at the roads: incidents, closures, roadwork and special events, by road, direction and driving order, with how old the word on each is. Ended ones are listed for two more hours.',
    query: EVENTS_QUERY,
    response: EventsResponse,
    problems: [400],
  }),
  getSigns: get({
    summary: 'What every message sign says now. A sign without phases is blank.',
    response: SignsResponse,
  }),
  getAdvisories: get({
    summary: 'What agencies tell all travelers of a region, in their own words, important ones first.',
    response: AdvisoriesResponse,
  }),
  getWeatherAlerts: get({
    summary:
      'The official weather warnings for the district’s zones that are in force, most severe first, in the service’s own words.',
    response: WeatherAlertsResponse,
  }),
  getWarnings: get({
    summary:
      'The official weather warnings that every page shows now, most urgent first: each kind once, with the service’s headlines and the zones it is in force in.',
    response: v.array(Warning),
  }),
  sendFeedback: post({
    summary: 'Stores a visitor’s message. A 202 is a promise that survives a crash.',
    body: FeedbackBody,
  }),
  sendTourRequest: post({
    summary: 'Stores a request to visit the traffic management center.',
    body: TourRequestBody,
  }),
  getToken: get({
    summary:
      'The token a form sends back in the header X-XSRF-TOKEN, set as the cookie XSRF-TOKEN too. For forms on a page that set no cookie.',
    response: FormToken,
    problems: [503],
  }),
  getChallenge: get({
    summary:
      'A proof of work in the form of ALTCHA, to be solved and sent with a form as `altcha`. Null while none is required.',
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
  /** Query parameters. Given: the response depends on them and is built on request. */
  query?: Readonly<Record<string, v.GenericSchema>>
  /** Served as CSV too: with `Accept: text/csv`, or `?format=csv` behind the address. */
  isTable?: true
  body?: v.GenericSchema
  response: v.GenericSchema
  status: 200 | 202
  /** Statuses with which it may return a problem. */
  problems: readonly number[]
}

/** A call that reads. */
function get<const Call extends Pick<Endpoint, 'summary' | 'response'> & Partial<Endpoint>>(call: Call) {
  return { method: 'GET', params: {}, status: 200, problems: [], ...call } as const
}

/** A call that stores a message. */
function post<const Call extends Pick<Endpoint, 'summary' | 'body'>>(call: Call) {
  const problems = [403, 413, 415, 422, 429, 503]
  return { method: 'POST', params: {}, response: MessageReceipt, status: 202, problems, ...call } as const
}

/** What a successful call returns. */
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
