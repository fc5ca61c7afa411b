import { type Measured, measuredOnly, percentOf } from '../measured.ts'

/**
 * The share of lane-blocking incidents whose lanes were open within the district's goal, percent: those with
 * RCT ≤ goal / those with a known RCT. A clearance of exactly the goal meets it. `clearances` holds the RCT of each
 * lane-blocking incident, minutes, unrounded.
 *
 * We count roadway clearance time, from T1, the first recordable awareness. A policy may count from a later moment,
 * such as the arrival of the first officer; our way never makes the share look better.
 */
export function clearanceGoalCompliance(clearances: readonly Measured[], goalMinutes: number): Measured {
  const known = measuredOnly(clearances)
  return percentOf(known.filter((minutes) => minutes <= goalMinutes).length, known.length)
}
