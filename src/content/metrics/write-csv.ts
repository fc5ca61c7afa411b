import type { MetricsTable } from '../../contract/metrics-table.ts'

/**
 * Writes a table as CSV (RFC 4180): column names with their units in the first line, then a line a row.
 * Not measured is an empty cell. A spreadsheet runs no cell as a formula: words that begin like one are
 * refused when they are published, and what begins with "-" is a number.
 */
export function writeTableCsv({ columns, rows }: MetricsTable): string {
  const names = columns.map(({ name }) => name)
  return writeCsvLines([names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))], '\r\n')
}

/** Lines of cells as CSV; a cell that needs quotation marks gets them. */
export function writeCsvLines(lines: readonly (readonly string[])[], lineEnd: '\r\n' | '\n'): string {
  return lines.map((cells) => `${cells.map(writeCell).join(',')}${lineEnd}`).join('')
}

function writeCell(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
