import { createIssueList, type Issue } from '../../content/issue.ts'
import { writeCsvLines } from '../../content/metrics/write-csv.ts'
import type { TableId } from '../../contract/metrics-table.ts'
import { endOfPeriod } from '../../contract/period.ts'
import { type ColumnSpec, isFigure } from '../../measures/columns/column.ts'
import type { TableSpec } from '../../measures/columns/table.ts'
import { type ColumnName, TABLES } from '../../measures/columns/tables.ts'
import { refuse } from '../publishing.ts'
import { guessPeriod } from '../read-periods.ts'
import { type Cell, letterOf, type Sheet, showCell } from './cells.ts'
import { findHeader, type Header, type KnownHeadings } from './match-columns.ts'
import { findDecimalSign, type Reading, writeCell } from './write-cell.ts'

/** What a person may choose for a file of figures; the rest is detected from the file. */
export interface FigureChoices {
  /** The tables it may be for, the most likely first. */
  among: readonly TableId[]
  sheet?: string
  /** Row of the headings in the file, from 1. */
  headingRow?: number
  /** Table columns by the index of the column in the file; empty: left out. */
  columns?: Readonly<Record<string, string>>
  /** Values for columns the file lacks, the same in every row. */
  fixed?: Readonly<Record<string, string>>
  known?: Readonly<Partial<Record<TableId, KnownHeadings>>>
}

/** One thing in a file that needs attention. `cell`: "B7", or "row 7". */
export type FigureIssue = Pick<Issue, 'column' | 'message'> & { cell: string }

export interface Understood {
  table: TableId
  sheets: readonly string[]
  sheet: string
  /** Row of the headings in the file, from 1. `null`: none found, so there are no rows. */
  headingRow: number | null
  columns: readonly {
    index: number
    letter: string
    heading: string
    column: string
    examples: readonly string[]
  }[]
  /** Required columns given by neither the file nor a choice; columns of figures are left empty. */
  missing: readonly string[]
  /** The rows as the table has them. */
  csv: string
  /** Row in the file for each line of `csv` after the first. */
  rows: readonly number[]
  issues: readonly FigureIssue[]
  unlisted: number
  /** What was left out or interpreted, a sentence each. */
  notes: readonly string[]
}

/** The maximum rows of a table, plus titles and totals. */
export const MAX_FILE_ROWS = 101_000
const EXAMPLES = 3

/**
 * Finds the headings of a file of figures, matches them to the columns of a table, and writes the rows in that table's
 * format. Pure.
 */
export function understandFigures(
  sheets: readonly Sheet[],
  separator: string | null,
  choices: FigureChoices,
  place: Omit<Reading, 'decimalSign'>,
): Understood {
  const { sheet, header, spec } = choose(sheets, choices, place)
  const names = sheets.map(({ name }) => name)
  const rowOf = (index: number) => sheet.rowNumbers?.[index] ?? index + 1
  const base = { table: spec.id, sheets: names, sheet: sheet.name, unlisted: 0 }
  if (header === null)
    return { ...base, headingRow: null, columns: [], missing: [], csv: '', rows: [], issues: [], notes: [] }
  if (sheet.rows.length > MAX_FILE_ROWS)
    refuse(`The file has more than the ${MAX_FILE_ROWS - 1000} rows a table may have.`)
  const taken = header.headings.map((_, index) => choices.columns?.[index] ?? header.columns[index] ?? '')
  const written = writeRows({ sheet, header, spec, taken, rowOf, separator, choices, place })
  const first = sheet.rows.slice(header.index + 1)
  return {
    ...base,
    headingRow: rowOf(header.index),
    columns: header.headings.map((heading, index) => ({
      index,
      letter: letterOf(index),
      heading,
      column: taken[index] ?? '',
      examples: first
        .map((row) => showCell(row[index] ?? null))
        .filter(Boolean)
        .slice(0, EXAMPLES),
    })),
    ...written,
  }
}

