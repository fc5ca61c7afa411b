import type { ComparedFigure } from '../../contract/metrics-overview.ts'
import { type ComparisonRule, compareFigures } from './compare.ts'

/** A figure that may be the news of its period. */
export interface NewsCandidate {
  column: string
  figure: Pick<ComparedFigure, 'value' | 'previous' | 'mean'>
  rule: ComparisonRule
}

/** A figure is news when it changed by this many times the largest "about the same" change: for a share, 5 points. */
const NEWS_TIMES = 10

/**
 * The figure that changed most since the period before, in units of its own threshold. `null`: none changed enough, or
 * the change only brought it back to the mean of the year.
 */
export function newsAmong<Candidate extends NewsCandidate>(
  candidates: readonly Candidate[],
): { candidate: Candidate; difference: number } | null {
  let news: { candidate: Candidate; difference: number; size: number } | null = null
  for (const candidate of candidates) {
    const { figure, rule } = candidate
    const change = compareFigures(figure.value, figure.previous, rule)
    if (change.kind === 'notMeasured' || figure.previous === null) continue
    const size = Math.abs(change.difference) / thresholdOf(rule, figure.previous)
    const usual = compareFigures(figure.value, figure.mean, rule)
    const isBackToUsual = usual.kind === 'measured' && usual.direction !== change.direction
    if (size >= 1 && !isBackToUsual && size > (news?.size ?? 0)) {
      news = { candidate, difference: change.difference, size }
    }
  }
  return news === null ? null : { candidate: news.candidate, difference: news.difference }
}

function thresholdOf({ sameWithin: { amount, of } }: ComparisonRule, baseline: number): number {
  return NEWS_TIMES * (of === 'unit' ? amount : (Math.abs(baseline) * amount) / 100)
}
