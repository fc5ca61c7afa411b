import { parseAbout } from '../contract/about-address.ts'
import { DOCUMENT_GROUPS, METRICS_GROUPS } from '../contract/category.ts'
import type { ParamsOf } from '../contract/endpoints.ts'
import type { Language } from '../contract/language.ts'
import { type MetricsParams, parseMetricsAddress } from '../contract/metrics-address.ts'
import { type MetricsChoices, metricsChoices } from '../contract/metrics-choices.ts'
import type { PageSource, ReadEndpointId } from '../contract/page-source.ts'
import type { Page } from '../contract/pages.ts'
import type { ListedReport, Report } from '../contract/report.ts'
import { parseSearchAddress, searchCall } from '../contract/search-address.ts'
import { isSearchPage } from '../contract/search-groups.ts'
import type { SiteInLanguage } from '../contract/site-in-language.ts'
import type { TimReport } from '../contract/tim-report.ts'
import {
  currentReports,
  FIRST_SHOWN,
  INCIDENTS_IN_TABLE,
  INCIDENTS_SHOWN,
  isSeries,
  NEWEST_SHOWN,
  WHOLE_UP_TO,
} from './api/long-list.ts'
import { type CachedQuery, firstPageKeyOf, queryKeyOf } from './api/query-client.ts'
import {
  arterialParams,
  expressParams,
  freewayParams,
  rampParams,
  reportView,
  requestedGroup,
  yearView,
} from './features/metrics/metrics-params.ts'
import { parseRoadsAddress } from './features/roads/roads-params.ts'

/** An API request whose response a page renders. */
export type PageCall = { [Id in ReadEndpointId]: { id: Id; params: ParamsOf<Id> } }[ReadEndpointId]

/** Every API call a page needs. `view`: the query string of its address. */
export function callsOf(page: Page, site: SiteInLanguage, language: Language, view = ''): PageCall[] {
  const prose: PageCall = { id: 'getPage', params: { language, page } }
  switch (page) {
    case 'discover':
      return [prose, { id: 'getStats', params: {} }, { id: 'getNewestReports', params: {} }, MAP_OVERVIEW]
    case 'documents':
      return [
        prose,
        ...Object.values(DOCUMENT_GROUPS)
          .filter((category) => site.categories[category] !== undefined)
          .map((category) => reportsCall(category)),
        { id: 'getArchivedReports', params: {} },
      ]
    case 'metrics':
      return [...metricsCalls(view, metricsChoices(site.categories)), prose]
    case 'services':
      return [prose, ...incidentCalls(site)]
    case 'contact-us':
      return [prose, ...aboutCalls(view)]
    case 'accessibility':
      return [prose, { id: 'getAccessibilitySummary', params: {} }]
    case 'roads':
      return [prose, ...myRoadsCalls(view, metricsChoices(site.categories))]
    case 'about-us':
      return [prose, MAP_OVERVIEW]
    default:
      return [prose]
  }
}

/** How long trips take, for a visitor's own roads. */
function myRoadsCalls(view: string, offered: MetricsChoices): PageCall[] {
  if (parseRoadsAddress(view).view !== 'mine' || !offered.tabs.includes('freeway')) return []
  const params = parseMetricsAddress('', offered)
  return params.tab === 'freeway' ? [overviewCall(params)] : []
}

/** The incidents of the area shown first. */
function incidentCalls({ categories, incidentAreas }: SiteInLanguage): PageCall[] {
  const [area] = incidentAreas
  const isShown = categories.services_incidentManagement_tim !== undefined
  return area === undefined || !isShown ? [] : [{ id: 'getTimReports', params: { id: area.id } }]
}

/** Has no response if the office has no map. */
const MAP_OVERVIEW: PageCall = { id: 'getMapOverview', params: {} }

/** The contact form shows the title of the report a message is about. */
function aboutCalls(view: string): PageCall[] {
  const about = parseAbout(view)
  return about?.kind === 'report' ? [{ id: 'getReport', params: { id: about.id } }] : []
}

/** The open tab's figures and reports; the page requests the lists of the other tabs itself. */
function metricsCalls(view: string, offered: MetricsChoices): PageCall[] {
  if (offered.tabs.length === 0) return []
  const params = parseMetricsAddress(view, offered)
  return [overviewCall(params), reportsCall(METRICS_GROUPS[requestedGroup(params)])]
}

