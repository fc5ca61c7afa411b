import { parseAbout } from '../contract/about-address.ts'
import { DOCUMENT_GROUPS, METRICS_GROUPS } from '../contract/category.ts'
import type { ParamsOf } from '../contract/endpoints.ts'
import type { Language } from '../contract/language.ts'
import { type MetricsParams, parseMetricsAddress } from '../contract/metrics-address.ts'
import type { ReadEndpointId } from '../contract/page-source.ts'
import type { Page } from '../contract/pages.ts'
import type { Report } from '../contract/report.ts'
import { TIM_AREAS } from '../contract/tim-areas.ts'
import { INCIDENTS_IN_TABLE } from './api/report-list.ts'
import {
  arterialParams,
  expressParams,
  freewayParams,
  rampParams,
  reportView,
  requestedGroup,
} from './features/metrics/metrics-params.ts'

/**
 * One call a page makes: the server answers it into the HTML, the browser preloads it on hover.
 * `first`: of a list, so many travel with the page; without it as many as a list shows at first.
 */
export type PageCall = {
  [Id in ReadEndpointId]: { id: Id; params: ParamsOf<Id>; first?: number }
}[ReadEndpointId]

/** Every call a page needs to be complete. `view`: what stands behind `?` in its address. */
export function callsOf(page: Page, language: Language, view = ''): PageCall[] {
  const prose: PageCall = { id: 'getPage', params: { language, page } }
  switch (page) {
    case 'discover':
      return [prose, { id: 'getStats', params: {} }, { id: 'getNewestReports', params: {} }]
    case 'documents':
      return [prose, ...reportCalls(Object.values(DOCUMENT_GROUPS)), { id: 'getArchivedReports', params: {} }]
    case 'metrics':
      return [...metricsCalls(parseMetricsAddress(view)), prose]
    case 'services':
      return [prose, { id: 'getTimReports', params: { id: TIM_AREAS[0] } }]
    case 'contact-us':
      return [prose, ...aboutCalls(view)]
    default:
      return [prose]
  }
}

/** A report that is written about is called by its title. */
function aboutCalls(view: string): PageCall[] {
  const about = parseAbout(view)
  return about?.kind === 'report' ? [{ id: 'getReport', params: { id: about.id } }] : []
}

/** Under the figures stand so many of the reports they were published in. */
const REPORTS_UNDER_FIGURES = 3

/** The open tab's figures and newest reports; the other lists of the page come with their own calls. */
function metricsCalls(params: MetricsParams): PageCall[] {
  const category = METRICS_GROUPS[requestedGroup(params)]
  return [overviewCall(params), { id: 'getReports', params: { category }, first: REPORTS_UNDER_FIGURES }]
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

/** Every call the page of one report needs to be complete. */
export function callsOfReport(report: Report): PageCall[] {
  const own: PageCall = { id: 'getReport', params: { id: report.id } }
  if (report.dataUrl === null) return [own]
  if (report.category === 'services_incidentManagement_tim')
    return [own, { id: 'getTimReports', params: { id: report.id }, first: INCIDENTS_IN_TABLE }]
  const view = reportView(report)
  return view === null ? [own] : [own, overviewCall(view)]
}

function reportCalls(categories: readonly ParamsOf<'getReports'>['category'][]): PageCall[] {
  return categories.map((category) => ({ id: 'getReports', params: { category } }))
}
