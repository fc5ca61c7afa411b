import type { MetricsRow } from '../../contract/metrics-table.ts'
import { column } from './column.ts'
import {
  ALL,
  county,
  coveragePercentColumn,
  directionOrAll,
  EVENT_TYPES,
  LONGEST_INCIDENT_MINUTES,
  percent,
  road,
} from './shared-columns.ts'
import { defineTable, figureIn, type RowFinding, share } from './table.ts'

const STATISTICS = ['mean', 'median', 'p90'] as const
type Step = 'verification' | 'response' | 'roadway_clearance' | 'incident_clearance'

/** The column names of a step's mean, median and 90th percentile. */
const named = <const Name extends Step>(step: Name) =>
  STATISTICS.map((statistic) => `${step}_minutes_${statistic}` as const)

const stepColumns = <const Name extends Step>(step: Name) =>
  named(step).map((name) =>
    column(name, 'number', 'minutes', { maximum: LONGEST_INCIDENT_MINUTES, goodDirection: 'down' }),
  )

/**
 * Freeway events: a row per period, county, road, direction, type and level, and total rows
 * with `all` in a key. Weekly, monthly and quarterly tables have the same columns.
 */
export const freewayEvents = defineTable({
  entity: ['county', 'road', 'direction', 'event_type', 'level'],
  columns: [
    county,
    road,
    directionOrAll,
    column('event_type', 'key', '', { choices: [...EVENT_TYPES, ALL] }),
    column('level', 'key', '', { choices: ['1', '2', '3', ALL] }),
    column('events', 'count', 'events', { isEmptyAllowed: false }),
    column('lane_blocking_events', 'count', 'events', { goodDirection: 'down' }),
    column('events_with_times', 'count', 'events'),
    column('lane_blocking_events_with_times', 'count', 'events'),
    coveragePercentColumn,
    percent('lane_blocking_coverage_percent', { header: 'optional' }),
    ...stepColumns('verification'),
    ...stepColumns('response'),
    ...stepColumns('roadway_clearance'),
    ...stepColumns('incident_clearance'),
    percent('open_roads_compliance_percent', { goodDirection: 'up' }),
    column('secondary_crashes', 'count', 'crashes', { goodDirection: 'down' }),
    column('responders_struck', 'count', 'responders', { goodDirection: 'down' }),
    column('road_ranger_assists', 'count', 'assists'),
  ],
  derivations: [
    share('coverage_percent', 'events_with_times', 'events'),
    share('lane_blocking_coverage_percent', 'lane_blocking_events_with_times', 'lane_blocking_events'),
  ],
  orders: [
    { columns: ['lane_blocking_events', 'events'], because: 'lane-blocking events are some of the events' },
    { columns: ['events_with_times', 'events'], because: 'events with times are some of the events' },
    {
      columns: ['lane_blocking_events_with_times', 'lane_blocking_events'],
      because: 'those with times are some of the lane-blocking events',
    },
    {
      columns: ['secondary_crashes', 'events'],
      because: 'secondary crashes are some of the events',
      unless: {
        upTo: Number.POSITIVE_INFINITY,
        because: 'as one event may have caused several, counted with it',
      },
    },
    ...(['verification', 'response', 'roadway_clearance', 'incident_clearance'] as const).map((step) => ({
      columns: [`${step}_minutes_median`, `${step}_minutes_p90`] as const,
      because: 'nine in ten take at least as long as half of them',
    })),
  ],
  needsCounts: [
    {
      count: 'events_with_times',
      columns: [...named('verification'), ...named('response'), ...named('incident_clearance')],
      unless: 'as an event without all of its times may have this one',
    },
    {
      count: 'lane_blocking_events_with_times',
      columns: [...named('roadway_clearance'), 'open_roads_compliance_percent'],
    },
  ],
  rules: [clearanceOrder],
})

/**
 * RCT ≤ ICT holds for one event, and so for means, medians and percentiles of the same events. They are certainly the
 * same events only if every counted event blocked lanes and has both times: otherwise short events on the shoulder
 * pull the incident clearance below the roadway clearance in one true row of four.
 */
function clearanceOrder(row: MetricsRow): RowFinding[] {
  const events = figureIn(row, 'events')
  const others = [figureIn(row, 'events_with_times'), figureIn(row, 'lane_blocking_events_with_times')]
  if (events === null || others.some((count) => count !== events)) return []
  return STATISTICS.flatMap((statistic): RowFinding[] => {
    const [column, other] = [
      `roadway_clearance_minutes_${statistic}`,
      `incident_clearance_minutes_${statistic}`,
    ]
    const [roadway, incident] = [figureIn(row, column), figureIn(row, other)]
    if (roadway === null || incident === null || roadway <= incident) return []
    const message = `is ${roadway}, above ${other} ${incident}: lanes open before the last responder leaves; look whether the two are swapped`
    return [{ column, message, severity: 'refuse' }]
  })
}
