import type { ExpressOverview } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { isFigure } from '../columns/column.ts'
import { expressLanes } from '../columns/express-lanes.ts'
import { ALL } from '../columns/shared-columns.ts'
import { wordIn } from '../columns/table.ts'
import { compareColumns, compareWithEarlier, pickColumns, seriesOf, trendOf } from './compared-figures.ts'
import { openPeriod, startsUpTo } from './period-rows.ts'

const TREND_LENGTH = 13
const TREND = ['express_volume_vehicles', 'time_at_or_above_45_mph_percent']

const WINDOWS = [
  'direction',
  'window',
  'express_volume_vehicles',
  'express_share_percent',
  'express_mean_speed_mph',
  'general_mean_speed_mph',
  'time_at_or_above_45_mph_percent',
  'minutes_saved',
  'mean_toll_usd',
  'max_toll_usd',
  'cost_per_minute_saved_usd',
  'coverage_percent',
]

/** The express lanes tab for one road and month: each direction as a whole, and its time windows. */
export function buildExpressOverview(
  table: readonly MetricsRow[],
  { period }: { period: string },
): ExpressOverview {
  const { periods, rows, overview } = openPeriod(table, { kind: 'month', period }, expressLanes.columns)
  const start = overview.period?.start ?? ''
  const figures = expressLanes.columns.filter(isFigure)
  const directions = new Set(rows.map((row) => wordIn(row, 'direction')).filter((word) => word !== null))
  return {
    ...overview,
    directions: [...directions].map((direction) => {
      const series = seriesOf(periods, (row) => row.direction === direction && row.window === ALL)
      return {
        direction,
        figures: compareColumns(compareWithEarlier('month', start), series, figures),
        trend: trendOf(startsUpTo(periods, 'month', start, TREND_LENGTH), series, TREND),
      }
    }),
    windows: pickColumns(
      rows.filter((row) => row.window !== ALL),
      WINDOWS,
    ),
  }
}
