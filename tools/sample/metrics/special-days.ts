/** What happened on the roads of the sample that its figures must show. */

/** A made-up hurricane: two days of leaving, two of staying at home, two of clearing up. */
export const HURRICANE = { start: '2026-10-04', end: '2026-10-10' } as const

/** How busy each day of that week was, Sunday first, against a usual one. */
const HURRICANE_TRAFFIC = [0.95, 1.25, 1.1, 0.35, 0.2, 0.7, 0.85] as const

/** Weeks in which the incident log kept counting and lost its clocks: events are known, times are not. */
export const WEEKS_WITHOUT_TIMES: ReadonlySet<string> = new Set(['2025-03-16'])

/** The database was moved, and no weekly table was made. The month and the quarter were counted later. */
export const WEEKS_WITHOUT_TABLE: ReadonlySet<string> = new Set(['2025-06-15'])

/** The travel times of the Turnpike were not delivered. */
export const WEEKS_WITHOUT_TURNPIKE: ReadonlySet<string> = new Set(['2025-09-07', '2025-09-14'])

const HOLIDAYS: ReadonlySet<string> = new Set([
  ...['2023-11-23', '2023-12-25', '2024-01-01', '2024-05-27', '2024-07-04', '2024-09-02'],
  ...['2024-11-28', '2024-12-25', '2025-01-01', '2025-05-26', '2025-07-04', '2025-09-01'],
  ...['2025-11-27', '2025-12-25', '2026-01-01', '2026-05-25', '2026-07-03', '2026-09-07'],
])

/** How busy weekdays are against each other, Sunday first. */
const WEEKDAY_TRAFFIC = [0.76, 1.02, 1.03, 1.04, 1.07, 1.18, 0.9] as const

/** How busy a day is against a usual one of its month. */
export function trafficOn(day: string): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (isHurricane(day)) return HURRICANE_TRAFFIC[weekday] ?? 1
  return HOLIDAYS.has(day) ? 0.72 : (WEEKDAY_TRAFFIC[weekday] ?? 1)
}

export function isHurricane(day: string): boolean {
  return day >= HURRICANE.start && day <= HURRICANE.end
}

/** Whether people go to work that day. */
export function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday > 0 && weekday < 6 && !HOLIDAYS.has(day)
}
