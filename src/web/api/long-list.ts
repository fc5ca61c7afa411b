import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { type Category, DOCUMENT_GROUPS } from '../../contract/category.ts'
import type { ParamsOf, ResponseOf } from '../../contract/endpoints.ts'
import type { ReadEndpointId } from '../../contract/page-source.ts'
import type { ListedReport } from '../../contract/report.ts'
import type { Incident } from '../../contract/tim-report.ts'
import { firstPageKeyOf, type ResponseState, useResponse } from './query-client.ts'

/** Of a longer list the page contains only the first part. The browser requests the rest on demand. */
export const WHOLE_UP_TO = 100

/** How many incidents a list shows at first. */
export const INCIDENTS_SHOWN = 5

/** How many incidents the table on a report's page shows; its CSV has all. */
export const INCIDENTS_IN_TABLE = 100

/** The shown part of a list. */
export interface LongList<Item> {
  shown: readonly Item[]
  /** How many there are in all. */
  total: number
  /** The items not shown: there are none, or they are hidden, loading or failed to load. */
  rest: 'none' | 'hidden' | 'loading' | 'failed'
}

/** A response and the list in it. When the list is long, the response may hold only its first page. */
interface LongResponse<Id extends ReadEndpointId, Item> {
  response: ResponseOf<Id>
  list: LongList<Item>
}

/** The first page of a list too long for the document, as the server puts it there. */
interface FirstPage<Id extends ReadEndpointId> {
  response: ResponseOf<Id>
  /** How many items the whole list has. */
  total: number
}

/**
 * A list that may be long: its first items at once, all of them on demand. Requests nothing that the page already contains.
 *
 * @param how `itemsOf`: the list in the response; `first`: how many are shown at first
 */
function useLongList<Id extends ReadEndpointId, Item>(
  id: Id,
  params: ParamsOf<Id> & Readonly<Record<string, string>>,
  how: { itemsOf: (response: ResponseOf<Id>) => readonly Item[]; first: number },
): ResponseState<LongResponse<Id, Item>> & { showAll: () => void } {
  const page = useQueryClient().getQueryData<FirstPage<Id>>(firstPageKeyOf(id, params))
  const [isAllWanted, setIsAllWanted] = useState(false)
  // Rendering a thousand rows takes a while, during which the page still scrolls.
  const [, startRendering] = useTransition()
  const whole = useResponse(id, params, page === undefined || isAllWanted)
  const showAll = () => {
    if (whole.kind === 'failed') whole.retry()
    else startRendering(() => setIsAllWanted(true))
  }
  const loaded = (response: ResponseOf<Id>, total: number) => {
    const rest = isAllWanted ? whole.kind : 'hidden'
    const list = listOfPage(how.itemsOf(response), total, { first: how.first, rest })
    return { kind: 'loaded', response: { response, list }, showAll } as const
  }
  if (whole.kind === 'loaded') return loaded(whole.response, how.itemsOf(whole.response).length)
  return page === undefined ? { ...whole, showAll } : loaded(page.response, page.total)
}

/** What is shown of a list of which only the first page has loaded; once more is wanted, all of that page. Pure. */
export function listOfPage<Item>(
  items: readonly Item[],
  total: number,
  { first, rest }: { first: number; rest: Exclude<LongList<Item>['rest'], 'none'> | 'loaded' },
): LongList<Item> {
  const shown = rest === 'hidden' ? items.slice(0, first) : items
  return { shown, total, rest: rest === 'loaded' || shown.length === total ? 'none' : rest }
}

export type TimIncidents = LongResponse<'getTimReports', Incident>

/** The incidents of one area or of one published report, in the order of the report; only the first few at first. */
export function useTimReport(id: string) {
  return useLongList(
    'getTimReports',
    { id },
    { itemsOf: ({ incidents }) => incidents, first: INCIDENTS_SHOWN },
  )
}

/** The shown reports of one category, newest period first. */
export type ReportList = LongList<ListedReport>

export type ReportListState = ResponseState<ReportList> & { showAll: () => void }

/** How many reports a list shows at first: thirty years of annual reports. */
export const FIRST_SHOWN = 30

/** How many of the newest reports the Discover page shows. */
export const NEWEST_SHOWN = 5

/** Whether a category's reports are one after another, so that only the newest needs its summary; each master plan is about something else. */
export function isSeries(category: Category): boolean {
  return category !== DOCUMENT_GROUPS.masterPlans
}

/** The reports of one category without those in the archive. */
export function useReportList(category: Category): ReportListState {
  return listAlone(useLongList('getReports', { category }, { itemsOf: currentReports, first: FIRST_SHOWN }))
}

/** The archived reports of every category. */
export function useArchive(): ReportListState {
  return listAlone(
    useLongList('getArchivedReports', {}, { itemsOf: (reports) => reports, first: FIRST_SHOWN }),
  )
}

/** The reports listed under their category; archived ones are listed in the archive. */
export function currentReports<Listed extends Pick<ListedReport, 'archived'>>(
  reports: readonly Listed[],
): readonly Listed[] {
  return reports.filter(({ archived }) => !archived)
}

function listAlone(
  state: ReturnType<typeof useLongList<'getReports' | 'getArchivedReports', ListedReport>>,
): ReportListState {
  return state.kind === 'loaded' ? { ...state, response: state.response.list } : state
}
