import { addDays } from './calendar-days.ts'

export const PERIOD_KINDS = ['week', 'month', 'quarter', 'fiscalYear', 'year', 'none'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

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
