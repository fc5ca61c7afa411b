import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { fiscalYearDays, fiscalYearOf, fiscalYearsOf } from './fiscal-year.ts'
import { periodIssue } from './period.ts'

test('the fiscal year ends on June 30 and is named for that year', () => {
  expect(['2025-06-30', '2025-07-01', '2026-06-30', '2026-07-01'].map(fiscalYearOf)).toEqual([
    2025, 2026, 2026, 2027,
  ])
})

test('a plan covers every fiscal year it has a day in', () => {
  expect(fiscalYearsOf({ start: '2025-01-01', end: '2027-12-31' })).toEqual([2025, 2026, 2027, 2028])
  expect(fiscalYearsOf({ start: '2026-06-28', end: '2026-07-04' })).toEqual([2026, 2027])
})

test('the days of a fiscal year are those of a fiscal year’s period', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))
  fc.assert(
    fc.property(day, (any) => {
      const days = fiscalYearDays(fiscalYearOf(any))
      expect(periodIssue({ kind: 'fiscalYear', ...days })).toBeNull()
      expect(days.start <= any && any <= days.end).toBe(true)
    }),
  )
})
