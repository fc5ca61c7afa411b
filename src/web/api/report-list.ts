import type { Category } from '../../contract/category.ts'
import type { ListedReport } from '../../contract/report.ts'
import { type LongList, useLongList } from './long-list.ts'
import type { ResponseState } from './use-response.ts'

/** The reports of one category as far as they are shown, newest period first. */
export type ReportList = LongList<ListedReport>

export type ReportListState = ResponseState<ReportList> & { showAll: () => void }

/** A list of reports begins with so many: thirty years of annual reports. */
export const FIRST_SHOWN = 30

/** As many of the reports published last are on the Discover page. */
export const NEWEST_SHOWN = 5

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
