import type { MetricsRow, TableId } from '../../contract/metrics-table.ts'
import { ALL } from '../../measures/columns/shared-columns.ts'
import type { ColumnName } from '../../measures/columns/tables.ts'
import { bothDirections } from '../../measures/overviews/both-directions.ts'

/** One figure that sums up a whole table, labeled so that anybody understands it. */
export interface Headline {
  key: string
  label: string
  table: TableId
  column: ColumnName
  /** How many of how many it rests on. `null`: it is a count itself, or its table does not say. */
  counts: { measured: ColumnName; of: ColumnName } | null
  coverage: ColumnName | null
  /** The row it is read from, among those of one period. `null`: that period has none. */
  choose: (rows: readonly MetricsRow[]) => MetricsRow | null
}

const lanes = {
  table: 'metrics_freeway_weekly',
  counts: { measured: 'lane_blocking_events_with_times', of: 'lane_blocking_events' },
  coverage: 'lane_blocking_coverage_percent',
  choose: wholeOfFreeways,
} as const

/** The headline figures, in the order they are shown. */
export const HEADLINES: readonly Headline[] = [
  {
    ...lanes,
    key: 'minutesToReopenLanes',
    label: 'Time to reopen lanes',
    column: 'roadway_clearance_minutes_mean',
  },
  {
    ...lanes,
    key: 'lanesOpenWithin90MinutesPercent',
    label: 'Lanes open within 90 minutes',
    column: 'open_roads_compliance_percent',
  },
  {
    key: 'roadRangerAssists',
    label: 'Road Ranger assists',
    table: 'metrics_freeway_weekly',
    column: 'road_ranger_assists',
    counts: null,
    coverage: null,
    choose: wholeOfFreeways,
  },
  {
    key: 'express95AtOrAbove45MphPercent',
    label: '95 Express at 45 mph or faster',
    table: 'metrics_express_i95',
    column: 'time_at_or_above_45_mph_percent',
    counts: null,
    coverage: 'coverage_percent',
    choose: wholeOfExpress,
  },
]

/** The row of all counties, roads, directions, types and levels together. */
function wholeOfFreeways(rows: readonly MetricsRow[]): MetricsRow | null {
  const isWhole = ({ county, road, direction, event_type, level }: MetricsRow) =>
    [county, road, direction, event_type, level].every((key) => key === ALL)
  return rows.find(isWhole) ?? null
}

/** Both directions of a corridor over the whole month. */
function wholeOfExpress(rows: readonly MetricsRow[]): MetricsRow | null {
  return bothDirections(rows.filter(({ window }) => window === ALL))
}
