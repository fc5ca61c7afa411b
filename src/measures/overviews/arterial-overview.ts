import type { CorridorMeasure } from '../../contract/metrics-address.ts'
import type { ArterialOverview, CorridorTrend } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { arterialCorridors } from '../columns/arterial-corridors.ts'
import { isFigure } from '../columns/column.ts'
import { wordIn } from '../columns/table.ts'
import { describeColumns, seriesOf, trendOf } from './compared-figures.ts'
import { pickColumns } from './figure-rows.ts'
import {
  findPeriod,
  newestKind,
  type PeriodRows,
  sortIntoPeriods,
  startsOf,
  startsUpTo,
} from './period-rows.ts'

const TREND_LENGTH = 13

const SHOWN = [
  'corridor',
  'direction',
  'peak',
  'mean_minutes',
  'p95_minutes',
  'buffer_index_percent',
  'mean_speed_mph',
  'signals',
  'arrivals_on_green_percent',
  'platoon_ratio',
  'split_failure_percent',
  'detector_health_percent',
  'communication_uptime_percent',
  'signal_outages',
  'coverage_percent',
]

/** The arterial tab for one county and period, with a year's trend of one measure on every corridor. */
export function buildArterialOverview(
  rows: readonly MetricsRow[],
  requested: { period: string; measure: CorridorMeasure },
): ArterialOverview {
  const kind = newestKind(rows, ['month', 'quarter'])
  const periods = sortIntoPeriods(rows, kind)
  const period = findPeriod(periods, kind, requested.period)
  const base = { starts: startsOf(periods), measure: requested.measure }
  const empty = { columns: SHOWN, rows: [] }
  if (period === null) {
    return {
      ...base,
      period,
      columns: [],
      corridors: empty,
      corridorsBefore: empty,
      trendStarts: [],
      trends: [],
    }
  }
  const ofPeriod = periods.get(period.start) ?? []
  const ofPrevious = period.previous === null ? [] : (periods.get(period.previous.start) ?? [])
  return {
    ...base,
    period,
    columns: describeColumns(arterialCorridors.columns.filter(isFigure)),
    corridors: pickColumns(ofPeriod, SHOWN),
    corridorsBefore: pickColumns(ofPrevious, SHOWN),
    trendStarts: startsUpTo(periods, kind, period.start, TREND_LENGTH),
    trends: ofPeriod.map((row) =>
      corridorTrend(periods, row, { kind, start: period.start, measure: requested.measure }),
    ),
  }
}

function corridorTrend(
  periods: PeriodRows,
  row: MetricsRow,
  { kind, start, measure }: { kind: 'week' | 'month' | 'quarter'; start: string; measure: CorridorMeasure },
): CorridorTrend {
  const isSame = (other: MetricsRow) => arterialCorridors.entity.every((name) => other[name] === row[name])
  const columns = arterialCorridors.columns.filter(({ name }) => name === measure)
  const trend = trendOf(periods, seriesOf(periods, isSame), kind, { start, count: TREND_LENGTH }, columns)
  return {
    corridor: wordIn(row, 'corridor') ?? '',
    direction: wordIn(row, 'direction') ?? '',
    peak: wordIn(row, 'peak') ?? '',
    values: trend.figures[measure] ?? [],
  }
}
