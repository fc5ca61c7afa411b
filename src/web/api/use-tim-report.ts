import { useState } from 'react'
import type { Incident, TimReport } from '../../contract/tim-report.ts'
import { useBeginning } from './answer-cache.tsx'
import { buildLongList, type LongList } from './long-list.ts'
import { INCIDENTS_SHOWN } from './report-list.ts'
import { type AnswerState, useAnswer } from './use-answer.ts'

/** A report on incidents, and as many of its incidents as are shown. */
export interface TimIncidents {
  report: Omit<TimReport, 'incidents'>
  list: LongList<Incident>
}

/**
 * The incidents of one area or of one published report, in the order of the report: the first few at once, all when
 * they are asked for. Fetches nothing that the page has brought along, so what is shown at first stays as the page was
 * drawn.
 */
export function useTimReport(id: string): AnswerState<TimIncidents> & { showAll: () => void } {
  const seed = useBeginning('getTimReports', { id })
  const [isAllWanted, setIsAllWanted] = useState(false)
  const answered = useAnswer('getTimReports', { id }, seed === null || isAllWanted)
  const showAll = () => (answered.kind === 'failed' ? answered.retry() : setIsAllWanted(true))
  // The seed of such a report is the report with the first of its incidents.
  const begun = seed === null ? null : (seed.answer as TimReport)
  const whole: AnswerState<readonly Incident[]> =
    answered.kind === 'loaded' ? { kind: 'loaded', answer: answered.answer.incidents } : answered
  const beginning = begun === null ? null : { first: begun.incidents, total: seed?.total ?? 0 }
  const list = buildLongList(beginning, whole, { first: INCIDENTS_SHOWN, isAllWanted })
  const report = answered.kind === 'loaded' ? answered.answer : begun
  if (list.kind !== 'loaded') return { ...list, showAll }
  if (report === null) return { kind: 'loading', showAll }
  return { kind: 'loaded', answer: { report, list: list.answer }, showAll }
}
