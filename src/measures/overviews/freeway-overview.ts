import type { FigurePeriod } from '../../contract/metrics-choices.ts'
import type { EventCount, FreewayOverview, RoadReliability } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { ALL_ROADS } from '../../contract/overview-names.ts'
import { type ColumnSpec, isFigure } from '../columns/column.ts'
import { freewayEvents } from '../columns/freeway-events.ts'
import { freewayReliability } from '../columns/freeway-reliability.ts'
import { ALL, EVENT_TYPES } from '../columns/shared-columns.ts'
import { figureIn, wordIn } from '../columns/table.ts'
import { weightedMean } from '../means.ts'
import { rounded } from '../rounding.ts'
import {
  compareColumns,
  compareWithEarlier,
  namesWithout,
  pickColumns,
  seriesOf,
  trendOf,
} from './compared-figures.ts'
import { openPeriod, type PeriodRows, sortIntoPeriods, startsUpTo } from './period-rows.ts'

/** Columns of the trend, and the length of a trend with the period itself. */
const TREND = [
  'verification_minutes_mean',
  'response_minutes_mean',
  'roadway_clearance_minutes_mean',
  'incident_clearance_minutes_mean',
  'open_roads_compliance_percent',
  'events',
  'road_ranger_assists',
]
const TREND_LENGTH: Record<FigurePeriod, number> = { week: 52, month: 24, quarter: 12 }

const RELIABILITY = namesWithout(freewayReliability.columns, ['p50_minutes', 'p80_minutes'])

/**
 * The freeway tab for one period and road, from the two freeway tables of that kind of period.
 * Figures of all counties, directions, types and levels combined come from the total rows the office publishes:
 * means of parts have their n, but medians and percentiles cannot be combined.
 */
export function buildFreewayOverview(
  tables: { events: readonly MetricsRow[]; reliability: readonly MetricsRow[] },
  { by, period, road }: { by: FigurePeriod; period: string; road: string },
): FreewayOverview {
  const { periods, rows, overview } = openPeriod(tables.events, { kind: by, period }, COLUMNS)
  const series = seriesOf(periods, isWholeOf(road))
  const base = { road, roads: roadsIn(periods), reliabilityTableRows: tables.reliability.length }
  const start = overview.period?.start ?? ''
  if (!series.has(start))
    return { ...base, ...NOTHING, starts: overview.starts, tableRows: overview.tableRows }
  const travelTimes = sortIntoPeriods(tables.reliability, by)
  const compare = compareWithEarlier(by, start)
  const isOnRoad = (one: MetricsRow) => road === ALL_ROADS || one.road === road
  return {
    ...overview,
    ...base,
    figures: compareColumns(compare, series, freewayEvents.columns.filter(isFigure)),
    trend: trendOf(startsUpTo(periods, by, start, TREND_LENGTH[by]), series, TREND),
    events: countEvents(periods, rows, road, compare),
    reliability: pickColumns((travelTimes.get(start) ?? []).filter(isOnRoad), RELIABILITY),
    roadReliability: compareRoads(travelTimes, (travelTimes.get(start) ?? []).filter(isOnRoad), compare),
  }
}

type Compare = ReturnType<typeof compareWithEarlier>

const NOTHING = {
  period: null,
  columns: [],
  figures: {},
  trend: { starts: [], figures: {} },
  events: [],
  reliability: { columns: RELIABILITY, rows: [] },
  roadReliability: [],
}

/** Columns of the events, then those that only the travel times have. */
const COLUMNS: readonly ColumnSpec[] = [
  ...freewayEvents.columns,
  ...freewayReliability.columns.filter(
    ({ name }) => RELIABILITY.includes(name) && freewayEvents.columns.every((column) => column.name !== name),
  ),
]

/** Whether a row is the total of a road. */
function isWholeOf(road: string): (row: MetricsRow) => boolean {
  return ({ road: of, county, direction, event_type, level }) =>
    of === road && county === ALL && direction === ALL && event_type === ALL && level === ALL
}

/** Roads with a total row, without `all`. */
function roadsIn(periods: PeriodRows): string[] {
  const roads = new Set<string>()
  for (const row of [...periods.values()].flat()) {
    const road = wordIn(row, 'road')
    if (road !== null && road !== ALL_ROADS && !roads.has(road) && isWholeOf(road)(row)) roads.add(road)
  }
  return [...roads].sort()
}

/** Events on a road by type and county: first all counties combined, types in the order of the log. */
function countEvents(
  periods: PeriodRows,
  rows: readonly MetricsRow[],
  road: string,
  compare: Compare,
): EventCount[] {
  const column = freewayEvents.columns.find(({ name }) => name === 'events')
  if (column === undefined) throw new Error('the event tables count events')
  const isPart = (row: MetricsRow) =>
    row.road === road && row.direction === ALL && row.level === ALL && row.event_type !== ALL
  const parts = new Map(Array.from(periods, ([start, ofPeriod]) => [start, ofPeriod.filter(isPart)]))
  return rows
    .filter(isPart)
    .map((part) => {
      const isSame = (row: MetricsRow) => row.county === part.county && row.event_type === part.event_type
      return {
        eventType: wordIn(part, 'event_type') ?? ALL,
        county: wordIn(part, 'county') ?? ALL,
        events: compare(seriesOf(parts, isSame), column),
      }
    })
    .sort((a, b) => rank(a) - rank(b))
}

const ORDER: readonly string[] = EVENT_TYPES

function rank({ eventType, county }: EventCount): number {
  return ORDER.indexOf(eventType) + (county === ALL ? 0 : ORDER.length)
}

/** Indices that can be combined over the segments of a road, weighted by the miles driven on each. */
const INDICES: readonly ColumnSpec[] = freewayReliability.columns.filter(
  ({ name }) => name === 'travel_time_index' || name === 'planning_time_index',
)

/** Reliability of each road in `rows` in both peaks combined, with earlier periods; in alphabetical order. */
function compareRoads(periods: PeriodRows, rows: readonly MetricsRow[], compare: Compare): RoadReliability[] {
  const roads = new Set(rows.map((row) => wordIn(row, 'road')).filter((road) => road !== null))
  const byRoad = Array.from(
    periods,
    ([start, ofPeriod]) => [start, Map.groupBy(ofPeriod, (row) => row.road)] as const,
  )
  return [...roads].sort().map((road) => {
    const series = byRoad.map(([start, ofPeriod]): [string, MetricsRow] => {
      const figures = INDICES.map(({ name, decimals }) => [
        name,
        rounded(rollUp(ofPeriod.get(road) ?? [], name).value, decimals),
      ])
      return [start, Object.fromEntries(figures)]
    })
    const segments = rows.filter((row) => row.road === road)
    return {
      road,
      segments: rollUp(segments, 'planning_time_index').n,
      figures: compareColumns(compare, new Map(series), INDICES),
    }
  })
}

/**
 * An index over the segments of a road: Σ(index × vehicle-miles) / Σ(vehicle-miles), so that a segment counts by its
 * traffic. Those without index or vehicle-miles are left out. Source: FHWA Urban Congestion Report.
 *
 * TTI ≤ PTI survives a roll-up. Buffer index = PTI / TTI − 1 does not: a mean of ratios is not a ratio of means.
 */
function rollUp(segments: readonly MetricsRow[], index: string) {
  return weightedMean(
    segments.map((row) => ({ value: figureIn(row, index), weight: figureIn(row, 'vehicle_miles') })),
  )
}
