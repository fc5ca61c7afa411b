import type { Measured } from '../measured.ts'
import { ratioOf } from '../shares.ts'

/**
 * Minutes saved: general-purpose − express travel time over the same length and window, unrounded.
 * Negative when the express lanes were slower. `null` when either is not measured.
 */
export function minutesSaved(generalMinutes: Measured, expressMinutes: Measured): Measured {
  return generalMinutes === null || expressMinutes === null ? null : generalMinutes - expressMinutes
}

/**
 * What one minute saved cost, USD: mean toll / minutes saved. `null` when either is not known, and when
 * no time was saved: nothing was bought, so it has no price.
 */
export function costPerMinuteSavedUsd(meanTollUsd: Measured, minutesSaved: Measured): Measured {
  return ratioOf(meanTollUsd, minutesSaved)
}
