import { parse } from 'node:path'
import * as v from 'valibot'
import { periodLabel } from '../../src/content/period-label.ts'
import { addDays, CalendarDay } from '../../src/contract/calendar.ts'
import { endOfPeriod, PERIOD_KINDS, type Period, type PeriodKind } from '../../src/contract/period.ts'
import { familyOf, periodExample, type ReportCategory } from './category-names.ts'
import { refuse } from './run-command.ts'

/** How to write a period, in one line for people. */
export const PERIOD_FORMS =
  'week:2026-11-01 (the Sunday), 2026-10, 2026-Q3, FY2026, 2026 or 2025-01-01..2030-12-31'

/** A period, or a message that says how to write one. */
export type ParsedPeriod = { kind: 'parsed'; period: Period } | { kind: 'invalid'; message: string }

/**
 * Reads a period as people write it on the command line. Pure.
 * `2026-W45` is the office's week, Sunday to Saturday, that holds most of that numbered (ISO) week.
 */
export function parsePeriod(text: string): ParsedPeriod {
  const written = text.trim()
  const [, weekStart] = /^week:(.*)$/i.exec(written) ?? []
  if (weekStart !== undefined) return spanOf('week', weekStart.trim())
  const [, weekYear, week] = /^(\d{4})-W(\d{2})$/i.exec(written) ?? []
  if (weekYear !== undefined) return numberedWeek(Number(weekYear), Number(week), written)
  const [, monthYear, month] = /^(\d{4})-(\d{2})$/.exec(written) ?? []
  if (monthYear !== undefined) return spanOf('month', `${monthYear}-${month}-01`)
  const [, quarterYear, quarter] = /^(\d{4})-?Q([1-4])$/i.exec(written) ?? []
  if (quarterYear !== undefined)
    return spanOf('quarter', `${quarterYear}-${QUARTER_STARTS[Number(quarter) - 1]}`)
  const [, fiscalYear] = /^FY ?(\d{4})$/i.exec(written) ?? []
  if (fiscalYear !== undefined) return spanOf('fiscalYear', `${yearBefore(fiscalYear)}-07-01`)
  if (/^\d{4}$/.test(written)) return spanOf('year', `${written}-01-01`)
  const [, start, end] = /^([^\s.]+)\.\.(\S+)$/.exec(written) ?? []
  if (start !== undefined && end !== undefined) return freeSpan(start, end)
  if (/^\d{4}-\d{2}-\d{2}$/.test(written))
    return invalid(`${written} is one day: for the week that starts then, write week:${written}`)
  return invalid(`"${written}" is not a period: write ${PERIOD_FORMS}`)
}

/** Nobody measured traffic before; an earlier year is a slip. */
const EARLIEST_DAY = '1900-01-01'

const QUARTER_STARTS = ['01-01', '04-01', '07-01', '10-01']

function spanOf(kind: Exclude<PeriodKind, 'none'>, start: string): ParsedPeriod {
  const issue = dayIssue(start)
  if (issue !== null) return invalid(issue)
  if (start < EARLIEST_DAY) return invalid(`${start} lies before ${EARLIEST_DAY}: write the year in full`)
  const end = endOfPeriod(kind, start)
  if (end === 'wrongStart' || end === null)
    return invalid(`${start} is not a Sunday: a week runs from Sunday to Saturday`)
  return parsed({ kind, start, end })
}

