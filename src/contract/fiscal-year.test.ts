import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { fiscalYearDays, fiscalYearOf, fiscalYearsOf } from './fiscal-year.ts'
import { periodIssue } from './period.ts'

test('a fiscal year from July ends on June 30 and is named for that year', () => {
  const days = ['2025-06-30', '2025-07-01', '2026-06-30', '2026-07-01']
  expect(days.map((day) => fiscalYearOf(day, 7))).toEqual([2025, 2026, 2026, 2027])
})

test('a fiscal year from September ends on August 31', () => {
  const days = ['2025-08-31', '2025-09-01', '2026-08-31', '2026-09-01']
  expect(days.map((day) => fiscalYearOf(day, 9))).toEqual([2025, 2026, 2026, 2027])
  expect(fiscalYearDays(2026, 9)).toEqual({ start: '2025-09-01', end: '2026-08-31' })
})

test('a fiscal year from January is the calendar year', () => {
  expect(fiscalYearOf('2026-12-31', 1)).toBe(2026)
  expect(fiscalYearDays(2026, 1)).toEqual({ start: '2026-01-01', end: '2026-12-31' })
})

test('a plan covers every fiscal year that contains one of its days', () => {
  expect(fiscalYearsOf({ start: '2025-01-01', end: '2027-12-31' }, 7)).toEqual([2025, 2026, 2027, 2028])
  expect(fiscalYearsOf({ start: '2026-06-28', end: '2026-07-04' }, 7)).toEqual([2026, 2027])
})

test('the days of a fiscal year are those of a fiscal year’s period, in whatever month it begins', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 12 }), (any, fiscalYearFirstMonth) => {
      const days = fiscalYearDays(fiscalYearOf(any, fiscalYearFirstMonth), fiscalYearFirstMonth)
      const calendar = { fiscalYearFirstMonth, weekFirstDay: 'sunday' } as const
      expect(periodIssue({ kind: 'fiscalYear', ...days }, calendar)).toBeNull()
      expect(days.start <= any && any <= days.end).toBe(true)
    }),
  )
})
