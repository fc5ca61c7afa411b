import type { Category } from '../../contract/category.ts'
import type { ListedReport } from '../../contract/report.ts'
import { FIRST_SHOWN, isListed, type ReportListState } from './report-list.ts'
import { useLongList } from './use-long-list.ts'

/** The reports of one category without those in the archive, newest period first: the first thirty at once. */
export function useReportList(category: Category): ReportListState {
  return listAlone(
    useLongList(
      'getReports',
      { category },
      {
        itemsOf: (reports): readonly ListedReport[] => reports.filter(isListed),
        first: FIRST_SHOWN,
      },
    ),
  )
}

/** The reports of every category that are in the archive, in the same way. */
export function useArchive(): ReportListState {
  return listAlone(
    useLongList(
      'getArchivedReports',
      {},
      {
        itemsOf: (reports): readonly ListedReport[] => reports,
        first: FIRST_SHOWN,
      },
    ),
  )
}

function listAlone(
  state: ReturnType<typeof useLongList<'getReports' | 'getArchivedReports', ListedReport>>,
): ReportListState {
  return state.kind === 'loaded' ? { ...state, response: state.response.list } : state
}
