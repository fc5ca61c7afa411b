import { addDays } from '../../contract/calendar.ts'
import { endOfPeriod, type Period, type PeriodKind } from '../../contract/period.ts'

/** Days of a period, both ends included. */
export type Span = Pick<Period, 'start' | 'end'>

const MONTHS: Record<Exclude<PeriodKind, 'week' | 'none'>, number> = {
  month: 1,
  quarter: 3,
  fiscalYear: 12,
  year: 12,
}

/**
 * The period of the same kind just before the one that starts on `start`.
 * `null` for free spans and when no period of that kind starts that day.
 */
export function previousPeriod(kind: PeriodKind, start: string): Span | null {
  if (kind === 'none') return null
  return spanFrom(kind, start, kind === 'week' ? addDays(start, -7) : addMonths(start, -MONTHS[kind]))
}

/**
 * The same period a year earlier. For a week that is the one 52 weeks before: it has the same weekdays and
 * lies within a day or two of the same dates. `null` as for `previousPeriod`.
 */
export function samePeriodLastYear(kind: PeriodKind, start: string): Span | null {
  if (kind === 'none') return null
  return spanFrom(kind, start, kind === 'week' ? addDays(start, -7 * 52) : addMonths(start, -12))
}

function spanFrom(kind: PeriodKind, start: string, earlier: string): Span | null {
  if (endOfPeriod(kind, start) === 'wrongStart') return null
  const end = endOfPeriod(kind, earlier)
  return end === null || end === 'wrongStart' ? null : { start: earlier, end }
}

/** Every period but a week starts on the first of a month, so no day can fall off a month's end. */
function addMonths(start: string, count: number): string {
  const date = new Date(`${start}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 10)
}
