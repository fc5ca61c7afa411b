import type { FigurePeriod } from '../../contract/metrics-address.ts'
import type { OverviewPeriod } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { NEWEST } from '../../contract/overview-names.ts'
import { endOfPeriod } from '../../contract/period.ts'
import { wordIn } from '../columns/table.ts'
import { previousPeriod, samePeriodLastYear } from '../comparison/comparison-periods.ts'

/** The rows of a table by the first day of their period: periods of one kind only, oldest first. */
export type PeriodRows = ReadonlyMap<string, readonly MetricsRow[]>

/** How many periods before one make the year it is compared with. */
export const YEAR_OF: Record<FigurePeriod, number> = { week: 52, month: 12, quarter: 4 }

/** Sorts the rows of a table into its periods of one kind; rows of other kinds are left out. */
export function sortIntoPeriods(rows: readonly MetricsRow[], kind: FigurePeriod): PeriodRows {
  const periods = new Map<string, MetricsRow[]>()
  // A table holds hundreds of rows of a period, and computing days takes time.
  const ends = new Map<string, string | null>()
  const endOf = (start: string) => {
    const known = ends.get(start)
    if (known !== undefined) return known
    const end = endOfPeriod(kind, start)
    ends.set(start, end)
    return end
  }
  for (const row of rows) {
    const start = wordIn(row, 'period_start')
    if (start === null || endOf(start) !== row.period_end) continue
    const others = periods.get(start)
    if (others === undefined) periods.set(start, [row])
    else others.push(row)
  }
  return new Map([...periods].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The kind of period a table published last; tables of streets may hold months and quarters. */
export function newestKind(rows: readonly MetricsRow[], kinds: readonly FigurePeriod[]): FigurePeriod {
  const newest = rows.reduce<MetricsRow | null>(
    (last, row) =>
      last === null || (wordIn(row, 'period_end') ?? '') > (wordIn(last, 'period_end') ?? '') ? row : last,
    null,
  )
  const [first, ...others] = kinds
  if (first === undefined) throw new RangeError('a table has at least one kind of period')
  const start = newest === null ? null : wordIn(newest, 'period_start')
  if (newest === null || start === null) return first
  return [first, ...others].find((kind) => endOfPeriod(kind, start) === newest.period_end) ?? first
}

/** The requested period with what it can be compared with; `null` when nothing is published of it. */
export function findPeriod(
  periods: PeriodRows,
  kind: FigurePeriod,
  requested: string,
): OverviewPeriod | null {
  const start = requested === NEWEST ? [...periods.keys()].at(-1) : requested
  const rows = start === undefined ? undefined : periods.get(start)
  if (start === undefined || rows === undefined) return null
  const end = endOfPeriod(kind, start)
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

/** First days, newest first. */
export function startsOf(periods: PeriodRows): string[] {
  return [...periods.keys()].reverse()
}

/**
 * First days of the last `count` periods up to `start`, oldest first. Those in between that were not
 * published are among them; those before anything was published are not.
 */
export function startsUpTo(periods: PeriodRows, kind: FigurePeriod, start: string, count: number): string[] {
  const [oldest = start] = periods.keys()
  const starts = [start]
  for (
    let earlier = previousPeriod(kind, start);
    starts.length < count;
    earlier = previousPeriod(kind, earlier.start)
  ) {
    if (earlier === null || earlier.start < oldest) break
    starts.unshift(earlier.start)
  }
  return starts
}

/** The gravest: figures that may still change weigh more than figures that did. */
function statusOf(rows: readonly MetricsRow[]): OverviewPeriod['status'] {
  const statuses = new Set(rows.map((row) => row.row_status))
  return statuses.has('preliminary') ? 'preliminary' : statuses.has('revised') ? 'revised' : 'final'
}
