import { addDays } from '../../contract/calendar.ts'
import type { FigurePeriod } from '../../contract/metrics-choices.ts'
import { endOfPeriod, type Period } from '../../contract/period.ts'

/** Days of a period, both ends included. */
type Span = Pick<Period, 'start' | 'end'>

/** How many periods before one make the year it is compared with. */
export const YEAR_OF: Record<FigurePeriod, number> = { week: 52, month: 12, quarter: 4 }

/** The period of the same kind just before the one that starts on `start`; `null` when none starts that day. */
export function previousPeriod(kind: FigurePeriod, start: string): Span | null {
  return earlierPeriod(kind, start, 1)
}

/**
 * The same period a year earlier. For a week that is the one 52 weeks before: it has the same weekdays and
 * is within a day or two of the same dates. `null` as for `previousPeriod`.
 */
export function samePeriodLastYear(kind: FigurePeriod, start: string): Span | null {
  return earlierPeriod(kind, start, YEAR_OF[kind])
}

/** First days of the last `count` periods before one, newest first. */
export function startsBefore(kind: FigurePeriod, start: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => earlierStart(kind, start, index + 1))
}

function earlierPeriod(kind: FigurePeriod, start: string, periods: number): Span | null {
  if (endOfPeriod(kind, start, 'any') === 'wrongStart') return null
  const earlier = earlierStart(kind, start, periods)
  const end = endOfPeriod(kind, earlier, 'any')
  return end === null || end === 'wrongStart' ? null : { start: earlier, end }
}

function earlierStart(kind: FigurePeriod, start: string, periods: number): string {
  if (kind === 'week') return addDays(start, -7 * periods)
  const date = new Date(`${start}T00:00:00Z`)
  // Months and quarters start on the first, so no day can exceed a month's length.
  date.setUTCMonth(date.getUTCMonth() - periods * (12 / YEAR_OF[kind]))
  return date.toISOString().slice(0, 10)
}
