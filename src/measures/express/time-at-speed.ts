import type { Figure, Measured } from '../measured.ts'
import { shareOf } from '../shares.ts'

/** Miles per hour the express lanes are operated for; also the federal threshold for lanes shared by tolled cars. */
export const EXPRESS_TARGET_MPH = 45

/**
 * Share of time at or above 45 mph, percent: observed intervals with mean speed ≥ 45 mph / observed intervals.
 * `speedsMph` holds one entry for every interval there should have been, `null` where nothing was observed:
 * those count neither way, and `n` of `of` is the coverage. Source: 23 U.S.C. 166(d)(2).
 */
export function percentAtTargetSpeed(speedsMph: readonly Measured[], targetMph = EXPRESS_TARGET_MPH): Figure {
  return shareOf(speedsMph, (speed) => speed >= targetMph)
}
