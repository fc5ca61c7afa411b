import { addDays } from './calendar-days.ts'

export const PERIOD_KINDS = ['week', 'month', 'quarter', 'fiscalYear', 'year', 'none'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

/** When an office's fiscal years and weeks begin. */
export interface PeriodCalendar {
  /** 7: in July. */
  fiscalYearFirstMonth: number
  weekFirstDay: 'sunday' | 'monday'
}

/** The default of `site.yaml`: weeks from Sunday, fiscal years from July. */
export const USUAL_CALENDAR: PeriodCalendar = { fiscalYearFirstMonth: 7, weekFirstDay: 'sunday' }

/**
 * The last day of a period of this kind; `null` for free spans; `'wrongStart'` when none starts that day. In `any`
 * calendar a week may start on any day, and a fiscal year in any month.
 */
export function endOfPeriod(
  kind: PeriodKind,
  start: string,
  calendar: PeriodCalendar | 'any' = USUAL_CALENDAR,
): string | null | 'wrongStart' {
  // The day itself is validated in the same pass, so an invalid one may arrive here.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(start)) return kind === 'none' ? null : 'wrongStart'
  const year = Number(start.slice(0, 4))
  const monthDay = start.slice(5)
  const month = Number(start.slice(5, 7))
  switch (kind) {
    case 'none':
      return null
    case 'week':
      return calendar === 'any' || weekdayOf(start) === WEEK_STARTS[calendar.weekFirstDay]
        ? addDays(start, 6)
        : 'wrongStart'
    case 'month':
      return start.endsWith('-01') ? lastDayOf(year, month) : 'wrongStart'
    case 'quarter':
      return /^(01|04|07|10)-01$/.test(monthDay) ? lastDayOf(year, month + 2) : 'wrongStart'
    case 'fiscalYear':
      return start.endsWith('-01') && (calendar === 'any' || month === calendar.fiscalYearFirstMonth)
        ? lastDayOf(year, month + 11)
        : 'wrongStart'
    case 'year':
      return monthDay === '01-01' ? `${year}-12-31` : 'wrongStart'
  }
}

const WEEK_STARTS = { sunday: 0, monday: 1 } as const

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function lastDayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
