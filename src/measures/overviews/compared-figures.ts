import type { FigurePeriod } from '../../contract/metrics-choices.ts'
import type {
  ComparedFigure,
  ComparedFigures,
  FigureRows,
  FigureTrend,
} from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import type { ColumnSpec } from '../columns/column.ts'
import { figureIn } from '../columns/table.ts'
import {
  previousPeriod,
  samePeriodLastYear,
  startsBefore,
  YEAR_OF,
} from '../comparison/comparison-periods.ts'
import { mean } from '../means.ts'
import { type Measured, measuredOnly } from '../measured.ts'
import { rounded } from '../rounding.ts'
import type { PeriodRows } from './period-rows.ts'

/** The rows of one thing, by the first day of their period. */
export type RowSeries = ReadonlyMap<string, MetricsRow>

/** The row of one thing in every period: the first match, because no two rows of a period are about the same. */
export function seriesOf(periods: PeriodRows, isIt: (row: MetricsRow) => boolean): RowSeries {
  return new Map(
    [...periods].flatMap(([start, rows]) => {
      const row = rows.find(isIt)
      return row === undefined ? [] : [[start, row]]
    }),
  )
}

/**
 * Creates the comparison of one period's figures with earlier ones. The mean is over the measured periods of the year
 * before (52 weeks, 12 months or 4 quarters), each counting equally, even with a hurricane; gaps are neither filled
 * nor counted as 0. If less than half was measured there is no mean: that of five weeks is not that of 52. It is
 * rounded like the published column.
 */
export function compareWithEarlier(kind: FigurePeriod, start: string) {
  const previous = previousPeriod(kind, start)?.start
  const lastYear = samePeriodLastYear(kind, start)?.start
  const year = startsBefore(kind, start, YEAR_OF[kind])
  return (series: RowSeries, { name, decimals }: ColumnSpec): ComparedFigure => {
    const measured = measuredOnly(year.map((one) => figureAt(series, one, name)))
    return {
      value: figureAt(series, start, name),
      previous: figureAt(series, previous, name),
      lastYear: figureAt(series, lastYear, name),
      mean: measured.length * 2 < year.length ? null : rounded(mean(measured), decimals),
      meanOf: measured.length,
    }
  }
}

type Compare = ReturnType<typeof compareWithEarlier>

/** The same for several columns. */
export function compareColumns(
  compare: Compare,
  series: RowSeries,
  columns: readonly ColumnSpec[],
): ComparedFigures {
  return Object.fromEntries(columns.map((column) => [column.name, compare(series, column)]))
}

/** Figures of periods by their first days; `null`: not published or not measured. */
export function trendOf(starts: string[], series: RowSeries, names: readonly string[]): FigureTrend {
  const figures = names.map((name) => [name, starts.map((start) => figureAt(series, start, name))] as const)
  return { starts, figures: Object.fromEntries(figures) }
}

function figureAt(series: RowSeries, start: string | undefined, name: string): Measured {
  return figureIn(series.get(start ?? '') ?? {}, name)
}

/** Picks the named columns of rows. A missing cell is `null`, like an empty one. */
export function pickColumns(rows: readonly MetricsRow[], columns: readonly string[]): FigureRows {
  return { columns: [...columns], rows: rows.map((row) => columns.map((name) => row[name] ?? null)) }
}

/** The columns of a table that a page shows: all but the days of the period, the status, and those it leaves out. */
export function namesWithout(columns: readonly ColumnSpec[], others: readonly string[]): string[] {
  const left = ['period_start', 'period_end', 'row_status', ...others]
  return columns.map(({ name }) => name).filter((name) => !left.includes(name))
}
