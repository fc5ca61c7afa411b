import { addDays } from './calendar-days.ts'
import type { MessageLimits } from './message-limits.ts'
import { weekdayOf } from './period-days.ts'

type TourLimits = Pick<MessageLimits['tour'], 'businessDaysAhead' | 'monthsAhead' | 'closedDays'>

/** Why a day cannot be requested; `null`: it can be. */
export type TourDayError = 'dateOnWeekend' | 'dateOnHoliday' | 'dateTooSoon' | 'dateTooLate' | null

/** The days a visit can be requested for, both ends included. */
export interface TourDays {
  earliest: string
  latest: string
  validate: (day: string) => TourDayError
}

/** Calculates these days from `today` in the district's time zone. */
export function buildTourDays(limits: TourLimits, today: string): TourDays {
  const isClosed = (day: string) => limits.closedDays.includes(day)
  const isBusinessDay = (day: string) => !isWeekend(day) && !isClosed(day)
  const earliest = addBusinessDays(today, limits.businessDaysAhead, isBusinessDay)
  const latest = addMonths(today, limits.monthsAhead)
  const validate = (day: string): TourDayError => {
    if (day < earliest) return 'dateTooSoon'
    if (day > latest) return 'dateTooLate'
    if (isWeekend(day)) return 'dateOnWeekend'
    return isClosed(day) ? 'dateOnHoliday' : null
  }
  return { earliest, latest, validate }
}

function isWeekend(day: string): boolean {
  return weekdayOf(day) === 0 || weekdayOf(day) === 6
}

function addBusinessDays(day: string, count: number, isBusinessDay: (day: string) => boolean): string {
  let reached = day
  for (let passed = 0; passed < count; ) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) passed++
  }
  return reached
}

/** The same day of a later month, or its last day if it has no such day. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}
