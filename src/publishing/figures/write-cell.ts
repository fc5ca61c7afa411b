import { readTime, writeTime } from '../../content/zoned-time.ts'
import type { PeriodCalendar } from '../../contract/period-days.ts'
import { type ColumnSpec, isFigure } from '../../measures/columns/column.ts'
import { type Cell, round, showCell } from './cells.ts'

/** The decimal sign in a file; `null`: unknown. */
export type DecimalSign = ',' | '.' | null

export interface Reading {
  decimalSign: DecimalSign
  timeZone: string
  calendar: PeriodCalendar
}

/** A cell in the format of the site's tables, or why it cannot be read; the message follows the column's name. */
export type WrittenCell = { kind: 'text'; text: string } | { kind: 'problem'; message: string }

const NOT_MEASURED = /^(n\/?a\.?|#n\/a|nan|null|none|unknown|not measured|not available|-+|–|—|\?|\.)$/i

/** Writes a cell in the format of its column. Not measured is empty. Pure. */
export function writeCell(column: ColumnSpec, cell: Cell, reading: Reading): WrittenCell {
  if (typeof cell === 'object' && cell !== null && 'kind' in cell && cell.kind !== 'percent') {
    if (cell.text === '#N/A') return text('')
    if (cell.kind === 'error') return problem(`is ${cell.text}: correct the formula, or leave the cell empty`)
    return problem(
      'is a formula that was never calculated: open the workbook in Excel, save it, and send it again',
    )
  }
  if (cell === null || (typeof cell === 'string' && (cell.trim() === '' || NOT_MEASURED.test(cell.trim()))))
    return text('')
  if (isFigure(column)) return writeFigure(column, cell, reading.decimalSign)
  switch (column.kind) {
    case 'day':
      return writeDay(cell)
    case 'instant':
      return writeInstant(cell, reading.timeZone)
    case 'flag':
      return writeFlag(cell)
    default:
      return text(writeWord(column, cell))
  }
}

function writeFigure(
  { kind, unit }: ColumnSpec,
  cell: NonNullable<Cell>,
  decimalSign: DecimalSign,
): WrittenCell {
  if (typeof cell === 'number') return text(plainNumber(cell))
  if (typeof cell === 'object' && 'kind' in cell && cell.kind === 'percent')
    return text(plainNumber(kind === 'percent' || unit === 'percent' ? cell.value * 100 : cell.value))
  // Excel's calendar begins with 1900: an earlier day is a time alone, which the table's check reports.
  if (cell instanceof Date && cell.getUTCFullYear() < 1900) return text(cell.toISOString().slice(11, 19))
  if (cell instanceof Date) return problem(`is a date, ${showCell(cell)}: format the cell as a number`)
  if (typeof cell === 'boolean') return problem('is TRUE or FALSE, and a number is expected')
  // A unit sign repeats what the column's name says.
  const bare = String(cell)
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/^\$/, '')
    .replace(/%$/, '')
  return readNumber(bare, decimalSign) ?? text(String(cell).trim())
}

/** `null`: unknown notation; the table's check reports what is wrong. */
function readNumber(bare: string, decimalSign: DecimalSign): WrittenCell | null {
  if (/^-?\d+(\.\d+)?$/.test(bare) && !(decimalSign === ',' && /^-?\d{1,3}\.\d{3}$/.test(bare)))
    return text(bare)
  const style = styleOf(bare)
  if (style === null) return null
  if (style === 'either') {
    if (decimalSign === null)
      return problem(
        `"${bare}" may be ${bare.replace(/[.,]/, '')} or ${bare.replace(',', '.')}: write it without the comma`,
      )
    return text(toPlain(bare, decimalSign))
  }
  return text(toPlain(bare, style))
}

function toPlain(bare: string, decimalSign: ',' | '.'): string {
  return decimalSign === ',' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '')
}

/** The decimal sign a number reveals; `either`: one comma or point before three digits. */
function styleOf(bare: string): ',' | '.' | 'either' | null {
  if (/^-?\d{1,3}[.,]\d{3}$/.test(bare)) return 'either'
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$|^-?\d+\.\d+$/.test(bare)) return '.'
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$|^-?\d+,\d+$/.test(bare)) return ','
  return null
}

/** The decimal sign, from the unambiguous numbers; `null`: there are none, or they disagree. */
export function findDecimalSign(texts: Iterable<string>, separator: string | null): DecimalSign {
  const seen = new Set<string>()
  for (const one of texts) {
    const style = styleOf(one.replace(/[\s\u00a0\u202f$%]/g, ''))
    if (style === ',' || style === '.') seen.add(style)
  }
  if (seen.size === 1) return seen.has(',') ? ',' : '.'
  // Lists are separated by semicolons where the comma is the decimal sign. In the US it groups thousands.
  return seen.size === 0 ? (separator === ';' ? ',' : '.') : null
}

function plainNumber(value: number): string {
  const written = String(round(value))
  return written.includes('e') ? value.toFixed(10) : written
}

/** Days of Excel's calendar from 2000 to 2100. */
const SERIALS = { first: 36_526, last: 73_050, epochMs: Date.UTC(1899, 11, 30) }
const DAY_MS = 86_400_000

