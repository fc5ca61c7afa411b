import { addDays } from '../../../src/contract/calendar.ts'
import { endOfPeriod, type Period } from '../../../src/contract/period.ts'
import type { REPORT_STATUSES } from '../../../src/contract/report.ts'
import { previousPeriod } from '../../../src/measures/comparison/comparison-periods.ts'

/** One published period of the sample tables. */
export interface SamplePeriod extends Pick<Period, 'kind' | 'start' | 'end'> {
  status: (typeof REPORT_STATUSES)[number]
}

/** The day after which nothing was measured yet: the Saturday of the newest week. */
export const LAST_DAY = '2026-11-14'

const NEWEST = { week: '2026-11-08', month: '2026-10-01', quarter: '2026-07-01' } as const
/** Three years of each kind. */
const COUNT = { week: 157, month: 36, quarter: 12 } as const

/** Figures that changed after they were published. */
const REVISED = new Set(['month 2026-08-01'])
/** The newest week is published before it is checked. */
const PRELIMINARY = new Set(['week 2026-11-08'])

/** Three years of weeks, months and quarters, oldest first. */
export const WEEKS = periods('week')
export const MONTHS = periods('month')
export const QUARTERS = periods('quarter')

function periods(kind: keyof typeof NEWEST): SamplePeriod[] {
  const found: SamplePeriod[] = []
  let start: string | undefined = NEWEST[kind]
  while (start !== undefined && found.length < COUNT[kind]) {
    const end = endOfPeriod(kind, start)
    if (end === null) throw new Error(`${start} has no end`)
    found.push({ kind, start, end, status: statusOf(`${kind} ${start}`) })
    start = previousPeriod(kind, start)?.start
  }
  return found.reverse()
}

function statusOf(name: string): SamplePeriod['status'] {
  if (REVISED.has(name)) return 'revised'
  return PRELIMINARY.has(name) ? 'preliminary' : 'final'
}

/** Every day from one to another, both included. */
export function daysBetween(start: string, end: string): string[] {
  const days: string[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day)
  return days
}

/** The state's fiscal year a day lies in, named after the year it ends in. */
export function fiscalYearOf(day: string): number {
  const year = Number(day.slice(0, 4))
  return day.slice(5, 7) >= '07' ? year + 1 : year
}

/** First days of the twelve months of a fiscal year, July first. */
export function monthsOfFiscalYear(year: number): string[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 6) % 12) + 1
    return `${index < 6 ? year - 1 : year}-${String(month).padStart(2, '0')}-01`
  })
}
