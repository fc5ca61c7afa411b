import type { Measured } from '../measured.ts'
import { percentOf, ratioOf } from '../shares.ts'

/**
 * Express share, percent: 100 × express / (express + general-purpose) vehicles.
 * `null` when either volume is not measured, or when nothing was driven.
 */
export function expressSharePercent(expressVehicles: Measured, generalVehicles: Measured): Measured {
  if (expressVehicles === null || generalVehicles === null) return null
  return percentOf(expressVehicles, expressVehicles + generalVehicles)
}

/**
 * Availability, percent: 100 × open lane-hours / scheduled lane-hours. `null` when either is not known or
 * nothing was scheduled, as for reversible lanes in a window they never serve.
 */
export function availabilityPercent(openLaneHours: Measured, scheduledLaneHours: Measured): Measured {
  return percentOf(openLaneHours, scheduledLaneHours)
}

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
