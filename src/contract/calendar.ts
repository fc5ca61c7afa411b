import * as v from 'valibot'

export { addDays, dayIn } from './calendar-days.ts'

/** A calendar day in the district's time zone, `YYYY-MM-DD`; rejects days that do not exist. */
export const CalendarDay = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day written as YYYY-MM-DD, such as 2026-11-07'),
  v.check(isRealDay, 'is not a day of the calendar'),
)

/** A calendar month in the district's time zone, `YYYY-MM`. */
export const CalendarMonth = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month written as YYYY-MM, such as 2026-10'),
)

/** An instant, ISO 8601 with its offset or `Z`. */
export const Instant = v.pipe(v.string(), v.isoTimestamp('must be a moment such as 2026-11-07T14:05:00Z'))

function isRealDay(day: string): boolean {
  // A day past the end of its month rolls over into the next one; month 13 is `NaN`.
  return new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8))
}
