import { type Measured, measuredOnly, percentOf } from '../measured.ts'

/**
 * Florida's Open Roads policy: the road is cleared within 90 minutes.
 *
 * The agreement between the Highway Patrol and the Department counts from the arrival of the first
 * responding officer. We count roadway clearance time, from T1, the first recordable awareness:
 * it starts earlier, so a share counted our way is never flattered. Say so next to the figure.
 */
export const OPEN_ROADS = { limitMinutes: 90, clockStartsAt: 't1' } as const

/**
 * Open Roads compliance, percent: lane-blocking incidents with RCT ≤ 90 min / lane-blocking incidents
 * with a known RCT. 90.0 complies. `clearances` holds the RCT of each lane-blocking incident, unrounded.
 */
export function openRoadsCompliance(clearances: readonly Measured[]): Measured {
  const known = measuredOnly(clearances)
  return percentOf(known.filter((minutes) => minutes <= OPEN_ROADS.limitMinutes).length, known.length)
}
