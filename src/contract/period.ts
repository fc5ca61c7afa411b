import * as v from 'valibot'
import { addDays, CalendarDay } from './calendar.ts'

export const PERIOD_KINDS = ['week', 'month', 'quarter', 'fiscalYear', 'year', 'none'] as const
export const PeriodKind = v.picklist(PERIOD_KINDS)
export type PeriodKind = v.InferOutput<typeof PeriodKind>

/**
 * The days a report covers, both ends included, in the district's time zone.
 * `none` is a span of another length, such as a plan for 2025 to 2030.
 */
export const Period = v.object({
  kind: PeriodKind,
  start: CalendarDay,
  end: CalendarDay,
  /** How the office names the period: "Nov 1–7, 2026", "FY 2026". Always shown beside the dates. */
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
})
export type Period = v.InferOutput<typeof Period>

/**
 * Says in words what is wrong with a period's dates, or `null` when they fit its kind.
 * Weeks run Sunday to Saturday; the state's fiscal year runs July 1 to June 30.
 */
export function periodFault(period: Pick<Period, 'kind' | 'start' | 'end'>): string | null {
  const { kind, start, end } = period
  if (end < start) return `ends on ${end}, before it starts on ${start}`
  const expectedEnd = endOfPeriod(kind, start)
  if (expectedEnd === null) return null
  if (expectedEnd === 'wrongStart') return `cannot start on ${start}: ${STARTS[kind]}`
  return expectedEnd === end ? null : `starts on ${start} and so must end on ${expectedEnd}, not ${end}`
}

const STARTS: Record<PeriodKind, string> = {
  week: 'weeks run from Sunday to Saturday',
  month: 'a month starts on its first day',
  quarter: 'a quarter starts on January 1, April 1, July 1 or October 1',
  fiscalYear: 'the fiscal year starts on July 1',
  year: 'a year starts on January 1',
  none: '',
}

/** The last day of a period of this kind; `null` for free spans; `'wrongStart'` when none starts that day. */
export function endOfPeriod(kind: PeriodKind, start: string): string | null | 'wrongStart' {
  const year = Number(start.slice(0, 4))
  const monthDay = start.slice(5)
  switch (kind) {
    case 'none':
      return null
    case 'week':
      return new Date(`${start}T00:00:00Z`).getUTCDay() === 0 ? addDays(start, 6) : 'wrongStart'
    case 'month':
      return start.endsWith('-01') ? lastDayOf(year, Number(start.slice(5, 7))) : 'wrongStart'
    case 'quarter':
      return /^(01|04|07|10)-01$/.test(monthDay)
        ? lastDayOf(year, Number(start.slice(5, 7)) + 2)
        : 'wrongStart'
    case 'fiscalYear':
      return monthDay === '07-01' ? `${year + 1}-06-30` : 'wrongStart'
    case 'year':
      return monthDay === '01-01' ? `${year}-12-31` : 'wrongStart'
  }
}

function lastDayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
