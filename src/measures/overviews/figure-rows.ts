import type { FigureRows } from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'

/** Cuts the named columns out of rows. A cell the row lacks is `null`, as if it were empty. */
export function pickColumns(rows: readonly MetricsRow[], columns: readonly string[]): FigureRows {
  return { columns: [...columns], rows: rows.map((row) => columns.map((name) => row[name] ?? null)) }
}
