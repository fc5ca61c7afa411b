import type { ExpressOverview } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { isFigure } from '../columns/column.ts'
import { expressLanes } from '../columns/express-lanes.ts'
import { ALL } from '../columns/shared-columns.ts'
import { wordIn } from '../columns/table.ts'
import { bothDirections } from './both-directions.ts'
import {
  compareColumns,
  compareWithEarlier,
  namesWithout,
  pickColumns,
  type RowSeries,
  seriesOf,
  trendOf,
} from './compared-figures.ts'
import { openPeriod, type PeriodRows, startsUpTo } from './period-rows.ts'

const TREND_LENGTH = 12
const TREND = ['express_volume_vehicles', 'time_at_or_above_45_mph_percent']

const WINDOWS = namesWithout(expressLanes.columns, [
  ...['general_volume_vehicles', 'express_minutes', 'general_minutes'],
  ...['availability_percent', 'closures'],
])

/**
 * The express lanes tab for one road and month: both directions combined, then each by itself, and their time windows.
 * A road with one direction has only that one.
 */
export function buildExpressOverview(
  table: readonly MetricsRow[],
  { period }: { period: string },
): ExpressOverview {
  const { periods, rows, overview } = openPeriod(table, { kind: 'month', period }, expressLanes.columns)
  const start = overview.period?.start ?? ''
  const figures = expressLanes.columns.filter(isFigure)
  const found = [...new Set(rows.map((row) => wordIn(row, 'direction')).filter((word) => word !== null))]
  const directions = found.length > 1 ? [ALL, ...found] : found
  return {
    ...overview,
    directions: directions.map((direction) => {
      const series = direction === ALL ? seriesOfBoth(periods) : seriesOfOne(periods, direction)
      return {
        direction,
        figures: compareColumns(compareWithEarlier('month', start), series, figures),
        trend: trendOf(startsUpTo(periods, 'month', start, TREND_LENGTH), series, TREND),
      }
    }),
    windows: pickColumns(
      [...(found.length > 1 ? windowsOfBoth(rows) : []), ...rows.filter(isWindow)],
      WINDOWS,
    ),
  }
}

function seriesOfOne(periods: PeriodRows, direction: string): RowSeries {
  return seriesOf(periods, (row) => row.direction === direction && row.window === ALL)
}

function seriesOfBoth(periods: PeriodRows): RowSeries {
  return new Map(
    [...periods].flatMap(([start, rows]) => {
      const both = bothDirections(rows.filter((row) => row.window === ALL))
      return both === null ? [] : [[start, both]]
    }),
  )
}

function windowsOfBoth(rows: readonly MetricsRow[]): MetricsRow[] {
  return [...Map.groupBy(rows.filter(isWindow), ({ window }) => window).values()].flatMap((ofWindow) => {
    const both = ofWindow.length > 1 ? bothDirections(ofWindow) : null
    return both === null ? [] : [both]
  })
}

function isWindow({ window }: MetricsRow): boolean {
  return window !== ALL
}
