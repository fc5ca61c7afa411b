import type { Stat } from '../../contract/stats.ts'
import { type Measured, percentOf } from '../measured.ts'
import { rounded, withoutDust } from '../rounding.ts'

/** Which direction is better for the traveler; `none`: neither. */
export type GoodDirection = Stat['goodDirection']

/** The largest difference that is still "about the same", in the measure's own unit or as percent of the baseline. */
export interface SameWithin {
  amount: number
  of: 'unit' | 'baselinePercent'
}

export interface ComparisonRule {
  /** Published decimals. */
  decimals: number
  goodDirection: GoodDirection
  sameWithin: SameWithin
}

/** A figure compared with an earlier one. Exactly one case holds. */
export type Comparison =
  | { kind: 'notMeasured' }
  | {
      kind: 'measured'
      /** current − baseline, in the measure's unit, with its decimals. */
      difference: number
      /** 100 × difference / baseline, unrounded. `null` when the baseline is not above 0. */
      differencePercent: Measured
      direction: 'up' | 'down' | 'level'
      /** `same`: within the threshold. `neither`: it differs, but neither direction is better. */
      verdict: 'better' | 'worse' | 'same' | 'neither'
    }

/**
 * Compares a figure with the previous period, the same period last year or the 52-week mean.
 * Both are rounded as shown before they are subtracted, so that readers get the same
 * difference. `notMeasured` when either is `null`.
 */
export function compareFigures(current: Measured, baseline: Measured, rule: ComparisonRule): Comparison {
  const [now, before] = [rounded(current, rule.decimals), rounded(baseline, rule.decimals)]
  if (now === null || before === null) return { kind: 'notMeasured' }
  const difference = rounded(now - before, rule.decimals)
  const differencePercent = percentOf(difference, before)
  if (isSame(difference, before, rule.sameWithin)) {
    return { kind: 'measured', difference, differencePercent, direction: 'level', verdict: 'same' }
  }
  const direction = difference > 0 ? 'up' : 'down'
  const verdict =
    rule.goodDirection === 'none' ? 'neither' : direction === rule.goodDirection ? 'better' : 'worse'
  return { kind: 'measured', difference, differencePercent, direction, verdict }
}

function isSame(difference: number, baseline: number, { amount, of }: SameWithin): boolean {
  const limit = of === 'unit' ? amount : (Math.abs(baseline) * amount) / 100
  return Math.abs(difference) <= withoutDust(limit)
}
