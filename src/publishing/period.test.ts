import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodIssue } from '../contract/period.ts'
import { USUAL_CALENDAR } from '../contract/period-days.ts'
import { parsePeriod } from './period.ts'

test.each([
  ['week:2026-11-01', 'week', '2026-11-01', '2026-11-07', 'Nov 1–7, 2026'],
  ['week:2026-11-29', 'week', '2026-11-29', '2026-12-05', 'Nov 29 – Dec 5, 2026'],
  ['week:2026-12-27', 'week', '2026-12-27', '2027-01-02', 'Dec 27, 2026 – Jan 2, 2027'],
  ['2026-W45', 'week', '2026-11-01', '2026-11-07', 'Nov 1–7, 2026'],
  ['2026-W01', 'week', '2025-12-28', '2026-01-03', 'Dec 28, 2025 – Jan 3, 2026'],
  ['2026-W53', 'week', '2026-12-27', '2027-01-02', 'Dec 27, 2026 – Jan 2, 2027'],
  ['2026-10', 'month', '2026-10-01', '2026-10-31', 'October 2026'],
  ['2024-02', 'month', '2024-02-01', '2024-02-29', 'February 2024'],
  ['2026-Q3', 'quarter', '2026-07-01', '2026-09-30', 'Q3 2026'],
  ['2026q1', 'quarter', '2026-01-01', '2026-03-31', 'Q1 2026'],
  ['FY2026', 'fiscalYear', '2025-07-01', '2026-06-30', 'FY 2026'],
  ['fy 2026', 'fiscalYear', '2025-07-01', '2026-06-30', 'FY 2026'],
  ['2026', 'year', '2026-01-01', '2026-12-31', '2026'],
  ['2025-01-01..2030-12-31', 'none', '2025-01-01', '2030-12-31', '2025–2030'],
  ['2025-07-01..2030-06-30', 'none', '2025-07-01', '2030-06-30', 'Jul 1, 2025 – Jun 30, 2030'],
  ['2026-03-02..2026-03-09', 'none', '2026-03-02', '2026-03-09', 'Mar 2–9, 2026'],
  ['2026-07-01..2026-09-30', 'quarter', '2026-07-01', '2026-09-30', 'Q3 2026'],
])('%s is the %s from %s to %s, named %s', (written, kind, start, end, label) => {
  expect(parsePeriod(written, USUAL_CALENDAR)).toEqual({
    kind: 'parsed',
    period: { kind, start, end, label },
  })
})

test.each([
  ['2026-11-01', 'write week:2026-11-01'],
  ['week:2026-11-02', '2026-11-02 is not a Sunday'],
  ['week:2026-02-30', '"2026-02-30" is not a day'],
  ['2026-13', '"2026-13-01" is not a day'],
  ['2025-W53', 'that year has no such week'],
  ['2026-W00', 'that year has no such week'],
  ['2026-Q5', 'is not a period: write'],
  ['last week', 'is not a period: write'],
  ['', 'is not a period: write'],
  ['2030-01-01..2025-12-31', 'turn the two around'],
  ['2025-01-01..soon', '"soon" is not a day'],
])('%s is not a period, and the message says what to do', (written, message) => {
  expect(parsePeriod(written, USUAL_CALENDAR)).toEqual({
    kind: 'invalid',
    message: expect.stringContaining(message),
  })
})

test.each(['0026', 'FY0026'])('a mistyped year is refused: %s', (year) => {
  const message = expect.stringContaining('before 1900')
  expect(parsePeriod(year, USUAL_CALENDAR)).toEqual({ kind: 'invalid', message })
})

const MONDAYS = { ...USUAL_CALENDAR, weekFirstDay: 'monday' } as const
const SEPTEMBER = { ...USUAL_CALENDAR, fiscalYearFirstMonth: 9 }

test.each([
  ['week:2026-11-02', MONDAYS, 'week', '2026-11-02', '2026-11-08', 'Nov 2–8, 2026'],
  ['2026-W45', MONDAYS, 'week', '2026-11-02', '2026-11-08', 'Nov 2–8, 2026'],
  ['2026-11-02..2026-11-08', MONDAYS, 'week', '2026-11-02', '2026-11-08', 'Nov 2–8, 2026'],
  ['FY2026', SEPTEMBER, 'fiscalYear', '2025-09-01', '2026-08-31', 'FY 2026'],
  ['2025-09-01..2026-08-31', SEPTEMBER, 'fiscalYear', '2025-09-01', '2026-08-31', 'FY 2026'],
  ['2025-07-01..2026-06-30', SEPTEMBER, 'none', '2025-07-01', '2026-06-30', 'Jul 1, 2025 – Jun 30, 2026'],
])('%s in another district’s calendar is the %s from %s', (written, calendar, kind, start, end, label) => {
  expect(parsePeriod(written, calendar)).toEqual({ kind: 'parsed', period: { kind, start, end, label } })
})

test('a week is requested by the day on which the district’s weeks begin', () => {
  const monday = parsePeriod('week:2026-11-01', MONDAYS)
  expect(monday).toMatchObject({ message: '2026-11-01 is not a Monday: a week runs from Monday to Sunday' })
  expect(parsePeriod('soon', MONDAYS)).toMatchObject({
    message: expect.stringContaining('week:2026-11-02 (the Monday)'),
  })
})

test('whatever is typed, a parsed period fits its kind', () => {
  const digits = fc.integer({ min: 0, max: 9999 }).map((year) => String(year).padStart(4, '0'))
  const part = fc.oneof(
    digits,
    fc.constantFrom('-', 'W', 'Q', '..', 'FY', 'week:', '01', '-07-01', '12', '-31'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
      const outcome = parsePeriod(parts.join(''), USUAL_CALENDAR)
      if (outcome.kind === 'parsed') expect(periodIssue(outcome.period)).toBeNull()
    }),
  )
})
