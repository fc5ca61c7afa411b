import type { MetricsRow } from '../../contract/metrics-table.ts'
import { type ColumnSpec, isFigure } from '../../measures/columns/column.ts'
import { headerIssues } from '../../measures/columns/header.ts'
import { parseCell, rowFindings } from '../../measures/columns/row-issues.ts'
import {
  describeEntity,
  rowEntity,
  rowIdentity,
  type TableSpec,
  wordIn,
} from '../../measures/columns/table.ts'
import { hint } from '../did-you-mean.ts'
import { hasOddCharacter } from '../folder/read-text.ts'
import { createIssueList, type Issue, type IssueList, invalid, type Parsed } from '../issue.ts'
import { type Bytes, type CsvItem, readCsvRecords } from './csv-records.ts'

/** One row of a file: its line, its cells as written, and their values. */
export interface ReadRow {
  line: number
  /** In the order of the file's columns. */
  cells: readonly string[]
  row: MetricsRow
}

export interface ReadRows {
  /** Columns in the order of the file. */
  names: readonly string[]
  rows: readonly ReadRow[]
  /** What is possible but rarely intended. */
  notices: readonly Issue[]
}

/**
 * All rows of a table are one response, which must fit the server's memory: a hundred thousand
 * are six times a district's weekly figures of ten years.
 */
const MAX_ROWS = 100_000

/**
 * Reads the rows of a table. `invalid`: everything wrong in its cells and between its rows, with line and
 * column; if column names are wrong, only those.
 */
export async function parseRows(
  spec: TableSpec,
  bytes: Bytes,
  maxRows = MAX_ROWS,
): Promise<Parsed<ReadRows>> {
  const items = readCsvRecords(bytes)
  try {
    const first = await items.next()
    const header = parseNames(first.done === true ? undefined : first.value)
    if (header.kind === 'invalid') return header
    const { names } = header.value
    const nameIssues = checkNames(spec, header.value)
    if (nameIssues.length > 0) return { kind: 'invalid', issues: nameIssues }

    const issues = createIssueList()
    const notices = createIssueList()
    const read = createRowReader(spec, names, issues, notices)
    const rows: ReadRow[] = []
    for await (const item of items) {
      if (item.kind === 'problem') {
        issues.add(item.issue.line, item.issue.message)
      } else if (rows.length === maxRows) {
        issues.add(
          item.line,
          `is beyond the ${maxRows.toLocaleString('en-US')} rows a table may have: move older periods to another place`,
        )
        break
      } else {
        rows.push({ line: item.line, cells: item.cells, row: read(item.line, item.cells) })
      }
    }
    return issues.listed.length > 0
      ? { kind: 'invalid', issues: issues.listed, unlisted: issues.unlisted }
      : { kind: 'parsed', value: { names, rows, notices: notices.listed } }
  } finally {
    await items.return(undefined)
  }
}

/** Creates a reader of successive rows; their issues and notices go into the lists. */
function createRowReader(spec: TableSpec, names: readonly string[], issues: IssueList, notices: IssueList) {
  const columns = names.flatMap((name) => spec.columns.find((column) => column.name === name) ?? [])
  const register = createRowRegister(spec)
  const shareText = createTextPool()
  return (line: number, cells: readonly string[]): MetricsRow => {
    if (cells.length !== names.length) {
      issues.add(line, countMessage(cells.length, names.length))
      return {}
    }
    const unread = new Set<string>()
    const entries = columns.flatMap((column, index): [string, MetricsRow[string]][] => {
      const read = readCell(column, cells[index] ?? '', shareText)
      if (read.kind === 'value') return [[column.name, read.value]]
      unread.add(column.name)
      issues.add(line, `${column.name} ${read.message}`, column.name)
      return []
    })
    const row: MetricsRow = Object.fromEntries(entries)
    for (const { column, message, severity } of rowFindings(spec, row)) {
      // A cell that could not be read is missing here and was reported.
      if (unread.has(column)) continue
      const list = severity === 'refuse' ? issues : notices
      list.add(line, `${column} ${message}`, column)
    }
    const clash = unread.size === 0 ? register(line, row) : null
    if (clash !== null) issues.add(line, clash.message, clash.column)
    return row
  }
}

