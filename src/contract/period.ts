import * as v from 'valibot'
import { CalendarDay } from './calendar.ts'
import { endOfPeriod, PERIOD_KINDS, type PeriodKind } from './period-days.ts'

export { endOfPeriod, PERIOD_KINDS, type PeriodKind }

/**
 * The days a report covers, both ends included, in the district's time zone.
 * `none` is a span of another length, such as a plan for 2025 to 2030.
 */
export const Period = v.object({
  kind: v.picklist(PERIOD_KINDS),
  start: CalendarDay,
  end: CalendarDay,
  /** How the office names the period: "Nov 1–7, 2026", "FY 2026". Always shown next to the dates. */
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
})
export type Period = v.InferOutput<typeof Period>

/**
 * Returns what is wrong with a period's dates, or `null` when they fit its kind.
 * Weeks run Sunday to Saturday; the state's fiscal year runs July 1 to June 30.
 */
export function periodIssue(period: Pick<Period, 'kind' | 'start' | 'end'>): string | null {
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
