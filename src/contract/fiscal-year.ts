/** The state's fiscal year a calendar day lies in: FY 2026 ran from July 1, 2025 to June 30, 2026. */
export function fiscalYearOf(day: string): number {
  return Number(day.slice(0, 4)) + (day.slice(5, 7) >= '07' ? 1 : 0)
}

/** Every fiscal year of which a span covers a day, oldest first. */
export function fiscalYearsOf({ start, end }: { start: string; end: string }): number[] {
  const first = fiscalYearOf(start)
  return Array.from({ length: fiscalYearOf(end) - first + 1 }, (_, index) => first + index)
}

/** The first and the last day of a fiscal year. */
export function fiscalYearDays(year: number): { start: string; end: string } {
  return { start: `${year - 1}-07-01`, end: `${year}-06-30` }
}
