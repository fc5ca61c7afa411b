import type { Measured } from '../measured.ts'
import { ratioOf } from '../shares.ts'
import { type IncidentTimes, minutesBetween } from './stamps.ts'

/**
 * How long each step of one incident took, minutes, unrounded. `null`: a stamp the step needs
 * is missing or out of order. Such incidents are left out of means, and counted.
 */
export interface TimelineDurations {
  verificationMinutes: Measured
  responseMinutes: Measured
  roadwayClearanceMinutes: Measured
  incidentClearanceMinutes: Measured
}

/** Verification: T2 − T1, from the first recordable awareness until the incident is verified. Source: NCHRP 07-20. */
export function verificationMinutes(times: IncidentTimes): Measured {
  return minutesBetween(times.t1, times.t2)
}

/**
 * Response: T4 − T2, from verification until the first responder arrives. Source: NCHRP 07-20.
 * Some agencies count T4 − T3, from dispatch: that is shorter, and the two must not be compared.
 */
export function responseMinutes(times: IncidentTimes): Measured {
  return minutesBetween(times.t2, times.t4)
}

/**
 * Roadway clearance time (RCT): T5 − T1, from first awareness until all lanes are open.
 * For lane-blocking incidents alone: `null` when no lane was blocked, and when it is not
 * known whether one was. Source: FHWA TIM performance measures.
 */
export function roadwayClearanceMinutes(times: IncidentTimes, lanesBlocked: Measured): Measured {
  return isLaneBlocking(lanesBlocked) === true ? minutesBetween(times.t1, times.t5) : null
}

/** Incident clearance time (ICT): T6 − T1, from first awareness until the last responder has left. All incidents. */
export function incidentClearanceMinutes(times: IncidentTimes): Measured {
  return minutesBetween(times.t1, times.t6)
}

/** All four steps of one incident. `lanesBlocked`: how many lanes were; `null`, not recorded. */
export function timelineDurations(times: IncidentTimes, lanesBlocked: Measured): TimelineDurations {
  return {
    verificationMinutes: verificationMinutes(times),
    responseMinutes: responseMinutes(times),
    roadwayClearanceMinutes: roadwayClearanceMinutes(times, lanesBlocked),
    incidentClearanceMinutes: incidentClearanceMinutes(times),
  }
}

/** Whether an incident blocked a lane; `null` when that was not recorded. */
export function isLaneBlocking(lanesBlocked: Measured): boolean | null {
  return lanesBlocked === null ? null : lanesBlocked > 0
}

/**
 * Secondary crash rate: secondary crashes / primary crashes, a plain ratio (0.05 is one in twenty).
 * A secondary crash happens within the scene of an earlier one or in its queue, in either direction;
 * primary crashes are all the others. `null` when either count is unknown or there was no primary
 * crash. Source: FHWA TIM performance measures.
 */
export function secondaryCrashRate(secondaryCrashes: Measured, primaryCrashes: Measured): Measured {
  return ratioOf(secondaryCrashes, primaryCrashes)
}
