import type { MetricsRow, MetricsTable } from '../../contract/metrics-table.ts'
import { en } from '../../measures/columns/definitions/en.ts'
import { deriveRow } from '../../measures/columns/derivations.ts'
import { buildTableColumns } from '../../measures/columns/header.ts'
import type { TableSpec } from '../../measures/columns/table.ts'
import type { ColumnName } from '../../measures/columns/tables.ts'
import type { Issue, Parsed } from '../issue.ts'
import type { Bytes } from './csv-records.ts'
import { parseRows } from './parse-rows.ts'

/** One table of figures as it may be published. */
export interface ParsedTable {
  /** What the API returns: every column, computed ones included, oldest period first. */
  table: MetricsTable
  /** Line in the file of each row of `table`. */
  lines: readonly number[]
  /** What can be true but is rarely intended. */
  notices: readonly Issue[]
}

/** Reads a table of figures. Rows of one period stay in the order of the file. */
export async function parseTable(spec: TableSpec<ColumnName>, bytes: Bytes): Promise<Parsed<ParsedTable>> {
  const parsed = await parseRows(spec, bytes)
  if (parsed.kind === 'invalid') return parsed
  const sorted = parsed.value.rows.toSorted((a, b) => compareDays(a.row, b.row))
  // Frozen row by row, because freezing all the way down later would go through every cell.
  const rows = sorted.map(({ row }) => Object.freeze(deriveRow(spec, row)))
  return {
    kind: 'parsed',
    value: {
      table: { columns: buildTableColumns(spec, en), rows },
      lines: sorted.map(({ line }) => line),
      notices: parsed.value.notices,
    },
  }
}

/** Days written as YYYY-MM-DD sort as text. */
function compareDays(a: MetricsRow, b: MetricsRow): number {
  const [first, second] = [a.period_start ?? '', b.period_start ?? '']
  return first < second ? -1 : first > second ? 1 : 0
}
