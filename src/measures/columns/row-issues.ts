import * as v from 'valibot'
import { CalendarDay, Instant } from '../../contract/calendar.ts'
import { shorten } from '../../contract/characters.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { periodIssue } from '../../contract/period.ts'
import type { PeriodCalendar } from '../../contract/period-days.ts'
import { type ColumnSpec, isFigure } from './column.ts'
import { derivationFindings } from './derivations.ts'
import { figureIn, type RowFinding, type TableSpec, wordIn } from './table.ts'

/**
 * Everything in a row that cannot be true or is rarely intended, explained to staff, in the order of the columns: types,
 * ranges and choices, then how its figures relate (1 ≤ TTI ≤ PTI, buffer index = PTI / TTI − 1,
 * RCT ≤ ICT of the same events, percentiles in order, shares, the timeline, the days of the period). It can be published
 * unless one is `refuse`. A cell that is wrong by itself is not compared with others; a missing key is an empty cell.
 */
export function rowFindings(table: TableSpec, row: MetricsRow): RowFinding[] {
  const cells = cellFindings(table, row)
  const place = (name: string) => table.columns.findIndex((column) => column.name === name)
  return [...cells, ...agreementFindings(table, withoutCells(row, columnsOf(cells)))].sort(
    (a, b) => place(a.column) - place(b.column),
  )
}

function cellFindings(table: TableSpec, row: MetricsRow): RowFinding[] {
  return table.columns.flatMap((column): RowFinding[] => {
    const message = cellIssue(column, row[column.name] ?? null)
    return message === null ? [] : [{ column: column.name, message, severity: 'refuse' }]
  })
}

function columnsOf(findings: readonly RowFinding[]): string[] {
  return findings.map(({ column }) => column)
}

