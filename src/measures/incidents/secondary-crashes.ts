import type { Measured } from '../measured.ts'
import { ratioOf } from '../shares.ts'

/**
 * Secondary crash rate: secondary crashes / primary crashes, a plain ratio (0.05 is one in twenty).
 * A secondary crash happens within the scene of an earlier one or in its queue, in either direction;
 * primary crashes are all the others. `null` when either count is unknown or there was no primary
 * crash. Source: FHWA TIM performance measures.
 */
export function secondaryCrashRate(secondaryCrashes: Measured, primaryCrashes: Measured): Measured {
  return ratioOf(secondaryCrashes, primaryCrashes)
}