function momentOf(cell: NonNullable<Cell>): string | null {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19)
  const serial =
    typeof cell === 'number' || (typeof cell === 'string' && /^\d{5}(\.\d+)?$/.test(cell.trim()))
      ? Number(cell)
      : null
  if (serial !== null && serial >= SERIALS.first && serial <= SERIALS.last)
    return new Date(SERIALS.epochMs + Math.round((serial * DAY_MS) / 1000) * 1000).toISOString().slice(0, 19)
  return typeof cell === 'string' ? readMoment(cell.trim()) : null
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** "11/14/2026", "11/14/26 2:05 PM", "Nov 14, 2026", "14-Nov-26", "2026-11-14": months before days where both are numbers. */
function readMoment(written: string): string | null {
  const [, day = '', clock = ''] =
    /^(\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}-[A-Za-z]{3}-\d{2,4}|\d{4}-\d{2}-\d{2}|[A-Za-z]{3,9}\.? \d{1,2}, \d{4})(?:[ T,]{1,3}(\d.{0,20}))?$/.exec(
      written,
    ) ?? []
  const date = readDate(day)
  const time = clock === '' ? '00:00:00' : readClock(clock)
  return date === null || time === null ? null : `${date}T${time}`
}

function readDate(day: string): string | null {
  if (/^\d{4}-/.test(day)) return day
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(day) ?? []
  if (month !== '') return joinDate(year, Number(month), Number(date))
  const [, dayFirst = '', name = '', shortYear = ''] =
    /^(\d{1,2})-([A-Za-z]{3})-(\d{2}|\d{4})$/.exec(day) ?? []
  if (name !== '') return joinDate(shortYear, MONTHS.indexOf(name.toLowerCase()) + 1, Number(dayFirst))
  const [, long = '', longDate = '', longYear = ''] =
    /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}), (\d{4})$/.exec(day) ?? []
  return long === '' ? null : joinDate(longYear, MONTHS.indexOf(long.toLowerCase()) + 1, Number(longDate))
}

function joinDate(year: string, month: number, day: number): string | null {
  if (month < 1 || month > 12) return null
  const full = year.length === 2 ? `20${year}` : year
  const written = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return new Date(`${written}T00:00:00Z`).getUTCDate() === day ? written : null
}

function readClock(clock: string): string | null {
  const [, hours = '', minutes = '', seconds = '00', half = ''] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*([AaPp])?\.?[Mm]?\.?$/.exec(clock) ?? []
  if (hours === '') return null
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`
}

function writeDay(cell: NonNullable<Cell>): WrittenCell {
  const moment = momentOf(cell)
  return moment === null ? text(showCell(cell)) : text(moment.slice(0, 10))
}

function writeInstant(cell: NonNullable<Cell>, timeZone: string): WrittenCell {
  const written = showCell(cell)
  if (/[+-]\d{2}:\d{2}$|Z$/.test(written)) return text(written.replace(/(T\d{2}:\d{2})(?=[Z+-])/, '$1:00'))
  const moment = momentOf(cell)
  if (moment === null) return text(written)
  const time = readTime(moment, timeZone)
  switch (time.kind) {
    case 'instant':
      return text(writeTime(time.at, timeZone))
    case 'twice': {
      const [before, after] = [-1, 1].map((days) => {
        const near = new Date(Date.parse(`${moment}Z`) + days * DAY_MS)
        return moment + writeTime(near, timeZone).slice(-6)
      })
      return problem(
        `is ${written}, which came twice that night: write ${before} before the clocks changed, ${after} after`,
      )
    }
    case 'skipped':
      return problem(`is ${written}, a time that the clocks skipped that night`)
    case 'unreadable':
      return problem(`is ${written}, which is no time of day: midnight is 00:00 of the next day`)
  }
}

function writeFlag(cell: NonNullable<Cell>): WrittenCell {
  const word = showCell(cell).toLowerCase()
  if (/^(yes|y|true|x|1|✓)$/.test(word)) return text('yes')
  return /^(no|n|false|0)$/.test(word) ? text('no') : text(word)
}

const SHORT_WORDS: Readonly<Record<string, string>> = {
  nb: 'northbound',
  sb: 'southbound',
  eb: 'eastbound',
  wb: 'westbound',
  n: 'northbound',
  s: 'southbound',
  e: 'eastbound',
  w: 'westbound',
  north: 'northbound',
  south: 'southbound',
  east: 'eastbound',
  west: 'westbound',
  prelim: 'preliminary',
  'a.m.': 'am',
  'p.m.': 'pm',
}

/** One of the column's choices, ignoring case and punctuation; any other text is unchanged. */
function writeWord({ choices }: ColumnSpec, cell: NonNullable<Cell>): string {
  const written = showCell(cell).replace(/\s+/g, ' ')
  if (choices === null) return written.toLowerCase() === 'all' ? 'all' : written
  const plain = written.toLowerCase().replace(/[\s-]+/g, '_')
  const meant = SHORT_WORDS[plain] ?? plain.replace(/^level_/, '')
  return choices.find((choice) => choice === meant || choice === plain) ?? written
}

function text(written: string): WrittenCell {
  return { kind: 'text', text: written }
}

function problem(message: string): WrittenCell {
  return { kind: 'problem', message }
}
