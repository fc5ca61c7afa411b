import type { MetricsRow, TableId } from '../../../contract/metrics-table.ts'
import { TABLES } from '../../../measures/columns/tables.ts'
import type { Bytes } from '../csv-records.ts'
import { writeCsvLines } from '../write-csv.ts'

/** The text of a table's file with these rows and every column, required or not. */
export function csvOf(id: TableId, rows: readonly MetricsRow[]): string {
  const names = TABLES[id].columns
    .filter(({ header, name }) => header === 'required' || rows.some((row) => name in row))
    .map(({ name }) => name)
  return writeCsvLines([names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))], '\n')
}

/** Text or bytes as read from disk, in chunks of `size` bytes. */
export async function* bytesOf(content: string | Uint8Array, size = 65_536): Bytes {
  const bytes = Buffer.from(content)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
