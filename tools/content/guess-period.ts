import type { Period, PeriodKind } from '../../src/contract/period.ts'
import { parsePeriod } from './parse-period.ts'

// Before a figure and after it stands no other: "rev12026-10" names no month.
const ALONE = String.raw`(?<![A-Za-z\d])`
const END = String.raw`(?![\d])`
const GAP = String.raw`[\s_-]*`
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const MONTH = `(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})`

/** Ways in which titles and file names tell a period, and how `parsePeriod` is told the same. */
const FORMS: { pattern: RegExp; told: (...groups: string[]) => string }[] = [
  form(`FY${GAP}(\\d{4})`, (year) => `FY${year}`),
  form(`fiscal year (\\d{4})`, (year) => `FY${year}`),
  form(`(\\d{4})${GAP}Q([1-4])`, (year, quarter) => `${year}-Q${quarter}`),
  form(`Q([1-4])${GAP}(\\d{4})`, (quarter, year) => `${year}-Q${quarter}`),
  form(`(\\d{4}-\\d{2}-\\d{2})`, (day) => `week:${day}`),
  form(
    `${MONTH} (\\d{1,2})(?:\\s?[–-]\\s?[A-Za-z ]*\\d{1,2})?, (\\d{4})`,
    (month, day, year) => `week:${year}-${monthNumber(month)}-${day?.padStart(2, '0')}`,
  ),
  form(`(\\d{4}-\\d{2})(?!-?\\d)`, (month) => month ?? ''),
  form(`${MONTH}${GAP}(\\d{4})`, (month, year) => `${year}-${monthNumber(month)}`),
  form(`(\\d{4})\\s?[–-]\\s?(\\d{4})`, (start, end) => `${start}-01-01..${end}-12-31`),
]

/**
 * The one period that a title or file name tells, among the kinds that are usual for its category. Pure.
 * `null`: it tells none, or several.
 */
export function guessPeriod(name: string, usualKinds: readonly PeriodKind[]): Period | null {
  const periods = new Map<string, Period>()
  for (const { pattern, told } of FORMS) {
    for (const [, ...groups] of name.matchAll(pattern)) {
      const outcome = parsePeriod(told(...groups))
      if (outcome.kind === 'parsed' && usualKinds.includes(outcome.period.kind)) {
        periods.set(outcome.period.label, outcome.period)
      }
    }
  }
  const [only, ...others] = periods.values()
  return only !== undefined && others.length === 0 ? only : null
}

function form(source: string, told: (...groups: string[]) => string): (typeof FORMS)[number] {
  return { pattern: new RegExp(`${ALONE}${source}${END}`, 'gi'), told }
}

function monthNumber(name = ''): string {
  const index = MONTHS.findIndex(
    (month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase(),
  )
  return String(index + 1).padStart(2, '0')
}
