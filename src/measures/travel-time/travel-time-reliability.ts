import { type Weighted, weightedMean } from '../means.ts'
import type { Figure, Measured } from '../measured.ts'
import { DECIMALS, rounded } from '../rounding.ts'
import { ratioOf } from '../shares.ts'

/** A segment is reliable while its LOTTR is below this. Source: 23 CFR 490.513. */
export const RELIABLE_BELOW = 1.5

/**
 * Level of travel time reliability (LOTTR): 80th percentile / 50th percentile travel time, a ratio,
 * rounded to the nearest hundredth, because the rule reports and compares it like this.
 * `null` when either is not measured or the 50th is not above 0. Source: 23 CFR 490.511.
 */
export function levelOfTravelTimeReliability(p50Minutes: Measured, p80Minutes: Measured): Measured {
  return rounded(ratioOf(p80Minutes, p50Minutes), DECIMALS.index)
}

/** Whether a segment is reliable: its LOTTR, to the hundredth, is below 1.50. 1.495 is 1.50 and is not. */
export function isReliable(lottr: Measured): boolean | null {
  const validated = rounded(lottr, DECIMALS.index)
  return validated === null ? null : validated < RELIABLE_BELOW
}

/**
 * Share of travel on reliable segments, percent: vehicle-miles on segments with LOTTR < 1.50 / vehicle-miles
 * on all segments where it is known. Segments without LOTTR or vehicle-miles are left out and counted.
 *
 * The federal measure weighs by person-miles over a year and asks for all four of its time periods;
 * ours weighs by vehicle-miles over one peak, and must not be printed under the federal name.
 */
export function reliableTravelPercent(
  segments: readonly { lottr: Measured; vehicleMiles: Measured }[],
): Figure {
  return weightedMean(
    segments.map(({ lottr, vehicleMiles }): Weighted => {
      const reliable = isReliable(lottr)
      return { value: reliable === null ? null : reliable ? 100 : 0, weight: vehicleMiles }
    }),
  )
}
