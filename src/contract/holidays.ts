import { addDays } from './calendar-days.ts'

/** Calendars of holidays an office may keep, by the name `site.yaml` uses. */
export const HOLIDAY_CALENDARS = ['usFederal', 'florida'] as const
export type HolidayCalendar = (typeof HOLIDAY_CALENDARS)[number]

type Rule =
  | { kind: 'fixed'; month: number; day: number }
  /** `count` from 1; -1 is the last of the month. `weekday` from 0, Sunday. */
  | { kind: 'weekday'; month: number; weekday: number; count: number; plusDays?: number }

const NEW_YEAR: Rule = { kind: 'fixed', month: 1, day: 1 }
const KING: Rule = { kind: 'weekday', month: 1, weekday: 1, count: 3 }
const MEMORIAL: Rule = { kind: 'weekday', month: 5, weekday: 1, count: -1 }
const INDEPENDENCE: Rule = { kind: 'fixed', month: 7, day: 4 }
const LABOR: Rule = { kind: 'weekday', month: 9, weekday: 1, count: 1 }
const VETERANS: Rule = { kind: 'fixed', month: 11, day: 11 }
const THANKSGIVING: Rule = { kind: 'weekday', month: 11, weekday: 4, count: 4 }
const CHRISTMAS: Rule = { kind: 'fixed', month: 12, day: 25 }

const RULES: Readonly<Record<HolidayCalendar, readonly Rule[]>> = {
  /** Source: 5 U.S.C. 6103(a). */
  usFederal: [
    NEW_YEAR,
    KING,
    { kind: 'weekday', month: 2, weekday: 1, count: 3 },
    MEMORIAL,
    { kind: 'fixed', month: 6, day: 19 },
    INDEPENDENCE,
    LABOR,
    { kind: 'weekday', month: 10, weekday: 1, count: 2 },
    VETERANS,
    THANKSGIVING,
    CHRISTMAS,
  ],
  /** Source: section 110.117(1), Florida Statutes: the Friday after Thanksgiving is one of them. */
  florida: [
    NEW_YEAR,
    KING,
    MEMORIAL,
    INDEPENDENCE,
    LABOR,
    VETERANS,
    THANKSGIVING,
    { ...THANKSGIVING, plusDays: 1 },
    CHRISTMAS,
  ],
}

/**
 * Whether an office that keeps these calendars is closed for a holiday. One on a Saturday is kept on the
 * Friday before it, one on a Sunday on the Monday after: both laws say so.
 */
export function isHoliday(day: string, calendars: readonly HolidayCalendar[]): boolean {
  const year = Number(day.slice(0, 4))
  // New Year's Day on a Saturday is kept in the year before.
  return [year, year + 1].some((of) =>
    calendars.some((calendar) => RULES[calendar].some((rule) => observed(dayOf(rule, of)) === day)),
  )
}

function dayOf(rule: Rule, year: number): string {
  if (rule.kind === 'fixed') return isoDay(year, rule.month, rule.day)
  const { month, weekday, count, plusDays = 0 } = rule
  // The last one of a month is a week before the first one of the next.
  const first = isoDay(year, count > 0 ? month : month + 1, 1)
  const weeks = count > 0 ? count - 1 : count
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + weeks * 7 + plusDays)
}

function observed(day: string): string {
  const weekday = weekdayOf(day)
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
