import * as v from 'valibot'
import { periodLabel } from '../../src/content/period-label.ts'
import { addDays, CalendarDay } from '../../src/contract/calendar.ts'
import { endOfPeriod, PERIOD_KINDS, type Period, type PeriodKind } from '../../src/contract/period.ts'

/** How a period is told, in one line for people. */
export const PERIOD_FORMS =
  'week:2026-11-01 (the Sunday), 2026-10, 2026-Q3, FY2026, 2026 or 2025-01-01..2030-12-31'

/** A period, or a sentence that says how to tell one. */
export type ParsedPeriod = { kind: 'parsed'; period: Period } | { kind: 'faulty'; message: string }

/**
 * Reads a period as people write it on the command line. Pure.
 * `2026-W45` is the office's week, Sunday to Saturday, that holds most of that numbered (ISO) week.
 */
export function parsePeriod(text: string): ParsedPeriod {
  const told = text.trim()
  const [, weekStart] = /^week:(.*)$/i.exec(told) ?? []
  if (weekStart !== undefined) return spanOf('week', weekStart.trim())
  const [, weekYear, week] = /^(\d{4})-W(\d{2})$/i.exec(told) ?? []
  if (weekYear !== undefined) return numberedWeek(Number(weekYear), Number(week), told)
  const [, monthYear, month] = /^(\d{4})-(\d{2})$/.exec(told) ?? []
  if (monthYear !== undefined) return spanOf('month', `${monthYear}-${month}-01`)
  const [, quarterYear, quarter] = /^(\d{4})-?Q([1-4])$/i.exec(told) ?? []
  if (quarterYear !== undefined)
    return spanOf('quarter', `${quarterYear}-${QUARTER_STARTS[Number(quarter) - 1]}`)
  const [, fiscalYear] = /^FY ?(\d{4})$/i.exec(told) ?? []
  if (fiscalYear !== undefined) return spanOf('fiscalYear', `${yearBefore(fiscalYear)}-07-01`)
  if (/^\d{4}$/.test(told)) return spanOf('year', `${told}-01-01`)
  const [, start, end] = /^([^\s.]+)\.\.(\S+)$/.exec(told) ?? []
  if (start !== undefined && end !== undefined) return freeSpan(start, end)
  if (/^\d{4}-\d{2}-\d{2}$/.test(told))
    return faulty(`${told} is one day: for the week that starts then, write week:${told}`)
  return faulty(`"${told}" is not a period: write ${PERIOD_FORMS}`)
}

/** Nobody measured traffic before; an earlier year is a slip. */
const EARLIEST_DAY = '1900-01-01'

const QUARTER_STARTS = ['01-01', '04-01', '07-01', '10-01']

function spanOf(kind: Exclude<PeriodKind, 'none'>, start: string): ParsedPeriod {
  const issue = dayIssue(start)
  if (issue !== null) return faulty(issue)
  if (start < EARLIEST_DAY) return faulty(`${start} lies before ${EARLIEST_DAY}: write the year in full`)
  const end = endOfPeriod(kind, start)
  if (end === 'wrongStart' || end === null)
    return faulty(`${start} is not a Sunday: a week runs from Sunday to Saturday`)
  return parsed({ kind, start, end })
}

function numberedWeek(year: number, week: number, told: string): ParsedPeriod {
  // January 4 always lies in week 1, which starts on the Monday before or on it.
  const fourth = `${String(year).padStart(4, '0')}-01-04`
  const daysSinceMonday = (new Date(`${fourth}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(fourth, (week - 1) * 7 - daysSinceMonday)
  // The Thursday decides which year a week belongs to.
  if (week < 1 || !addDays(monday, 3).startsWith(fourth.slice(0, 4)))
    return faulty(`${told} does not exist: that year has no such week`)
  return spanOf('week', addDays(monday, -1))
}

/** A span that is a whole month, quarter or year is one. */
function freeSpan(start: string, end: string): ParsedPeriod {
  const issue = dayIssue(start) ?? dayIssue(end)
  if (issue !== null) return faulty(issue)
  if (end < start)
    return faulty(`the period ends on ${end}, before it starts on ${start}: turn the two around`)
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

function faulty(message: string): ParsedPeriod {
  return { kind: 'faulty', message }
}
