import * as v from 'valibot'
import { periodLabel } from '../content/period-label.ts'
import { addDays, CalendarDay } from '../contract/calendar.ts'
import { fiscalYearDays } from '../contract/fiscal-year.ts'
import { endOfPeriod, PERIOD_KINDS, type Period, type PeriodKind } from '../contract/period.ts'
import { type PeriodCalendar, weekdayOf } from '../contract/period-days.ts'

/** An example of a week, given by its first day. */
export function weekExample({ weekFirstDay }: PeriodCalendar): string {
  return { sunday: 'week:2026-11-01', monday: 'week:2026-11-02' }[weekFirstDay]
}

/** How to write a period, in one line for people. */
export function periodForms(calendar: PeriodCalendar): string {
  const { first } = WEEKS[calendar.weekFirstDay]
  return `${weekExample(calendar)} (the ${first}), 2026-10, 2026-Q3, FY2026, 2026 or 2025-01-01..2030-12-31`
}

const WEEKS = {
  sunday: { first: 'Sunday', last: 'Saturday' },
  monday: { first: 'Monday', last: 'Sunday' },
} as const

/** A period, or a message that says how to write one. */
export type ParsedPeriod = { kind: 'parsed'; period: Period } | { kind: 'invalid'; message: string }

/**
 * Reads a period as people write it on the command line. Pure.
 * `2026-W45` is the district's week that contains most of that ISO week.
 */
export function parsePeriod(text: string, calendar: PeriodCalendar): ParsedPeriod {
  const written = text.trim()
  const [, weekStart] = /^week:(.*)$/i.exec(written) ?? []
  if (weekStart !== undefined) return spanOf('week', weekStart.trim(), calendar)
  const [, weekYear, week] = /^(\d{4})-W(\d{2})$/i.exec(written) ?? []
  if (weekYear !== undefined) return numberedWeek(Number(weekYear), Number(week), written, calendar)
  const [, monthYear, month] = /^(\d{4})-(\d{2})$/.exec(written) ?? []
  if (monthYear !== undefined) return spanOf('month', `${monthYear}-${month}-01`, calendar)
  const [, quarterYear, quarter] = /^(\d{4})-?Q([1-4])$/i.exec(written) ?? []
  if (quarterYear !== undefined)
    return spanOf('quarter', `${quarterYear}-${QUARTER_STARTS[Number(quarter) - 1]}`, calendar)
  const [, fiscalYear] = /^FY ?(\d{4})$/i.exec(written) ?? []
  if (fiscalYear !== undefined) {
    if (fiscalYear <= EARLIEST_DAY.slice(0, 4)) return tooEarly(written)
    return parsed({
      kind: 'fiscalYear',
      ...fiscalYearDays(Number(fiscalYear), calendar.fiscalYearFirstMonth),
    })
  }
  if (/^\d{4}$/.test(written)) return spanOf('year', `${written}-01-01`, calendar)
  const [, start, end] = /^([^\s.]+)\.\.(\S+)$/.exec(written) ?? []
  if (start !== undefined && end !== undefined) return freeSpan(start, end, calendar)
  if (/^\d{4}-\d{2}-\d{2}$/.test(written))
    return invalid(`${written} is one day: for the week that starts then, write week:${written}`)
  return invalid(`"${written}" is not a period: write ${periodForms(calendar)}`)
}

/** Nobody measured traffic before; an earlier year is a typo. */
const EARLIEST_DAY = '1900-01-01'

const QUARTER_STARTS = ['01-01', '04-01', '07-01', '10-01']

function spanOf(
  kind: Exclude<PeriodKind, 'none' | 'fiscalYear'>,
  start: string,
  calendar: PeriodCalendar,
): ParsedPeriod {
  const issue = dayIssue(start)
  if (issue !== null) return invalid(issue)
  if (start < EARLIEST_DAY) return tooEarly(start)
  const end = endOfPeriod(kind, start, calendar)
  if (end === 'wrongStart' || end === null) {
    const { first, last } = WEEKS[calendar.weekFirstDay]
    return invalid(`${start} is not a ${first}: a week runs from ${first} to ${last}`)
  }
  return parsed({ kind, start, end })
}

function numberedWeek(year: number, week: number, written: string, calendar: PeriodCalendar): ParsedPeriod {
  // January 4 is always in week 1, which starts on the Monday on or before it.
  const fourth = `${String(year).padStart(4, '0')}-01-04`
  const daysSinceMonday = (weekdayOf(fourth) + 6) % 7
  const monday = addDays(fourth, (week - 1) * 7 - daysSinceMonday)
  // A week belongs to the year of its Thursday.
  if (week < 1 || !addDays(monday, 3).startsWith(fourth.slice(0, 4)))
    return invalid(`${written} does not exist: that year has no such week`)
  return spanOf('week', calendar.weekFirstDay === 'monday' ? monday : addDays(monday, -1), calendar)
}

/** Turns a span that is a whole month, quarter or year into that period. */
function freeSpan(start: string, end: string, calendar: PeriodCalendar): ParsedPeriod {
  const issue = dayIssue(start) ?? dayIssue(end)
  if (issue !== null) return invalid(issue)
  if (end < start)
    return invalid(`the period ends on ${end}, before it starts on ${start}: turn the two around`)
  const kind = WHOLE_KINDS.find((known) => endOfPeriod(known, start, calendar) === end)
  return parsed({ kind: kind ?? 'none', start, end })
}

// January to December is a calendar year first.
const WHOLE_KINDS = [...PERIOD_KINDS.filter((kind) => !/fiscalYear|none/.test(kind)), 'fiscalYear'] as const

function dayIssue(day: string): string | null {
  return v.is(CalendarDay, day) ? null : `"${day}" is not a day of the calendar: write it like 2026-11-01`
}

function parsed(period: Omit<Period, 'label'>): ParsedPeriod {
  return { kind: 'parsed', period: { ...period, label: periodLabel(period) } }
}

function tooEarly(start: string): ParsedPeriod {
  return invalid(`${start} lies before ${EARLIEST_DAY}: write the year in full`)
}

function invalid(message: string): ParsedPeriod {
  return { kind: 'invalid', message }
}