/** The best match of sheet and table: the one with most headings that are columns of the table. */
function choose(
  sheets: readonly Sheet[],
  { among, sheet: wanted, headingRow, known }: FigureChoices,
  place: Omit<Reading, 'decimalSign'>,
) {
  const possible = sheets.filter(({ name }) => wanted === undefined || name === wanted)
  let best: { sheet: Sheet; header: Header | null; spec: TableSpec<ColumnName>; count: number } | null = null
  for (const sheet of possible.length === 0 ? sheets : possible)
    for (const id of among) {
      const given = headingRow === undefined ? null : indexOf(sheet, headingRow)
      const header = findHeader(sheet, TABLES[id], known?.[id], given)
      const matched = header?.columns.filter(Boolean).length ?? 0
      const count = matched + (header === null ? 0 : periodFit(sheet, header, TABLES[id], place))
      if (best === null || count > best.count) best = { sheet, header, spec: TABLES[id], count }
    }
  return best ?? refuse('The file has no sheet with a table in it.')
}

/** Distinguishes tables with equal columns: from 0 to 0.9, how many of the first rows cover such a period. */
function periodFit(
  { rows }: Sheet,
  { index, columns }: Header,
  spec: TableSpec<ColumnName>,
  place: Omit<Reading, 'decimalSign'>,
): number {
  const dayOf = (row: readonly Cell[], name: ColumnName) => {
    const at = columns.indexOf(name)
    const column = spec.columns.find((one) => one.name === name)
    const written =
      column === undefined ? null : writeCell(column, row[at] ?? null, { ...place, decimalSign: null })
    return written?.kind === 'text' && /^\d{4}-\d{2}-\d{2}$/.test(written.text) ? written.text : null
  }
  const first = rows
    .slice(index + 1, index + 1 + SAMPLE_ROWS)
    .filter((row) => dayOf(row, 'period_start') !== null)
  const fitting = first.filter((row) => {
    const [start, end] = [dayOf(row, 'period_start') ?? '', dayOf(row, 'period_end')]
    const ends = spec.periodKinds.map((kind) => endOfPeriod(kind, start, place.calendar))
    return end === null ? ends.some((one) => one !== null && one !== 'wrongStart') : ends.includes(end)
  })
  return first.length === 0 ? 0 : (0.9 * fitting.length) / first.length
}

const SAMPLE_ROWS = 20

function indexOf({ rowNumbers, rows }: Sheet, row: number): number {
  const index = rowNumbers === undefined ? row - 1 : rowNumbers.indexOf(row)
  return Math.min(Math.max(0, index), Math.max(0, rows.length - 1))
}

interface Writing {
  sheet: Sheet
  header: Header
  spec: TableSpec<ColumnName>
  /** Column of the table for each column of the file. */
  taken: readonly string[]
  rowOf: (index: number) => number
  separator: string | null
  choices: FigureChoices
  place: Omit<Reading, 'decimalSign'>
}

function writeRows({ sheet, header, spec, taken, rowOf, separator, choices, place }: Writing) {
  const { fixed = {} } = choices
  const given = spec.columns.flatMap((column) => {
    const at = taken.indexOf(column.name)
    return at >= 0 ? [{ column, at }] : []
  })
  const body = sheet.rows.slice(header.index + 1)
  const decimalSign = findDecimalSign(textsIn(body, given), separator)
  const reading = { ...place, decimalSign }
  const constant = spec.columns.filter(({ name }) => !taken.includes(name) && (fixed[name] ?? '') !== '')
  const hasStart = taken.includes('period_start')
  const isEndDerived = hasStart && !taken.includes('period_end') && (fixed.period_end ?? '') === ''
  const missing = spec.columns
    .filter(
      ({ name, header: need }) =>
        need === 'required' && !taken.includes(name) && !constant.some((one) => one.name === name),
    )
    .map(({ name }) => name)
    .filter((name) => name !== 'period_end' || !isEndDerived)
  const names = spec.columns
    .map(({ name }) => name)
    .filter((name) => {
      const isGiven =
        taken.includes(name) || constant.some((one) => one.name === name) || missing.includes(name)
      return isGiven || (name === 'period_end' && isEndDerived)
    })
  const issues = createIssues()
  const rows: number[] = []
  const lines: string[][] = []
  const totals: number[] = []
  const asides: number[] = []
  for (const [index, row] of body.entries()) {
    const number = rowOf(header.index + 1 + index)
    if (given.every(({ at }) => showCell(row[at] ?? null) === '')) continue
    if (isTotal(row, given)) {
      totals.push(number)
      continue
    }
    if (isAside(row, given)) {
      asides.push(number)
      continue
    }
    const cells: Record<string, string> = {}
    for (const { name } of constant) cells[name] = fixed[name] ?? ''
    for (const { column, at } of given) {
      const written = writeCell(column, row[at] ?? null, reading)
      if (written.kind === 'problem') issues.add(`${letterOf(at)}${number}`, written.message)
      else cells[column.name] = written.text
    }
    readPeriod(cells, spec, place, isEndDerived)
    rows.push(number)
    lines.push(names.map((name) => cells[name] ?? ''))
  }
  const notes = [
    ...leftOut(totals, 'total'),
    ...leftOut(asides, 'note'),
    ...(decimalSign === ',' ? ['Numbers were read with a comma before decimals.'] : []),
  ]
  return { missing, csv: writeCsvLines([names, ...lines], '\n'), rows, notes, ...issues.found() }
}