function overviewCall(params: MetricsParams): PageCall {
  switch (params.tab) {
    case 'freeway':
      return { id: 'getFreewayOverview', params: freewayParams(params) }
    case 'arterial':
      return { id: 'getArterialOverview', params: arterialParams(params) }
    case 'express':
      return { id: 'getExpressOverview', params: expressParams(params) }
    case 'ramp':
      return { id: 'getRampOverview', params: rampParams(params) }
  }
}

/** Every API call a report's page needs. */
export function callsOfReport(report: Report, { categories }: SiteInLanguage): PageCall[] {
  const own: PageCall = { id: 'getReport', params: { id: report.id } }
  const year = yearView(report, categories)
  if (year !== null) return [own, overviewCall(year)]
  if (report.dataUrl === null) return [own]
  if (report.category === 'services_incidentManagement_tim')
    return [own, { id: 'getTimReports', params: { id: report.id } }]
  const view = reportView(report)
  return view === null ? [own] : [own, overviewCall(view)]
}

function reportsCall(category: ParamsOf<'getReports'>['category']): PageCall {
  return { id: 'getReports', params: { category } }
}

/** The responses a page is rendered from. A call without a response is left out; the browser makes it. */
export function queriesOf(calls: readonly PageCall[], source: PageSource): CachedQuery[] {
  return calls.map((call) => queryOf(call, source)).filter(([, response]) => response != null)
}

function queryOf(call: PageCall, source: PageSource): CachedQuery {
  switch (call.id) {
    case 'getReports':
    case 'getArchivedReports':
      return reportsQuery(call, responseOf(call, source))
    case 'getNewestReports':
      return [keyOf(call), source.response(call.id, call.params)?.slice(0, NEWEST_SHOWN).map(withoutSummary)]
    case 'getTimReports':
      return incidentsQuery(call, source.response(call.id, call.params))
    default:
      return [keyOf(call), responseOf(call, source)]
  }
}

/** Pairs a call's id with its own params, which TypeScript loses in a union of calls. */
function responseOf<Id extends ReadEndpointId>(call: { id: Id; params: ParamsOf<Id> }, source: PageSource) {
  return source.response(call.id, call.params)
}

/** A page contains only the first part of a long list: a thousand reports would outweigh the rest of the site. */
function reportsQuery(call: PageCall, reports: readonly Report[] | null): CachedQuery {
  if (reports === null) return [keyOf(call), null]
  const listed = call.id === 'getReports' ? currentReports(reports) : reports
  const hasOneSummary = call.id === 'getReports' && isSeries(call.params.category)
  const asShown = (report: Report) =>
    hasOneSummary && report !== listed[0] ? withoutSummary(report) : asListed(report)
  if (reports.length <= WHOLE_UP_TO) return [keyOf(call), reports.map(asShown)]
  const response = listed.slice(0, FIRST_SHOWN).map(asShown)
  return [firstPageKeyOf(call.id, call.params), { response, total: listed.length }]
}

/** The incidents the page shows: the first few of an area; a hundred in the table on a report's own page. */
function incidentsQuery(call: PageCall & { id: 'getTimReports' }, report: TimReport | null): CachedQuery {
  const isArea = report?.id === report?.area
  const shown = isArea ? INCIDENTS_SHOWN : INCIDENTS_IN_TABLE
  if (report === null || report.incidents.length <= shown) return [keyOf(call), report]
  const incidents = report.incidents.slice(0, shown)
  const first = { response: { ...report, incidents }, total: report.incidents.length }
  return [firstPageKeyOf(call.id, call.params), first]
}

/** A report without its checksum and the text of its findings: half of its bytes, and no list shows them. */
export function asListed({
  file: { sha256: _, checks, ...file },
  readUrl: _readUrl,
  ...report
}: Report): ListedReport {
  const short = checks === null ? null : { findings: checks.findings.map(({ rule }) => ({ rule })) }
  return { ...report, file: { ...file, checks: short } }
}

/** For lists that show no summaries; of a series only the newest report has one. */
function withoutSummary(report: Report): ListedReport {
  const { summary: _, ...listed } = asListed(report)
  return listed
}

function keyOf({ id, params }: PageCall) {
  return queryKeyOf(id, params)
}

export function searchQueries(page: Page, found: PageSource['found']): CachedQuery[] {
  const search = found !== undefined && isSearchPage(page) ? parseSearchAddress(found.address, page) : null
  const response = found?.response ?? null
  return search === null || response === null
    ? []
    : [[queryKeyOf('searchDocuments', searchCall(search)), response]]
}
