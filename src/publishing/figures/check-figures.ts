import { Readable } from 'node:stream'
import type { Issue } from '../../content/issue.ts'
import { parseRows, type ReadRows } from '../../content/metrics/parse-rows.ts'
import { ALL } from '../../measures/columns/shared-columns.ts'
import type { TableSpec } from '../../measures/columns/table.ts'
import { TABLES } from '../../measures/columns/tables.ts'
import type { FigureIssue, Understood } from './understand.ts'

/** Figures that may be published, or everything wrong with them, by cell of the file. */
export type CheckedFigures =
  | { kind: 'rows'; spec: TableSpec; rows: ReadRows; notes: readonly string[] }
  | { kind: 'issues'; issues: readonly FigureIssue[]; unlisted: number }

/** Checks figures by the rules of their table, like the folder check. */
export async function checkFigures(understood: Understood): Promise<CheckedFigures> {
  const { table, csv, issues, unlisted } = understood
  const spec = TABLES[table]
  const parsed = await parseRows(spec, Readable.from([Buffer.from(csv)]))
  const place = placeIn(understood)
  if (parsed.kind === 'invalid') {
    const known = new Set(issues.map(({ cell }) => cell))
    const found = parsed.issues.map(place).filter(({ cell }) => !known.has(cell))
    return { kind: 'issues', issues: [...issues, ...found], unlisted: unlisted + (parsed.unlisted ?? 0) }
  }
  if (issues.length > 0) return { kind: 'issues', issues, unlisted }
  const notes = parsed.value.notices.map(place).map(({ cell, message }) => `${cell} ${message}.`)
  return { kind: 'rows', spec, rows: parsed.value, notes }
}

/** Says that Metrics and Discover will not show the figures of freeways, if none of the rows is a total. */
export function noteWithoutTotals({ entity }: Pick<TableSpec, 'entity'>, { rows }: ReadRows): string[] {
  const isTotal = ({ row }: ReadRows['rows'][number]) => SPLIT_BY.every((name) => row[name] === ALL)
  if (!entity.includes('event_type') || rows.some(isTotal)) return []
  return [
    'No row of the file has "all" in county, direction, event_type and level. Metrics and Discover show such totals; the other rows are in the downloads.',
  ]
}

const SPLIT_BY = ['county', 'direction', 'event_type', 'level']

/** Maps rows and columns to their place in the person's file. */
export function placeIn({ columns, rows, headingRow }: Understood) {
  const letters = new Map(
    columns.flatMap(({ column, letter }) => (column === '' ? [] : [[column, letter] as const])),
  )
  const rowOf = (line: number) => (line === 1 ? (headingRow ?? 1) : (rows[line - 2] ?? line))
  return ({ line, column, message }: Issue): FigureIssue => {
    const text = message.replace(/\bline (\d+)/g, (_, number) => `row ${rowOf(Number(number))}`)
    if (line === null) return { cell: '', message: text }
    if (column === undefined) return { cell: `row ${rowOf(line)}`, message: text }
    const letter = letters.get(column)
    const cell = letter === undefined ? `row ${rowOf(line)}` : `${letter}${rowOf(line)}`
    return { cell, column, message: text }
  }
}
