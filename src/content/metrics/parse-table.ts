import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { MetricsRow, MetricsTable } from '../../contract/metrics-table.ts'
import { en } from '../../measures/columns/definitions/en.ts'
import { deriveRow } from '../../measures/columns/derivations.ts'
import { buildTableColumns } from '../../measures/columns/header.ts'
import type { TableSpec } from '../../measures/columns/table.ts'
import { type ColumnName, TABLES } from '../../measures/columns/tables.ts'
import type { FolderEntry } from '../folder/read-folder.ts'
import { unreadableMessage } from '../folder/read-text.ts'
import type { SortedTable } from '../folder/sort-folder.ts'
import { type Issue, invalid, type Parsed } from '../issue.ts'
import { createTimeSharing } from '../share-time.ts'
import type { Bytes } from './csv-records.ts'
import { parseRows } from './parse-rows.ts'

export interface ParsedTable {
  /** What the API returns: every column, computed ones included, oldest period first. */
  table: MetricsTable
  /** SHA-256 over its rows. */
  sha256: string
  /** Line in the file of each row of `table`. */
  lines: readonly number[]
  /** What is possible but rarely intended. */
  notices: readonly Issue[]
}

/** Reads a table of figures. Rows of one period stay in the order of the file. */
export async function parseTable(spec: TableSpec<ColumnName>, bytes: Bytes): Promise<Parsed<ParsedTable>> {
  const parsed = await parseRows(spec, bytes)
  if (parsed.kind === 'invalid') return parsed
  const sorted = parsed.value.rows.toSorted((a, b) => compareDays(a.row, b.row))
  // Frozen row by row, because a deep freeze later would visit every cell.
  const rows: MetricsRow[] = []
  const hash = createHash('sha256')
  const shareTime = createTimeSharing()
  for (const { row } of sorted) {
    await shareTime()
    const derived = Object.freeze(deriveRow(spec, row))
    rows.push(derived)
    hash.update(JSON.stringify(derived))
  }
  return {
    kind: 'parsed',
    value: {
      table: { columns: buildTableColumns(spec, en), rows },
      sha256: hash.digest('hex'),
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

/** A hundred thousand of the widest rows take about 30 MB. */
const MAX_MEGABYTES = 64

/** Why a file is too large to open, to follow its name; `null`: it is not. */
export function sizeIssue(bytes: number): string | null {
  const megabytes = bytes / 2 ** 20
  return megabytes <= MAX_MEGABYTES
    ? null
    : `has ${Math.ceil(megabytes)} MB, more than the ${MAX_MEGABYTES} MB of any table: is it the right file?`
}

/** Reads one table of the content folder, chunk by chunk, so that the server can respond to visitors in between. */
export async function readTable(root: string, { entry, id }: SortedTable): Promise<Parsed<ParsedTable>> {
  const issue = sizeIssue(entry.bytes)
  if (issue !== null) return invalid(issue)
  try {
    return await parseTable(TABLES[id], piecesOf(root, entry))
  } catch (error) {
    const message = unreadableMessage(error)
    if (message === null) throw error
    return invalid(message)
  }
}

async function* piecesOf(root: string, { path, stagedAt }: FolderEntry): AsyncGenerator<Uint8Array> {
  const file = await open(stagedAt ?? join(root, path), constants.O_RDONLY | constants.O_NOFOLLOW)
  // The stream closes the file, even if reading stops early.
  yield* file.createReadStream()
}
