import { useState, useTransition } from 'react'
import type { Category } from '../../contract/category.ts'
import type { ParamsOf } from '../../contract/endpoints.ts'
import type { ListedReport } from '../../contract/report.ts'
import { useBeginning } from './answer-cache.tsx'
import { buildLongList } from './long-list.ts'
import { FIRST_SHOWN, isListed, type ReportListId, type ReportListState } from './report-list.ts'
import { type AnswerState, useAnswer } from './use-answer.ts'

/**
 * The reports of one category without those in the archive, newest period first: the first thirty at once, all
 * when they are asked for. Fetches nothing that the page has brought along.
 */
export function useReportList(category: Category): ReportListState {
  return useLongList('getReports', { category }, isListed)
}

/** The reports of every category that are in the archive, in the same way. */
export function useArchive(): ReportListState {
  return useLongList('getArchivedReports', {}, () => true)
}

function useLongList<Id extends ReportListId>(
  id: Id,
  params: ParamsOf<Id> & Readonly<Record<string, string>>,
  isWanted: (report: ListedReport) => boolean,
): ReportListState {
  const seed = useBeginning(id, params)
  const [isAllWanted, setIsAllWanted] = useState(false)
  // Drawing a thousand rows takes a while, in which the page still scrolls.
  const [, startDrawing] = useTransition()
  const answered: AnswerState<ListedReport[]> = useAnswer(id, params, seed === null || isAllWanted)
  const whole: AnswerState<ListedReport[]> =
    answered.kind === 'loaded' ? { kind: 'loaded', answer: answered.answer.filter(isWanted) } : answered
  const beginning =
    seed?.total == null
      ? null
      : // The seed of such a list is the beginning of what is shown of that call's answer.
        { first: seed.answer as ListedReport[], total: seed.total }
  const list = buildLongList(beginning, whole, { first: FIRST_SHOWN, isAllWanted })
  const showAll = () => {
    if (answered.kind === 'failed') answered.retry()
    else startDrawing(() => setIsAllWanted(true))
  }
  return { ...list, showAll }
}
