import type { Measured } from '../measured.ts'
import { rounded, withoutDust } from '../rounding.ts'

/** What a traveler needs to know about one trip, in whole minutes: "a 20-minute trip: allow 28". */
interface TimeToAllow {
  /** The mean trip, rounded. */
  typicalMinutes: number
  /** Enough 19 times of 20, rounded up: a minute too few makes people late. */
  allowMinutes: number
}

/**
 * The time to allow, from the mean and the 95th percentile of travel times. `null` if either is not measured, or
 * if the 95th percentile is below the mean: then too few trips dominate for reliable advice.
 */
export function timeToAllow(meanMinutes: Measured, p95Minutes: Measured): TimeToAllow | null {
  if (meanMinutes === null || p95Minutes === null || p95Minutes < meanMinutes) return null
  const typicalMinutes = rounded(meanMinutes, 0)
  return { typicalMinutes, allowMinutes: Math.max(typicalMinutes, Math.ceil(withoutDust(p95Minutes))) }
}