function* textsIn(rows: readonly (readonly Cell[])[], given: Given): Generator<string> {
  for (const row of rows)
    for (const { column, at } of given) {
      const cell = row[at]
      if (typeof cell === 'string' && isFigure(column)) yield cell
    }
}

/** Turns a named period into its first and last day, where a sheet has one column for both. */
function readPeriod(
  cells: Record<string, string>,
  { periodKinds }: TableSpec,
  { calendar }: Pick<Reading, 'calendar'>,
  isEndDerived: boolean,
): void {
  const { period_start: start = '' } = cells
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(start)
  const named = isDay || start === '' ? null : guessPeriod(start, periodKinds, calendar)
  if (named !== null) {
    cells.period_start = named.start
    if (isEndDerived) cells.period_end = named.end
    return
  }
  if (!isEndDerived || !isDay) return
  const ends = periodKinds.map((kind) => endOfPeriod(kind, start, calendar))
  const [end] = ends.filter((one) => one !== null && one !== 'wrongStart')
  // If no such period begins that day, the check reports it at its cell.
  cells.period_end = end ?? start
}

function createIssues() {
  const list = createIssueList()
  const cells: string[] = []
  return {
    add: (cell: string, message: string) => {
      list.add(null, message)
      cells.push(cell)
    },
    found: () => ({
      issues: list.listed.map(({ message }, index) => ({ cell: cells[index] ?? '', message })),
      unlisted: list.unlisted,
    }),
  }
}

/** The columns of the table that a sheet has, and where. */
type Given = readonly { column: ColumnSpec; at: number }[]

const TOTAL = /^(?:grand |sub-?)?totals?\b|^(?:sum|average|mean)$/i

/** Whether a row is a total: it says so in place of an entity and leaves the other key cells empty. */
function isTotal(row: readonly Cell[], given: Given): boolean {
  const words = given.filter(({ column }) => !isFigure(column)).map(({ at }) => showCell(row[at] ?? null))
  const first = showCell(row.find((cell) => showCell(cell) !== '') ?? null)
  return (
    [...words, first].some((word) => TOTAL.test(word)) &&
    words.some((word) => word === '' || TOTAL.test(word))
  )
}

/** Whether a row is a note, such as a source below the table: words in one cell, and all others empty. */
function isAside(row: readonly Cell[], given: Given): boolean {
  const [only = '', ...others] = given.map(({ at }) => showCell(row[at] ?? null)).filter(Boolean)
  return others.length === 0 && /\s/.test(only) && /\p{L}/u.test(only)
}

/** Says which rows were left out as a total or a note, if any. */
function leftOut(rows: readonly number[], what: string): string[] {
  const because = rows.length === 1 ? `it is a ${what}` : `they are ${what}s`
  return rows.length === 0 ? [] : [`Left out, because ${because}: row ${rows.slice(0, 10).join(', ')}.`]
}
