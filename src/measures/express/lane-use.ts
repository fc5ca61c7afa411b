import type { Measured } from '../measured.ts'
import { percentOf } from '../shares.ts'

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
