import type { Incident, TimReport } from '../../contract/tim-report.ts'
import { distributionOf } from '../distribution.ts'
import { type Measured, measuredOnly, percentOf } from '../measured.ts'
import { rounded } from '../rounding.ts'
import { minutesBetween } from './stamps.ts'

type Summary = TimReport['summary']

/**
 * The figures above a list of incidents, rounded for publication: minutes and percent to one decimal.
 *
 * Clearance times are computed from the stamps; where stamps are missing, a time the office recorded
 * counts. An incident is `withTimes` when its incident clearance time is known and, if it blocked lanes,
 * its roadway clearance time too; without a record of whether it did, it is not. A mean is
 * over those that have that time. `secondaryCrashes` is `null` when there is no incident at all.
 */
export function summarizeIncidents(incidents: readonly Incident[], goalMinutes: number): Summary {
  const timed = incidents.map(clearanceOf)
  const roadwayClearances = timed
    .filter(({ isBlocking, roadway }) => isBlocking === true || roadway !== null)
    .map(({ roadway }) => roadway)
  return {
    incidents: incidents.length,
    withTimes: timed.filter(
      ({ isBlocking, roadway, incident }) => incident !== null && (isBlocking === false || roadway !== null),
    ).length,
    roadwayClearanceMinutes: publishedDistribution(roadwayClearances),
    incidentClearanceMinutes: publishedDistribution(timed.map(({ incident }) => incident)),
    openRoadsCompliancePercent: rounded(clearanceGoalCompliance(roadwayClearances, goalMinutes), 1),
    secondaryCrashes: incidents.length === 0 ? null : incidents.filter(({ secondary }) => secondary).length,
  }
}

/**
 * Clearance times of one incident, minutes, unrounded. Source: FHWA TIM performance measures.
 * Incident clearance (ICT): T6 − T1, from first awareness until the last responder has left.
 * Roadway clearance (RCT): T5 − T1, until all lanes are open; only for lane-blocking incidents.
 * `isBlocking` is `null` when it was not recorded whether a lane was blocked.
 */
function clearanceOf({ times, lanesBlocked, ...recorded }: Incident) {
  const isBlocking = lanesBlocked === null ? null : lanesBlocked > 0
  const roadway = isBlocking === true ? minutesBetween(times.t1, times.t5) : null
  return {
    isBlocking,
    roadway: isBlocking === false ? null : (roadway ?? recorded.roadwayClearanceMinutes),
    incident: minutesBetween(times.t1, times.t6) ?? recorded.incidentClearanceMinutes,
  }
}

function publishedDistribution(minutes: readonly Measured[]): Summary['roadwayClearanceMinutes'] {
  const { mean, median, p90 } = distributionOf(minutes)
  return { mean: rounded(mean, 1), median: rounded(median, 1), p90: rounded(p90, 1) }
}

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