function withoutCells(row: MetricsRow, names: readonly string[]): MetricsRow {
  if (names.length === 0) return row
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

function agreementFindings(table: TableSpec, row: MetricsRow): RowFinding[] {
  const uncounted = countFindings(table, row)
  return [
    ...periodFindings(table, row),
    ...orderFindings(table, row),
    ...uncounted,
    ...derivationFindings(table, withoutCells(row, columnsOf(uncounted))),
    ...table.rules.flatMap((rule) => rule(row)),
  ]
}

/** What is wrong with the days of a row's period, for staff, after "it"; `null`: nothing, or a day is missing. */
export function rowPeriodIssue(
  { periodKinds }: Pick<TableSpec, 'periodKinds'>,
  row: MetricsRow,
  calendar: PeriodCalendar | 'any',
): string | null {
  const [start, end] = [wordIn(row, 'period_start'), wordIn(row, 'period_end')]
  if (start === null || end === null) return null
  const issues = periodKinds.map((kind) => periodIssue({ kind, start, end }, calendar))
  return issues.includes(null) ? null : (issues[0] ?? null)
}

function periodFindings(table: TableSpec, row: MetricsRow): RowFinding[] {
  const { periodKinds } = table
  const issue = rowPeriodIssue(table, row, 'any')
  if (issue === null) return []
  const message =
    periodKinds.length === 1
      ? `is wrong for a ${periodKinds[0]}: it ${issue}`
      : `is wrong: ${row.period_start} to ${row.period_end} is neither ${periodKinds.map((kind) => `a ${kind}`).join(' nor ')}`
  return [
    { column: issue.startsWith('cannot start') ? 'period_start' : 'period_end', message, severity: 'refuse' },
  ]
}

function orderFindings({ orders }: TableSpec, row: MetricsRow): RowFinding[] {
  return orders.flatMap(({ columns, because, unless }) => {
    const present = columns.flatMap((name) => {
      const value = figureIn(row, name)
      return value === null ? [] : [{ name, value }]
    })
    return present.flatMap(({ name, value }, index): RowFinding[] => {
      const before = present[index - 1]
      if (before === undefined || before.value <= value) return []
      const found = `is ${value}, below ${before.name} ${before.value}`
      return unless !== undefined && before.value <= value * unless.upTo
        ? [{ column: name, message: `${found}: published, ${unless.because}`, severity: 'mention' }]
        : [{ column: name, message: `${found}: ${because}`, severity: 'refuse' }]
    })
  })
}

function countFindings({ needsCounts }: TableSpec, row: MetricsRow): RowFinding[] {
  return needsCounts.flatMap(({ count, columns, unless }) =>
    figureIn(row, count) !== 0
      ? []
      : columns
          .filter((name) => figureIn(row, name) !== null)
          .map((column): RowFinding => {
            const found = `is ${figureIn(row, column)}, but ${count} is 0`
            return unless === undefined
              ? { column, message: `${found}: leave it empty, nothing was measured`, severity: 'refuse' }
              : { column, message: `${found}: published, ${unless}`, severity: 'mention' }
          }),
  )
}

/** The value of a cell: a figure, a word, a day, an instant; `null`: not measured. */
type CellValue = MetricsRow[string]

const LONGEST_WORD = 160

/**
 * What is wrong with a cell by itself, to follow the column's name; `null`: nothing.
 * Checks type, range, choice and form; `rowFindings` checks whether the row is consistent.
 */
function cellIssue(column: ColumnSpec, value: CellValue): string | null {
  if (value === null) return column.isEmptyAllowed ? null : 'must not be empty'
  switch (column.kind) {
    case 'number':
    case 'count':
    case 'percent':
      return typeof value === 'number' ? figureIssue(column, value) : `must be a number, not "${value}"`
    default:
      return typeof value === 'string' ? wordIssue(column, value) : `must be a word, not the number ${value}`
  }
}

function figureIssue({ kind, minimum, maximum, unit }: ColumnSpec, value: number): string | null {
  if (!Number.isFinite(value)) return `is ${value}, which is not a measurement: leave the cell empty`
  if (kind === 'count' && !Number.isInteger(value)) return `is ${value} and must be a whole number`
  const inUnit = unit === '' || unit === 'ratio' ? '' : ` ${unit}`
  if (minimum !== null && value < minimum) return `is ${value} and must be at least ${minimum}${inUnit}`
  if (maximum !== null && value > maximum) return `is ${value} and must be at most ${maximum}${inUnit}`
  return null
}

function wordIssue(column: ColumnSpec, word: string): string | null {
  switch (column.kind) {
    case 'day':
      return dayIssue(word)
    case 'instant':
      return instantIssue(word)
    case 'flag':
      return word === 'yes' || word === 'no' ? null : `is "${word}" and must be yes or no`
    default:
      return plainWordIssue(word) ?? choiceIssue(column, word)
  }
}

function dayIssue(day: string): string | null {
  const read = v.safeParse(CalendarDay, day)
  if (!read.success) return `"${day}" ${read.issues[0].message}`
  return isPlausibleYear(day) ? null : `is ${day}, in a year the office has no figures of`
}

function instantIssue(instant: string): string | null {
  if (!v.is(Instant, instant)) {
    return `"${instant}" must be a moment with its offset from UTC, such as 2026-11-07T14:05:00-05:00`
  }
  // The pattern of an instant accepts February 30.
  if (!v.is(CalendarDay, instant.slice(0, 10))) return `"${instant}" is not a day of the calendar`
  return isPlausibleYear(instant) ? null : `is ${instant}, in a year the office has no figures of`
}

function isPlausibleYear(date: string): boolean {
  return date >= '2000' && date < '2100'
}

/** Anything that would break a table, a key, or the spreadsheet of somebody who downloads the table. */
function plainWordIssue(word: string): string | null {
  if (word === '') return 'must not be empty text'
  if (word !== word.trim()) return `"${word}" has spaces around it`
  if (word.length > LONGEST_WORD) return `has ${word.length} characters and may have ${LONGEST_WORD}`
  if (/\p{Cc}|\p{Zl}|\p{Zp}/u.test(word)) return 'holds a line break or another control character'
  if (/^[=+\-@]/.test(word)) return `starts with "${word.slice(0, 1)}", which a spreadsheet runs as a formula`
  return null
}

function choiceIssue({ choices, form }: ColumnSpec, word: string): string | null {
  if (choices !== null && !choices.includes(word)) return `"${word}" is not one of ${choices.join(', ')}`
  if (form !== null && !form.pattern.test(word)) return `"${word}" must be written like ${form.example}`
  return null
}

/** A cell read from text: its value, or why it could not be read, to follow the column's name. */
type ParsedCell = { kind: 'value'; value: CellValue } | { kind: 'problem'; message: string }

/**
 * Parses the text of one cell for its column. An empty cell, or one of spaces, is `null`: not measured.
 * Checks the notation; `rowFindings` checks whether the value can be true.
 */
export function parseCell(column: ColumnSpec, text: string): ParsedCell {
  const written = text.trim()
  if (written === '') return { kind: 'value', value: null }
  if (!isFigure(column)) return { kind: 'value', value: written }
  if (/^-?\d+(\.\d+)?$/.test(written)) return { kind: 'value', value: Number(written) }
  return { kind: 'problem', message: `"${shorten(written, 40)}" ${notationIssue(written)}` }
}

/** Why a text is not a number, for the person who typed or exported it. The likely cause comes first. */
function notationIssue(text: string): string {
  if (/^(n\/?a|#n\/a|nan|null|none|unknown|not measured|-+|–|—|\?|\.)$/i.test(text)) {
    return 'is not a number: leave the cell empty when nothing was measured'
  }
  if (/^[=+@]|^-\D/.test(text)) return 'is a formula: save the sheet as values'
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return 'has commas between thousands: write the digits alone'
  if (/^-?\d+,\d+$/.test(text)) return 'has a decimal comma: write a point'
  if (/^-?\d+(\.\d+)?e[+-]?\d+$/i.test(text)) return 'is in scientific notation: write all digits'
  if (/^-?\d+(\.\d+)?\s*%$/.test(text)) return 'has a percent sign: write the number alone, 96.2 for 96.2%'
  if (/^\$\s*-?[\d.,]+$/.test(text)) return 'has a dollar sign: write the number alone'
  if (/^\d+:\d{2}(:\d{2})?$/.test(text)) return 'is a clock time: write minutes as a number, 1.5 for 1:30'
  if (/^-?\d+(\.\d+)?\s*\p{L}/u.test(text))
    return 'has a unit: the column name already has it, so write the number alone'
  return 'is not a number: write digits, with a point before decimals'
}
