import type { FigurePeriod } from '../../contract/metrics-address.ts'
import type { EventCount, FreewayOverview } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { ALL_ROADS } from '../../contract/overview-names.ts'
import { type ColumnSpec, isFigure } from '../columns/column.ts'
import { freewayEvents } from '../columns/freeway-events.ts'
import { freewayReliability } from '../columns/freeway-reliability.ts'
import { ALL, EVENT_TYPES } from '../columns/shared-columns.ts'
import { wordIn } from '../columns/table.ts'
import { compareColumns, compareInSeries, describeColumns, seriesOf, trendOf } from './compared-figures.ts'
import { pickColumns } from './figure-rows.ts'
import { findPeriod, type PeriodRows, sortIntoPeriods, startsOf } from './period-rows.ts'
import { compareRoads } from './road-reliability.ts'

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
const TREND_LENGTH: Record<FigurePeriod, number> = { week: 53, month: 25, quarter: 12 }

const RELIABILITY = [
  'road',
  'direction',
  'segment',
  'peak',
  'free_flow_minutes',
  'mean_minutes',
  'p95_minutes',
  'travel_time_index',
  'planning_time_index',
  'buffer_index_percent',
  'level_of_travel_time_reliability',
  'coverage_percent',
]

/**
 * The freeway tab for one period and road, from the two freeway tables of that kind of period.
 * Figures of all counties, directions, types and levels together come from the rows the office publishes
 * of them: means of parts have their n, but medians and percentiles cannot be put together.
 */
export function buildFreewayOverview(
  tables: { events: readonly MetricsRow[]; reliability: readonly MetricsRow[] },
  requested: { by: FigurePeriod; period: string; road: string },
): FreewayOverview {
  const { by, road } = requested
  const periods = sortIntoPeriods(tables.events, by)
  const period = findPeriod(periods, by, requested.period)
  const figureColumns = freewayEvents.columns.filter(isFigure)
  const series = seriesOf(periods, isWholeOf(road))
  const base = { starts: startsOf(periods), road, roads: roadsIn(periods) }
  if (period === null || !series.has(period.start)) return { ...NOTHING, ...base }
  const { start } = period
  const travelTimes = sortIntoPeriods(tables.reliability, by)
  const trendColumns = figureColumns.filter(({ name }) => TREND.includes(name))
  return {
    ...base,
    period,
    columns: describeColumns([...figureColumns, ...reliabilityColumns()]),
    figures: compareColumns(series, by, start, figureColumns),
    trend: trendOf(periods, series, by, { start, count: TREND_LENGTH[by] }, trendColumns),
    events: countEvents(periods, { by, road, start }),
    reliability: pickColumns(ofRoad(travelTimes.get(start) ?? [], road), RELIABILITY),
    roadReliability: compareRoads(travelTimes, by, start).filter(
      (one) => road === ALL_ROADS || one.road === road,
    ),
  }
}

const NOTHING = {
  period: null,
  columns: [],
  figures: {},
  trend: { starts: [], figures: {} },
  events: [],
  reliability: { columns: RELIABILITY, rows: [] },
  roadReliability: [],
}

/** Those that the events do not have as well. */
function reliabilityColumns(): ColumnSpec[] {
  const known = new Set<string>(freewayEvents.columns.map(({ name }) => name))
  return freewayReliability.columns.filter(
    (column) => isFigure(column) && RELIABILITY.includes(column.name) && !known.has(column.name),
  )
}

/** Whether a row is the one of everything on a road. */
function isWholeOf(road: string): (row: MetricsRow) => boolean {
  return (row) =>
    row.road === road && [row.county, row.direction, row.event_type, row.level].every((key) => key === ALL)
}

/** Roads with a row of their whole, `all` left out. */
function roadsIn(periods: PeriodRows): string[] {
  const roads = new Set<string>()
  for (const row of [...periods.values()].flat()) {
    const road = wordIn(row, 'road')
    if (road !== null && road !== ALL_ROADS && isWholeOf(road)(row)) roads.add(road)
  }
  return [...roads].sort()
}

function ofRoad(rows: readonly MetricsRow[], road: string): readonly MetricsRow[] {
  return road === ALL_ROADS ? rows : rows.filter((row) => row.road === road)
}

/** Events on a road by type and county: first all counties together, types in the order they are logged in. */
function countEvents(
  periods: PeriodRows,
  requested: { by: FigurePeriod; road: string; start: string },
): EventCount[] {
  const column = freewayEvents.columns.find(({ name }) => name === 'events')
  if (column === undefined) throw new Error('the event tables count events')
  const isPart = (row: MetricsRow) =>
    row.road === requested.road && row.direction === ALL && row.level === ALL && row.event_type !== ALL
  return (periods.get(requested.start) ?? [])
    .filter(isPart)
    .map((part) => {
      const isSame = (row: MetricsRow) =>
        isPart(row) && row.county === part.county && row.event_type === part.event_type
      return {
        eventType: wordIn(part, 'event_type') ?? ALL,
        county: wordIn(part, 'county') ?? ALL,
        events: compareInSeries(seriesOf(periods, isSame), requested.by, requested.start, column),
      }
    })
    .sort((a, b) => rank(a) - rank(b))
}

const ORDER: readonly string[] = EVENT_TYPES

function rank({ eventType, county }: EventCount): number {
  return ORDER.indexOf(eventType) + (county === ALL ? 0 : ORDER.length)
}
