import { writeTableCsv } from '../../content/metrics/write-csv.ts'
import type { MetricsTable } from '../../contract/metrics-table.ts'
import { csvAddress } from '../http/table-format.ts'
import type { ResponseDraft } from './prepared-response.ts'

const CSV_TYPE = 'text/csv; charset=utf-8; header=present'
const JSON_TYPE = 'application/json; charset=utf-8'

/** The answer of a call that answers a table, at its own address. */
export function draftTableJson(path: string, table: MetricsTable): ResponseDraft {
  const bytes = Buffer.from(JSON.stringify(table))
  return { path, kind: 'api', mediaType: JSON_TYPE, bytes, variesByAccept: true }
}

/** The same in CSV, to be saved under the name of what was asked for. */
export function draftTableCsv(path: string, table: MetricsTable): ResponseDraft {
  const bytes = Buffer.from(writeTableCsv(table))
  const fileName = `${decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))}.csv`
  return { path: csvAddress(path), kind: 'api', mediaType: CSV_TYPE, bytes, variesByAccept: true, fileName }
}