function numberedWeek(year: number, week: number, written: string): ParsedPeriod {
  // January 4 always lies in week 1, which starts on the Monday before or on it.
  const fourth = `${String(year).padStart(4, '0')}-01-04`
  const daysSinceMonday = (new Date(`${fourth}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(fourth, (week - 1) * 7 - daysSinceMonday)
  // The Thursday decides which year a week belongs to.
  if (week < 1 || !addDays(monday, 3).startsWith(fourth.slice(0, 4)))
    return invalid(`${written} does not exist: that year has no such week`)
  return spanOf('week', addDays(monday, -1))
}

/** A span that is a whole month, quarter or year is one. */
function freeSpan(start: string, end: string): ParsedPeriod {
  const issue = dayIssue(start) ?? dayIssue(end)
  if (issue !== null) return invalid(issue)
  if (end < start)
    return invalid(`the period ends on ${end}, before it starts on ${start}: turn the two around`)
  const kind = PERIOD_KINDS.find((known) => endOfPeriod(known, start) === end) ?? 'none'
  return parsed({ kind, start, end })
}

function dayIssue(day: string): string | null {
  return v.is(CalendarDay, day) ? null : `"${day}" is not a day of the calendar: write it like 2026-11-01`
}

function yearBefore(year: string): string {
  return String(Number(year) - 1).padStart(4, '0')
}

function parsed(period: Omit<Period, 'label'>): ParsedPeriod {
  return { kind: 'parsed', period: { ...period, label: periodLabel(period) } }
}

function invalid(message: string): ParsedPeriod {
  return { kind: 'invalid', message }
}

// No other digit before or after: "rev12026-10" names no month.
const ALONE = String.raw`(?<![A-Za-z\d])`
const END = String.raw`(?![\d])`
const GAP = String.raw`[\s_-]*`
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const MONTH = `(${MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})`

/** How titles and file names give a period, and the same in the form that `parsePeriod` reads. */
const FORMS: { pattern: RegExp; toPeriod: (...groups: string[]) => string }[] = [
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
 * The one period that a title or file name gives, among the kinds that are usual for its category. Pure.
 * `null`: it gives none, or several.
 */
export function guessPeriod(name: string, usualKinds: readonly PeriodKind[]): Period | null {
  const periods = new Map<string, Period>()
  for (const { pattern, toPeriod } of FORMS) {
    for (const [, ...groups] of name.matchAll(pattern)) {
      const outcome = parsePeriod(toPeriod(...groups))
      if (outcome.kind === 'parsed' && usualKinds.includes(outcome.period.kind)) {
        periods.set(outcome.period.label, outcome.period)
      }
    }
  }
  const [only, ...others] = periods.values()
  return only !== undefined && others.length === 0 ? only : null
}

function form(source: string, toPeriod: (...groups: string[]) => string): (typeof FORMS)[number] {
  return { pattern: new RegExp(`${ALONE}${source}${END}`, 'gi'), toPeriod }
}

function monthNumber(name = ''): string {
  const index = MONTHS.findIndex(
    (month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase(),
  )
  return String(index + 1).padStart(2, '0')
}

interface ChosenPeriod {
  period: Period
  notes: readonly string[]
}

/**
 * The period that was given or, when none was, the one in the titles or the file's name; refuses when there is none. Pure.
 * `names`: title, title in the PDF and path of the PDF, the most trusted first.
 */
export function choosePeriod(
  category: ReportCategory,
  given: string | undefined,
  names: readonly (string | null)[],
): ChosenPeriod {
  if (given !== undefined) return parseGiven(given)
  for (const name of names) {
    // Of a path only the file's own name counts: a folder "2026" says when it was filed.
    const words = name === null ? '' : parse(name).name
    const period = guessPeriod(words, familyOf(category).kinds)
    if (period !== null) {
      const note = `The period ${spell(period)} was read from "${words}"; --period sets another.`
      return { period, notes: [note] }
    }
  }
  const example = `--period ${periodExample(category)}`
  return refuse(
    `Neither the title nor the file name gives the period: add it, such as ${example} (it may be ${PERIOD_FORMS}).`,
  )
}

function parseGiven(given: string): ChosenPeriod {
  const outcome = parsePeriod(given)
  if (outcome.kind === 'invalid') refuse(`The period cannot be used: ${outcome.message}.`)
  const { period } = outcome
  // Weeks are numbered in several ways, so the note gives the days.
  const notes = /^\d{4}-W/i.test(given.trim()) ? [`${given.trim()} was taken as ${spell(period)}.`] : []
  return { period, notes }
}

function spell({ label, start, end }: Period): string {
  return `${label} (${start} to ${end})`
}