function readCell(
  column: ColumnSpec,
  text: string,
  shareText: (text: string) => string,
): ReturnType<typeof parseCell> {
  if (!isFigure(column) && hasOddCharacter(text)) {
    const message = text.includes('\uFFFD')
      ? 'has letters that are not UTF-8: save the file as "CSV UTF-8"'
      : 'has a line break or an invisible character: type the text again'
    return { kind: 'problem', message }
  }
  const parsed = parseCell(column, text)
  return parsed.kind === 'value' && typeof parsed.value === 'string'
    ? { kind: 'value', value: shareText(parsed.value) }
    : parsed
}

/** Returns one shared value for equal texts: a table repeats its roads and days thousands of times, and each takes memory. */
function createTextPool(): (text: string) => string {
  const pool = new Map<string, string>()
  return (text) => {
    const shared = pool.get(text) ?? text
    pool.set(shared, shared)
    return shared
  }
}

function countMessage(cells: number, columns: number): string {
  const counts = `has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the first line names ${columns} columns`
  return cells > columns
    ? `${counts}: write decimals with a point, and put text with a comma in quotation marks`
    : `${counts}: keep the comma of every cell, even of an empty one`
}

/**
 * Finds rows of one table that contradict each other because they are about the same thing at the same time: adds a row,
 * and returns the issue when it repeats or overlaps an earlier one.
 */
function createRowRegister(spec: TableSpec) {
  const lineOf = new Map<string, number>()
  const spansOf = new Map<string, { line: number; start: string; end: string }[]>()
  // Periods of one kind are either equal or have no day in common.
  const canOverlap = spec.periodKinds.length > 1

  function overlapped(row: MetricsRow, line: number) {
    const [start, end] = [wordIn(row, 'period_start'), wordIn(row, 'period_end')]
    if (start === null || end === null) return undefined
    const entity = rowEntity(spec, row)
    const spans = spansOf.get(entity) ?? []
    const met = spans.find((span) => span.start <= end && start <= span.end)
    spansOf.set(entity, [...spans, { line, start, end }])
    return met
  }

  return (line: number, row: MetricsRow): Pick<Issue, 'column' | 'message'> | null => {
    const identity = rowIdentity(spec, row)
    const earlier = lineOf.get(identity)
    if (earlier !== undefined)
      return {
        message: `repeats line ${earlier}: ${describeEntity(spec, row)}, period from ${row.period_start}: keep one of the two`,
      }
    lineOf.set(identity, line)
    const met = canOverlap ? overlapped(row, line) : undefined
    if (met === undefined) return null
    const message = `period_start ${row.period_start} to ${row.period_end} overlaps line ${met.line} (${met.start} to ${met.end}): ${describeEntity(spec, row)} cannot be counted twice`
    return { column: 'period_start', message }
  }
}

/** The column names in the first line of a file, without spaces around them. */
export function parseNames(first: CsvItem | undefined): Parsed<{ line: number; names: string[] }> {
  if (first === undefined) return invalid('is empty: write the names of the columns in its first line')
  if (first.kind === 'problem') return { kind: 'invalid', issues: [first.issue] }
  const { line, cells } = first
  const names = cells.map((cell) => cell.trim())
  if (names.some(hasOddCharacter)) {
    return invalid('has column names with letters that are not UTF-8: save the file as "CSV UTF-8"', line)
  }
  const separator =
    names.length > 1 ? undefined : Object.keys(SEPARATORS).find((sign) => names[0]?.includes(sign))
  if (separator !== undefined) {
    return invalid(
      `separates cells by ${SEPARATORS[separator]}: save the file with commas between the cells`,
      line,
    )
  }
  return { kind: 'parsed', value: { line, names } }
}

const SEPARATORS: Readonly<Record<string, string>> = { ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' }

/** What is wrong with the column names of a file for this table. */
function checkNames(spec: TableSpec, { line, names }: { line: number; names: readonly string[] }): Issue[] {
  const missing = spec.columns.map(({ name }) => name).filter((name) => !names.includes(name))
  return headerIssues(spec, names).map(({ column, message }) => {
    const advice = message === 'is not a column of this table' ? hint(column, missing) : ''
    return { line, message: `${displayName(column)} ${message}${advice}` }
  })
}

/** How messages name a column, which may lack a name. */
function displayName(column: string): string {
  if (column === '') return 'a column'
  return /^\w+$/.test(column) ? column : JSON.stringify(column)
}
