import type { MetricsRow, TableId } from '../../../../src/contract/metrics-table.ts'
import { deriveRow } from '../../../../src/measures/columns/derivations.ts'
import { ALL } from '../../../../src/measures/columns/shared-columns.ts'
import { TABLES } from '../../../../src/measures/columns/tables.ts'
import { previousPeriod } from '../../../../src/measures/comparison/comparison-periods.ts'
import { mean } from '../../../../src/measures/means.ts'
import type { Measured } from '../../../../src/measures/measured.ts'
import type { SamplePeriod } from '../periods.ts'

export type SampleTables = ReadonlyMap<TableId, readonly MetricsRow[]>

/** The rows of one period, with what follows from their figures. */
export function rowsOfPeriod(tables: SampleTables, id: TableId, start: string): MetricsRow[] {
  const rows = tables.get(id) ?? []
  return rows.filter((row) => row.period_start === start).map((row) => deriveRow(TABLES[id], row))
}

/** Figures of one thing in a period, the period before and the year before. */
export interface Compared {
  now: MetricsRow
  /** `null`: not published. */
  before: MetricsRow | null
  /** The rows of a year before this period. */
  year: readonly MetricsRow[]
}

const YEAR_OF = { week: 52, month: 12, quarter: 4 } as const

/** The rows that `isIt` finds in a period and those before it. */
export function compareRows(
  tables: SampleTables,
  id: TableId,
  { kind, start }: SamplePeriod,
  isIt: (row: MetricsRow) => boolean,
): Compared {
  const rows = (tables.get(id) ?? []).filter(isIt)
  const now = rows.find((row) => row.period_start === start)
  if (now === undefined) throw new Error(`${id} has no such row of ${start}`)
  const earlier = previousPeriod(kind, start)
  const count = kind === 'week' || kind === 'month' || kind === 'quarter' ? YEAR_OF[kind] : 0
  const past = rows.filter((row) => String(row.period_start) < start)
  return {
    now,
    before: rows.find((row) => row.period_start === earlier?.start) ?? null,
    year: past.slice(-count),
  }
}

/** Whether a freeway row is the one of everything. */
export function isWhole(row: MetricsRow): boolean {
  return [row.county, row.road, row.direction, row.event_type, row.level].every((key) => key === ALL)
}

/** The figure in a cell; `null` when it is empty. */
export function figure(row: MetricsRow | null, name: string): Measured {
  const value = row?.[name]
  return typeof value === 'number' ? value : null
}

/** Mean of a column over the year before. */
export function yearMean({ year }: Compared, name: string): Measured {
  return mean(year.map((row) => figure(row, name)))
}

/** Of the two directions of each thing, the one that takes longer. A row without a time is never the slower one. */
export function slowerRows(rows: readonly MetricsRow[], keys: readonly string[]): MetricsRow[] {
  const time = (row: MetricsRow) => figure(row, 'mean_minutes') ?? 0
  const isSame = (a: MetricsRow, b: MetricsRow) => keys.every((key) => a[key] === b[key])
  return rows.filter((row) =>
    rows.every((other) => other === row || !isSame(other, row) || time(other) < time(row)),
  )
}
