import type { Report } from '../../contract/report.ts'
import type { AnswerState } from './use-answer.ts'

/** As many reports of a list travel with the page and are shown at first: thirty years of annual reports. */
export const FIRST_SHOWN = 30

/** Whether a report stands in the list of its category; those in the archive stand there. */
export function isListed({ archived }: Pick<Report, 'archived'>): boolean {
  return !archived
}

/** The calls that answer lists of reports. */
export function isReportList(id: string): id is ReportListId {
  return id === 'getReports' || id === 'getArchivedReports'
}

export type ReportListId = 'getReports' | 'getArchivedReports'

/** The reports of one category, as far as they are shown. */
export interface ReportList {
  /** Newest period first. */
  shown: readonly Report[]
  /** How many there are in all. */
  total: number
  /** What becomes of those not shown: they wait to be asked for, are on their way, or did not come. */
  rest: 'none' | 'hidden' | 'loading' | 'failed'
}

/** What a list can be: like any answer, only that it may be loaded in part. */
export type ReportListState = AnswerState<ReportList> & { showAll: () => void }

/**
 * What is shown of a list. Pure.
 *
 * @param beginning its first reports, from the page; `null`: the page brought none, or all
 * @param whole the reports of the call; it is made only when there is no beginning, or all are wanted
 */
export function buildReportList(
  beginning: { first: readonly Report[]; total: number } | null,
  whole: AnswerState<Report[]>,
  isAllWanted: boolean,
): AnswerState<ReportList> {
  if (whole.kind === 'loaded') {
    const total = whole.answer.length
    const isWhole = isAllWanted || total <= FIRST_SHOWN
    const shown = isWhole ? whole.answer : whole.answer.slice(0, FIRST_SHOWN)
    return { kind: 'loaded', answer: { shown, total, rest: isWhole ? 'none' : 'hidden' } }
  }
  if (beginning === null) return whole
  const isComplete = beginning.first.length === beginning.total
  const rest = isComplete ? 'none' : isAllWanted ? whole.kind : 'hidden'
  return { kind: 'loaded', answer: { shown: beginning.first, total: beginning.total, rest } }
}
