import type { MetricsTable } from '../../contract/metrics-table.ts'

/**
 * Writes a table as CSV (RFC 4180): column names with their units in the first line, then one line per row.
 * Not measured is an empty cell. No cell can run as a formula in a spreadsheet: text that begins like one is
 * rejected at publication, and cells that begin with "-" are numbers.
 */
export function writeTableCsv({ columns, rows }: MetricsTable): string {
  const names = columns.map(({ name }) => name)
  return writeCsvLines([names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))], '\r\n')
}

/** Lines of cells as CSV, with quotation marks where needed. */
export function writeCsvLines(lines: readonly (readonly string[])[], lineEnd: '\r\n' | '\n'): string {
  return lines.map((cells) => `${cells.map(writeCell).join(',')}${lineEnd}`).join('')
}

function writeCell(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A spreadsheet runs a cell that looks like a formula; after an apostrophe it is text. */
export function withoutFormula(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}
