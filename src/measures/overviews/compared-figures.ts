import type { FigurePeriod } from '../../contract/metrics-address.ts'
import type {
  ComparedFigure,
  ComparedFigures,
  FigureTrend,
  OverviewColumn,
} from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import type { ColumnSpec } from '../columns/column.ts'
import { figureIn } from '../columns/table.ts'
import { previousPeriod, samePeriodLastYear } from '../comparison/comparison-periods.ts'
import { meanOfWeeksBefore } from '../comparison/mean-of-weeks.ts'
import { meanFigure } from '../means.ts'
import type { Figure, Measured } from '../measured.ts'
import { rounded } from '../rounding.ts'
import { type PeriodRows, startsUpTo, YEAR_OF } from './period-rows.ts'

/** One thing's row in each period that has one, by the period's first day. */
export type RowSeries = ReadonlyMap<string, MetricsRow>

/** The row of one thing in every period; the first that fits, as no two rows of a period are about the same. */
export function seriesOf(periods: PeriodRows, isIt: (row: MetricsRow) => boolean): RowSeries {
  const series = new Map<string, MetricsRow>()
  for (const [start, rows] of periods) {
    const row = rows.find(isIt)
    if (row !== undefined) series.set(start, row)
  }
  return series
}

/** How one period's figure of a column compares. The mean is rounded as the column is published. */
export function compareInSeries(
  series: RowSeries,
  kind: FigurePeriod,
  start: string,
  { name, decimals }: ColumnSpec,
): ComparedFigure {
  const at = (period: { start: string } | null) => figureAt(series, period?.start, name)
  const mean = yearMean(series, kind, start, name)
  return {
    value: at({ start }),
    previous: at(previousPeriod(kind, start)),
    lastYear: at(samePeriodLastYear(kind, start)),
    mean: rounded(mean.value, decimals),
    meanOf: mean.n,
  }
}

/** The same for several columns. */
export function compareColumns(
  series: RowSeries,
  kind: FigurePeriod,
  start: string,
  columns: readonly ColumnSpec[],
): ComparedFigures {
  return Object.fromEntries(
    columns.map((column) => [column.name, compareInSeries(series, kind, start, column)]),
  )
}

/** Figures of the last `count` periods up to `start`; what was not published or not measured is `null`. */
export function trendOf(
  periods: PeriodRows,
  series: RowSeries,
  kind: FigurePeriod,
  upTo: { start: string; count: number },
  columns: readonly ColumnSpec[],
): FigureTrend {
  const starts = startsUpTo(periods, kind, upTo.start, upTo.count)
  const figures = columns.map(
    ({ name }) => [name, starts.map((start) => figureAt(series, start, name))] as const,
  )
  return { starts, figures: Object.fromEntries(figures) }
}

/** What a page must know of columns to format and compare their figures. */
export function describeColumns(columns: readonly ColumnSpec[]): OverviewColumn[] {
  return columns.map(({ name, unit, decimals, goodDirection, sameWithin }) => ({
    name,
    unit,
    decimals,
    goodDirection,
    sameWithin,
  }))
}

function figureAt(series: RowSeries, start: string | undefined, name: string): Measured {
  const row = start === undefined ? undefined : series.get(start)
  return row === undefined ? null : figureIn(row, name)
}

/** Mean of the year before a period: 52 weeks, 12 months or 4 quarters, each counting alike. */
function yearMean(
  series: RowSeries,
  kind: FigurePeriod,
  start: string,
  name: string,
): Pick<Figure, 'value' | 'n'> {
  if (kind === 'week') {
    const weeks = [...series].map(([week, row]) => ({ start: week, value: figureIn(row, name) }))
    const mean = meanOfWeeksBefore(weeks, start)
    return { value: mean.value, n: mean.weeksMeasured }
  }
  const values: Measured[] = []
  let earlier = previousPeriod(kind, start)
  for (let ago = 1; ago <= YEAR_OF[kind] && earlier !== null; ago += 1) {
    values.push(figureAt(series, earlier.start, name))
    earlier = previousPeriod(kind, earlier.start)
  }
  return meanFigure(values)
}
