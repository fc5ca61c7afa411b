import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import { distributionOf } from '../../../../src/measures/distribution.ts'
import { openRoadsCompliance } from '../../../../src/measures/incidents/open-roads.ts'
import { rounded } from '../../../../src/measures/rounding.ts'
import { WEEKS_WITHOUT_TIMES } from '../special-days.ts'
import type { AssistCount } from './assists.ts'
import type { EventGroup } from './event-groups.ts'
import type { FreewayEvent } from './freeway-event.ts'
import { FEWEST_BLOCKING } from './settle-times.ts'

/** The row of one group of events. */
export function eventRow(group: EventGroup, countAssists: AssistCount): MetricsRow {
  const { period, county, road, direction, event_type, level, events, hasTimes } = group
  const blocking = events.filter(({ roadwayClearance }) => roadwayClearance !== null)
  return {
    period_start: period.start,
    period_end: period.end,
    county,
    road,
    direction,
    event_type,
    level,
    events: events.length,
    lane_blocking_events: blocking.length,
    ...(hasTimes ? timeCells(events, blocking, period.start) : {}),
    secondary_crashes: event_type === 'all' ? events.filter(({ isSecondary }) => isSecondary).length : null,
    responders_struck: hasTimes
      ? events.reduce((sum, { respondersStruck }) => sum + respondersStruck, 0)
      : null,
    // Assists are counted by county and road, and by nothing else.
    road_ranger_assists: [direction, event_type, level].every((key) => key === 'all')
      ? countAssists(period, county, road)
      : null,
    row_status: period.status,
  }
}

function timeCells(
  events: readonly FreewayEvent[],
  blocking: readonly FreewayEvent[],
  start: string,
): MetricsRow {
  const isLogged = !WEEKS_WITHOUT_TIMES.has(start)
  const timed = isLogged ? events.filter(({ isTimed }) => isTimed) : []
  const lanes = isLogged ? blocking.filter(({ isTimed }) => isTimed) : []
  const clearances = lanes.length < FEWEST_BLOCKING ? [] : lanes.map((event) => event.roadwayClearance)
  return {
    events_with_times: timed.length,
    lane_blocking_events_with_times: lanes.length,
    ...statistics(
      'verification',
      timed.map((event) => event.verification),
    ),
    ...statistics(
      'response',
      timed.map((event) => event.response),
    ),
    ...statistics('roadway_clearance', clearances),
    ...statistics(
      'incident_clearance',
      timed.map((event) => event.incidentClearance),
    ),
    open_roads_compliance_percent: rounded(openRoadsCompliance(clearances).value, 1),
  }
}

function statistics(step: string, minutes: readonly (number | null)[]): MetricsRow {
  const { mean, median, p90 } = distributionOf(minutes)
  return {
    [`${step}_minutes_mean`]: rounded(mean, 1),
    [`${step}_minutes_median`]: rounded(median, 1),
    [`${step}_minutes_p90`]: rounded(p90, 1),
  }
}
