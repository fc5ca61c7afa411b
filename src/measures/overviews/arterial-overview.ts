import type { CorridorMeasure, FigurePeriod } from '../../contract/metrics-choices.ts'
import type { ArterialOverview } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { endOfPeriod } from '../../contract/period.ts'
import { arterialCorridors } from '../columns/arterial-corridors.ts'
import { wordIn } from '../columns/table.ts'
import { namesWithout, pickColumns, seriesOf, trendOf } from './compared-figures.ts'
import { openPeriod, startsUpTo } from './period-rows.ts'

const TREND_LENGTH = 13

const SHOWN = namesWithout(arterialCorridors.columns, ['green_percent'])

/** The arterial tab for one county and period, with a year's trend of one measure on every corridor. */
export function buildArterialOverview(
  table: readonly MetricsRow[],
  { period, measure }: { period: string; measure: CorridorMeasure },
): ArterialOverview {
  const kind = newestKind(table)
  const { periods, rows, previousRows, overview } = openPeriod(
    table,
    { kind, period },
    arterialCorridors.columns,
  )
  const start = overview.period?.start
  const trendStarts = start === undefined ? [] : startsUpTo(periods, kind, start, TREND_LENGTH)
  return {
    ...overview,
    measure,
    corridors: pickColumns(rows, SHOWN),
    corridorsBefore: pickColumns(previousRows, SHOWN),
    trendStarts,
    trends: rows.map((row) => {
      const series = seriesOf(periods, (other) =>
        arterialCorridors.entity.every((name) => other[name] === row[name]),
      )
      return {
        corridor: wordIn(row, 'corridor') ?? '',
        direction: wordIn(row, 'direction') ?? '',
        peak: wordIn(row, 'peak') ?? '',
        values: trendOf(trendStarts, series, [measure]).figures[measure] ?? [],
      }
    }),
  }
}

/** The kind of period published last; a table of streets may hold months and quarters. */
function newestKind(rows: readonly MetricsRow[]): FigurePeriod {
  const [newest] = rows.toSorted((a, b) => (String(a.period_end) < String(b.period_end) ? 1 : -1))
  const isQuarter = newest?.period_end === endOfPeriod('quarter', String(newest?.period_start))
  return isQuarter ? 'quarter' : 'month'
}
