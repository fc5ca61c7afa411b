import type { Figure, Measured } from '../measured.ts'
import { percentOf, ratioOf } from '../shares.ts'

/**
 * Both occupancies must be at least this for a split failure. Source: the measure of Purdue University and UDOT's
 * ATSPM; the threshold as in `atspm` of Oregon DOT. UDOT's own code counts above 79%, which differs between 79 and 80.
 */
export const SPLIT_FAILURE_OCCUPANCY_PERCENT = 80

/** Detector occupancy of one signal cycle, percent of the time. `null`: not observed. */
export interface CycleOccupancy {
  /** Over the whole green. */
  greenPercent: Measured
  /** Over the first five seconds of red. */
  redStartPercent: Measured
}

/**
 * Arrivals on green, percent: 100 × vehicles arriving on green / all arriving vehicles.
 * `null` when either is not measured, or no vehicle came. Source: UDOT ATSPM.
 */
export function arrivalsOnGreenPercent(arrivalsOnGreen: Measured, arrivals: Measured): Measured {
  return percentOf(arrivalsOnGreen, arrivals)
}

/**
 * Platoon ratio: arrivals on green % / green time as % of the cycle. 1.0: vehicles arrive at random; above, the
 * signal is timed for them. `null` when either is not measured or there was no green. Source: UDOT ATSPM.
 */
export function platoonRatio(arrivalsOnGreenPercent: Measured, greenPercent: Measured): Measured {
  return ratioOf(arrivalsOnGreenPercent, greenPercent)
}

/**
 * Whether a cycle left vehicles behind: occupancy of 80% or more during green and in the first seconds of red.
 * `null` when either is not observed, unless the other already rules a failure out.
 */
export function isSplitFailure({ greenPercent, redStartPercent }: CycleOccupancy): boolean | null {
  const occupancies = [greenPercent, redStartPercent]
  if (occupancies.some((percent) => percent !== null && percent < SPLIT_FAILURE_OCCUPANCY_PERCENT))
    return false
  return occupancies.includes(null) ? null : true
}

/**
 * Split failures, percent: 100 × failed cycles / cycles observed. A cycle that was not observed is left out and
 * counted. `null` when none could be.
 */
export function splitFailurePercent(cycles: readonly CycleOccupancy[]): Figure {
  const validated = cycles.map(isSplitFailure).filter((isFailure) => isFailure !== null)
  const failures = validated.filter((isFailure) => isFailure).length
  return { value: percentOf(failures, validated.length), n: validated.length, of: cycles.length }
}

/**
 * Detector health, percent: 100 × detectors passing their tests / all.
 * `null` when either is unknown or there are none. Source: UDOT ATSPM.
 */
export function detectorHealthPercent(passing: Measured, all: Measured): Measured {
  return percentOf(passing, all)
}
