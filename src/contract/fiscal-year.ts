/** The month in which fiscal years begin: with 7 (July), FY 2026 runs from July 1, 2025, to June 30, 2026. */
type FirstMonth = number

/** The fiscal year that contains a calendar day, named for the year it ends in. */
export function fiscalYearOf(day: string, firstMonth: FirstMonth): number {
  const isLater = firstMonth > 1 && Number(day.slice(5, 7)) >= firstMonth
  return Number(day.slice(0, 4)) + (isLater ? 1 : 0)
}

/** Every fiscal year that a span overlaps, oldest first. */
export function fiscalYearsOf(span: { start: string; end: string }, firstMonth: FirstMonth): number[] {
  const first = fiscalYearOf(span.start, firstMonth)
  const count = fiscalYearOf(span.end, firstMonth) - first + 1
  return Array.from({ length: count }, (_, index) => first + index)
}

/** The first and the last day of a fiscal year. */
export function fiscalYearDays(year: number, firstMonth: FirstMonth): { start: string; end: string } {
  const firstYear = firstMonth === 1 ? year : year - 1
  const day = (ofYear: number, month: number, date: number) =>
    new Date(Date.UTC(ofYear, month, date)).toISOString().slice(0, 10)
  return { start: day(firstYear, firstMonth - 1, 1), end: day(firstYear + 1, firstMonth - 1, 0) }
}
