import type { ExpressOverview } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { isFigure } from '../columns/column.ts'
import { expressLanes } from '../columns/express-lanes.ts'
import { ALL } from '../columns/shared-columns.ts'
import { wordIn } from '../columns/table.ts'
import { compareColumns, describeColumns, seriesOf, trendOf } from './compared-figures.ts'
import { pickColumns } from './figure-rows.ts'
import { findPeriod, sortIntoPeriods, startsOf } from './period-rows.ts'

const TREND_LENGTH = 13
const TREND = ['time_at_or_above_45_mph_percent', 'express_volume_vehicles']

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
  rows: readonly MetricsRow[],
  requested: { period: string },
): ExpressOverview {
  const periods = sortIntoPeriods(rows, 'month')
  const period = findPeriod(periods, 'month', requested.period)
  const starts = startsOf(periods)
  if (period === null) {
    return { period, starts, columns: [], directions: [], windows: { columns: WINDOWS, rows: [] } }
  }
  const { start } = period
  const ofPeriod = periods.get(start) ?? []
  const figureColumns = expressLanes.columns.filter(isFigure)
  const trendColumns = figureColumns.filter(({ name }) => TREND.includes(name))
  const directions = new Set(ofPeriod.map((row) => wordIn(row, 'direction')).filter((word) => word !== null))
  return {
    period,
    starts,
    columns: describeColumns(figureColumns),
    directions: [...directions].map((direction) => {
      const series = seriesOf(periods, (row) => row.direction === direction && row.window === ALL)
      return {
        direction,
        figures: compareColumns(series, 'month', start, figureColumns),
        trend: trendOf(periods, series, 'month', { start, count: TREND_LENGTH }, trendColumns),
      }
    }),
    windows: pickColumns(
      ofPeriod.filter((row) => row.window !== ALL),
      WINDOWS,
    ),
  }
}
