import type { ParamsOf } from '../contract/endpoints.ts'
import type { PageSource, ReadEndpointId } from '../contract/page-source.ts'
import type { Page } from '../contract/pages.ts'
import type { ListedReport, Report } from '../contract/report.ts'
import { parseSearchAddress, searchCall } from '../contract/search-address.ts'
import { isSearchPage } from '../contract/search-groups.ts'
import type { TimReport } from '../contract/tim-report.ts'
import type { Seed } from './api/query-client.ts'
import { FIRST_SHOWN, INCIDENTS_SHOWN, isListed, NEWEST_SHOWN } from './api/report-list.ts'
import type { PageCall } from './page-calls.ts'

/** The answers a page is drawn from and brings along. A call that has none is left out; the page then makes it itself. */
export function seedsOf(calls: readonly PageCall[], source: PageSource): Seed[] {
  return calls.flatMap((call) => seedOf(call, source))
}

/** The answer of the search in the address, as the page itself would ask for it. */
export function searchSeeds(page: Page, found: PageSource['found']): Seed[] {
  const requested = found !== undefined && isSearchPage(page) ? parseSearchAddress(found.address, page) : null
  const response = found?.response ?? null
  if (requested === null || response === null) return []
  return [{ id: 'searchDocuments', params: searchCall(requested), response, total: null }]
}

function seedOf(call: PageCall, source: PageSource): Seed[] {
  switch (call.id) {
    case 'getReports':
      return listSeed(call, source.response(call.id, call.params))
    case 'getArchivedReports':
      return listSeed(call, source.response(call.id, call.params))
    case 'getNewestReports': {
      const newest = source.response(call.id, call.params)
      return wholeSeed(call, newest?.slice(0, NEWEST_SHOWN).map(asListed) ?? null)
    }
    case 'getTimReports':
      return incidentsSeed(call, source.response(call.id, call.params))
    default:
      return wholeSeed(call, responseOf(call, source))
  }
}

/** The pair of a call's id and its own params, which a union of calls keeps together. */
function responseOf<Id extends ReadEndpointId>(call: { id: Id; params: ParamsOf<Id> }, source: PageSource) {
  return source.response(call.id, call.params)
}

function wholeSeed({ id, params }: PageCall, response: unknown): Seed[] {
  return response === null ? [] : [{ id, params, response, total: null }]
}

/** A list of a thousand reports would weigh more than the rest of the site: of such a one only the beginning travels. */
function listSeed({ id, params, first = FIRST_SHOWN }: PageCall, reports: Report[] | null): Seed[] {
  if (reports === null) return []
  if (reports.length <= first) return [{ id, params, response: reports.map(asListed), total: null }]
  const listed = id === 'getReports' ? reports.filter(isListed) : reports
  return [{ id, params, response: listed.slice(0, first).map(asListed), total: listed.length }]
}

/** Nor would all the incidents of a busy month. */
function incidentsSeed(call: PageCall, report: TimReport | null): Seed[] {
  const { id, params, first = INCIDENTS_SHOWN } = call
  if (report === null || report.incidents.length <= first) return wholeSeed(call, report)
  const response = { ...report, incidents: report.incidents.slice(0, first) }
  return [{ id, params, response, total: report.incidents.length }]
}

/** No list shows checksums, and as numbers made by chance they weigh as much as all else said of a report. */
function asListed({ file: { sha256: _, ...file }, ...report }: Report): ListedReport {
  return { ...report, file }
}
