import { createHash } from 'node:crypto'
import { createIssueList, type Issue } from '../content/issue.ts'
import type { ReadRow, ReadRows } from '../content/metrics/parse-rows.ts'
import type { MetricsRow } from '../contract/metrics-table.ts'
import { describeEntity, rowIdentity, type TableSpec } from '../measures/columns/table.ts'

export interface MergedRows {
  names: readonly string[]
  /** Cells in the order of `names`: published rows where they were, then new ones. */
  lines: readonly (readonly string[])[]
  added: number
  replaced: number
  /** Rows of the file that are already published unchanged. */
  unchanged: number
  /** Changes of the first replaced rows. */
  changes: readonly ChangedRow[]
  /** SHA-256 of the changes of all replaced rows. */
  changesHash: string
}

/** A row of the file that differs from a published one. */
export interface ChangedRow {
  line: number
  /** "county Adams, road I-70, period from 2026-11-01". */
  what: string
  cells: readonly { column: string; before: string; after: string }[]
}

/** Nobody reads a longer list. */
const MAX_CHANGES = 100

export type MergeOutcome =
  | { kind: 'merged'; merged: MergedRows }
  /** With lines of the new file. */
  | { kind: 'conflicts'; conflicts: readonly Issue[]; unlisted: number }

export interface Merging {
  spec: TableSpec
  /** `null`: there is no table yet. */
  published: ReadRows | null
  file: ReadRows
  /** Whether every row that changes a published one counts as a revision. */
  isRevision: boolean
}

/**
 * Merges the rows of a file into a table. A row about the same thing in the same period as a published one replaces
 * it only if marked revised; a preliminary one with unchanged figures may become final. Pure.
 */
export function mergeRows({ spec, published, file, isRevision }: Merging): MergeOutcome {
  const names = [
    ...(published?.names ?? []),
    ...file.names.filter((name) => !published?.names.includes(name)),
  ]
  const lines = (published?.rows ?? []).map(({ cells }) => names.map((_, index) => cells[index] ?? ''))
  const places = new Map(published?.rows.map(({ row }, index) => [rowIdentity(spec, row), index]))
  const counts = { added: 0, replaced: 0, unchanged: 0 }
  const isComputed = (name: string) => spec.derivations.some(({ column }) => column === name)
  // In columns the file lacks, computed values are left empty and measured ones stay.
  const cellsOf = ({ cells }: ReadRow, before: readonly string[] = []) =>
    names.map((name, index) => {
      const at = file.names.indexOf(name)
      if (at >= 0) return cells[at]?.trim() ?? ''
      return isComputed(name) ? '' : (before[index] ?? '')
    })
  const conflicts = createIssueList()
  const changes: ChangedRow[] = []
  const hash = createHash('sha256')
  for (const item of file.rows) {
    const place = places.get(rowIdentity(spec, item.row))
    const before = place === undefined ? undefined : published?.rows[place]
    if (place === undefined || before === undefined) {
      lines.push(cellsOf(item))
      counts.added += 1
      continue
    }
    const change = checkChange(spec, before.row, item.row, isRevision)
    if (change.kind === 'conflict') conflicts.add(item.line, conflictMessage(spec, item.row, change.columns))
    else if (change.kind === 'same') counts.unchanged += 1
    else {
      const cells = cellsOf(item, lines[place])
      const marked = (cell: string, index: number) => (names[index] === 'row_status' ? 'revised' : cell)
      lines[place] = change.kind === 'revision' ? cells.map(marked) : cells
      counts.replaced += 1
      const { what, cells: differing, line } = describeRow(spec, item, before)
      hash.update(JSON.stringify([what, differing]))
      if (changes.length < MAX_CHANGES) changes.push({ line, what, cells: differing })
    }
  }
  return conflicts.listed.length > 0
    ? { kind: 'conflicts', conflicts: conflicts.listed, unlisted: conflicts.unlisted }
    : { kind: 'merged', merged: { names, lines, ...counts, changes, changesHash: hash.digest('hex') } }
}

function describeRow(spec: TableSpec, { line, row }: ReadRow, before: ReadRow): ChangedRow {
  const cells = spec.columns.flatMap(({ name }) => {
    const [old, now] = [before.row[name] ?? null, row[name] ?? null]
    return old === now ? [] : [{ column: name, before: String(old ?? ''), after: String(now ?? '') }]
  })
  return { line, what: `${describeEntity(spec, row)}, period from ${row.period_start}`, cells }
}

type Change =
  | { kind: 'same' }
  /** Only the status changed, and may. */
  | { kind: 'status' }
  | { kind: 'revision' }
  | { kind: 'conflict'; columns: readonly string[] }

function checkChange(spec: TableSpec, before: MetricsRow, row: MetricsRow, isRevision: boolean): Change {
  const columns = Object.keys(row).filter((name) => (row[name] ?? null) !== (before[name] ?? null))
  if (columns.length === 0) return { kind: 'same' }
  if (isRevision || row.row_status === 'revised') return { kind: 'revision' }
  if (columns.length === 1 && columns[0] === 'row_status' && before.row_status === 'preliminary') {
    return { kind: 'status' }
  }
  const changes = spec.columns
    .filter(({ name }) => columns.includes(name))
    .map(({ name }) => `${name} ${before[name] ?? '(empty)'} to ${row[name] ?? '(empty)'}`)
  return { kind: 'conflict', columns: changes }
}

const MAX_NAMED = 3

function conflictMessage(spec: TableSpec, row: MetricsRow, columns: readonly string[]): string {
  const named = columns.slice(0, MAX_NAMED).join(', ')
  const rest = columns.length > MAX_NAMED ? ` and ${columns.length - MAX_NAMED} more` : ''
  return `differs from what is published: ${describeEntity(spec, row)}, period from ${row.period_start}: ${named}${rest}`
}
