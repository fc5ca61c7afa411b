import type { Period } from '../contract/period.ts'

/**
 * The office's name for a period: "Nov 1–7, 2026", "October 2026", "Q3 2026", "FY 2026", "2025–2030".
 * Pure. Expects dates that fit the kind.
 */
export function periodLabel({ kind, start, end }: Omit<Period, 'label'>): string {
  const [year = ''] = start.split('-')
  switch (kind) {
    case 'week':
      return daysLabel(start, end)
    case 'month':
      return `${nameMonth(start, 'long')} ${year}`
    case 'quarter':
      return `Q${Math.ceil(monthOf(start) / 3)} ${year}`
    case 'fiscalYear':
      return `FY ${end.slice(0, 4)}`
    case 'year':
      return year
    case 'none':
      return start.endsWith('-01-01') && end.endsWith('-12-31')
        ? `${year}–${end.slice(0, 4)}`
        : daysLabel(start, end)
  }
}

function daysLabel(start: string, end: string): string {
  const [startYear, endYear] = [start.slice(0, 4), end.slice(0, 4)]
  const [first, last] = [shortDay(start), shortDay(end)]
  if (startYear !== endYear) return `${first}, ${startYear} – ${last}, ${endYear}`
  if (start === end) return `${first}, ${startYear}`
  if (monthOf(start) !== monthOf(end)) return `${first} – ${last}, ${endYear}`
  return `${first}–${dayOf(end)}, ${endYear}`
}

function shortDay(day: string): string {
  return `${nameMonth(day, 'short')} ${dayOf(day)}`
}

function nameMonth(day: string, length: 'short' | 'long'): string {
  return new Intl.DateTimeFormat('en-US', { month: length, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

function monthOf(day: string): number {
  return Number(day.slice(5, 7))
}

function dayOf(day: string): number {
  return Number(day.slice(8, 10))
}
