import type { Incident, TimReport } from '../../contract/tim-report.ts'
import { type Distribution, distributionOf } from '../distribution.ts'
import { DECIMALS, rounded } from '../rounding.ts'
import { openRoadsCompliance } from './open-roads.ts'
import { incidentClearanceMinutes, isLaneBlocking, roadwayClearanceMinutes } from './timeline.ts'

/**
 * The figures above a list of incidents, rounded as they are published: minutes and percent one decimal.
 *
 * Clearance times are computed from the stamps; where stamps are missing, a time the office recorded by itself
 * counts. An incident is `withTimes` when its incident clearance time is known and, if it blocked lanes,
 * its roadway clearance time too; when nobody noted whether it did, it is not. A mean is over
 * those that have that time. `secondaryCrashes` is `null` when there is no incident at all.
 */
export function summarizeIncidents(incidents: readonly Incident[]): TimReport['summary'] {
  const timed = incidents.map(clearanceOf)
  const roadwayClearances = timed
    .filter(({ isBlocking, roadway }) => isBlocking === true || roadway !== null)
    .map(({ roadway }) => roadway)
  return {
    incidents: incidents.length,
    withTimes: timed.filter(
      ({ isBlocking, roadway, incident }) => incident !== null && (isBlocking === false || roadway !== null),
    ).length,
    roadwayClearanceMinutes: published(distributionOf(roadwayClearances)),
    incidentClearanceMinutes: published(distributionOf(timed.map(({ incident }) => incident))),
    openRoadsCompliancePercent: rounded(openRoadsCompliance(roadwayClearances).value, DECIMALS.percent),
    secondaryCrashes: incidents.length === 0 ? null : incidents.filter(({ secondary }) => secondary).length,
  }
}

function clearanceOf(incident: Incident) {
  const isBlocking = isLaneBlocking(incident.lanesBlocked)
  const roadway =
    roadwayClearanceMinutes(incident.times, incident.lanesBlocked) ?? incident.roadwayClearanceMinutes
  return {
    isBlocking,
    roadway: isBlocking === false ? null : roadway,
    incident: incidentClearanceMinutes(incident.times) ?? incident.incidentClearanceMinutes,
  }
}

function published({ mean, median, p90 }: Distribution): TimReport['summary']['roadwayClearanceMinutes'] {
  return {
    mean: rounded(mean, DECIMALS.minutes),
    median: rounded(median, DECIMALS.minutes),
    p90: rounded(p90, DECIMALS.minutes),
  }
}
