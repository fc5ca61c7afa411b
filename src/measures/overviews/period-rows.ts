import type { FigurePeriod } from '../../contract/metrics-choices.ts'
import type { OverviewColumn, OverviewPeriod } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { NEWEST } from '../../contract/overview-names.ts'
import { endOfPeriod } from '../../contract/period.ts'
import { type ColumnSpec, isFigure } from '../columns/column.ts'
import {
  previousPeriod,
  samePeriodLastYear,
  startsBefore,
  YEAR_OF,
} from '../comparison/comparison-periods.ts'

/** The rows of a table by the first day of their period: periods of one kind only, oldest first. */
export type PeriodRows = ReadonlyMap<string, readonly MetricsRow[]>

/** Sorts the rows of a table into its periods of one kind; rows of other kinds are left out. */
export function sortIntoPeriods(rows: readonly MetricsRow[], kind: FigurePeriod): PeriodRows {
  const byStart = [...Map.groupBy(rows, (row) => String(row.period_start))]
  const periods = byStart.map(([start, ofStart]) => {
    const end = endOfPeriod(kind, start, 'any')
    return [start, ofStart.filter((row) => row.period_end === end)] as const
  })
  return new Map(periods.filter(([, { length }]) => length > 0).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What every overview says about the requested period, and its rows; no rows if nothing is published for it. */
export function openPeriod(
  rows: readonly MetricsRow[],
  { kind, period: requested }: { kind: FigurePeriod; period: string },
  columns: readonly ColumnSpec[],
) {
  const periods = sortIntoPeriods(rows, kind)
  const period = findPeriod(periods, kind, requested)
  return {
    periods,
    rows: periods.get(period?.start ?? '') ?? [],
    previousRows: periods.get(period?.previous?.start ?? '') ?? [],
    overview: {
      period,
      starts: [...periods.keys()].reverse(),
      columns: period === null ? [] : columns.filter(isFigure).map(describeColumn),
      tableRows: rows.length,
    },
  }
}

/** The requested period and its comparison periods; `null` if nothing is published for it. */
function findPeriod(periods: PeriodRows, kind: FigurePeriod, requested: string): OverviewPeriod | null {
  const start = requested === NEWEST ? [...periods.keys()].at(-1) : requested
  const rows = start === undefined ? undefined : periods.get(start)
  if (start === undefined || rows === undefined) return null
  const end = endOfPeriod(kind, start, 'any')
  if (end === null || end === 'wrongStart') return null
  const published = <Span extends { start: string }>(span: Span | null) =>
    span !== null && periods.has(span.start) ? span : null
  return {
    kind,
    start,
    end,
    status: statusOf(rows),
    previous: published(previousPeriod(kind, start)),
    lastYear: published(samePeriodLastYear(kind, start)),
    meanPeriods: YEAR_OF[kind],
  }
}

/** The most important status: figures that may still change matter more than figures that did. */
function statusOf(rows: readonly MetricsRow[]): OverviewPeriod['status'] {
  const statuses = new Set(rows.map((row) => row.row_status))
  return statuses.has('preliminary') ? 'preliminary' : statuses.has('revised') ? 'revised' : 'final'
}

/** What a page must know about a column to format and compare its figures. */
function describeColumn({ name, unit, decimals, goodDirection, sameWithin }: ColumnSpec): OverviewColumn {
  return { name, unit, decimals, goodDirection, sameWithin }
}

/**
 * First days of the last `count` periods up to `start`, oldest first. Includes unpublished ones in between,
 * but not those before the first published one.
 */
export function startsUpTo(periods: PeriodRows, kind: FigurePeriod, start: string, count: number): string[] {
  const [oldest = start] = periods.keys()
  return [start, ...startsBefore(kind, start, count - 1)].filter((one) => one >= oldest).reverse()
}
