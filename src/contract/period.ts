import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import {
  endOfPeriod,
  PERIOD_KINDS,
  type PeriodCalendar,
  type PeriodKind,
  USUAL_CALENDAR,
} from './period-days.ts'

export { endOfPeriod, PERIOD_KINDS, type PeriodKind }

/**
 * The days a report covers, both ends included, in the district's time zone.
 * `none` is a span of another length, such as a plan for 2025 to 2030.
 */
export const Period = v.object({
  kind: v.picklist(PERIOD_KINDS),
  start: CalendarDay,
  end: CalendarDay,
  /** The office's name for the period: "Nov 1–7, 2026", "FY 2026". Always shown next to the dates. */
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
})
export type Period = v.InferOutput<typeof Period>

/**
 * Returns what is wrong with a period's dates, or `null` when they fit its kind.
 * In `any` calendar a week may start on any day, and a fiscal year in any month.
 */
export function periodIssue(
  period: Pick<Period, 'kind' | 'start' | 'end'>,
  calendar: PeriodCalendar | 'any' = USUAL_CALENDAR,
): string | null {
  const { kind, start, end } = period
  if (end < start) return `ends on ${end}, before it starts on ${start}`
  const expectedEnd = endOfPeriod(kind, start, calendar)
  if (expectedEnd === null) return null
  if (expectedEnd === 'wrongStart') return `cannot start on ${start}: ${startRule(kind, calendar)}`
  return expectedEnd === end ? null : `starts on ${start} and so must end on ${expectedEnd}, not ${end}`
}

function startRule(kind: PeriodKind, calendar: PeriodCalendar | 'any'): string {
  switch (kind) {
    case 'week':
      return calendar !== 'any' && calendar.weekFirstDay === 'monday'
        ? 'weeks run from Monday to Sunday'
        : 'weeks run from Sunday to Saturday'
    case 'month':
      return 'a month starts on its first day'
    case 'quarter':
      return 'a quarter starts on January 1, April 1, July 1 or October 1'
    case 'fiscalYear':
      return calendar === 'any'
        ? 'a fiscal year starts on the first day of a month'
        : `the fiscal year starts on ${nameOfMonth(calendar.fiscalYearFirstMonth)} 1`
    case 'year':
      return 'a year starts on January 1'
    case 'none':
      return ''
  }
}

/** "July" for 7. */
function nameOfMonth(month: number): string {
  return new Date(Date.UTC(2000, month - 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })
}
