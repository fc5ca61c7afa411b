import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { endOfPeriod, PERIOD_KINDS, periodIssue } from './period.ts'

test.each([
  ['week', '2026-11-01', '2026-11-07'],
  ['month', '2024-02-01', '2024-02-29'],
  ['quarter', '2026-10-01', '2026-12-31'],
  ['fiscalYear', '2025-07-01', '2026-06-30'],
  ['year', '2026-01-01', '2026-12-31'],
  ['none', '2025-01-01', '2030-12-31'],
] as const)('a %s may run from %s to %s', (kind, start, end) => {
  expect(periodIssue({ kind, start, end })).toBeNull()
})

test.each([
  ['week', '2026-11-02', '2026-11-08', 'weeks run from Sunday to Saturday'],
  ['week', '2026-11-01', '2026-11-08', 'must end on 2026-11-07'],
  ['month', '2026-10-02', '2026-10-31', 'a month starts on its first day'],
  ['quarter', '2026-02-01', '2026-04-30', 'a quarter starts on'],
  ['fiscalYear', '2025-01-01', '2025-12-31', 'the fiscal year starts on July 1'],
  ['none', '2026-02-01', '2026-01-01', 'ends on 2026-01-01, before it starts'],
] as const)('a %s from %s to %s is reported as wrong: %4$s', (kind, start, end, error) => {
  expect(periodIssue({ kind, start, end })).toContain(error)
})

test('an office may count its weeks from Monday and its fiscal year from September', () => {
  const calendar = { fiscalYearFirstMonth: 9, weekFirstDay: 'monday' } as const
  expect(periodIssue({ kind: 'week', start: '2026-11-02', end: '2026-11-08' }, calendar)).toBeNull()
  expect(periodIssue({ kind: 'fiscalYear', start: '2025-09-01', end: '2026-08-31' }, calendar)).toBeNull()
  expect(periodIssue({ kind: 'fiscalYear', start: '2025-07-01', end: '2026-06-30' }, calendar)).toContain(
    'the fiscal year starts on September 1',
  )
  expect(periodIssue({ kind: 'week', start: '2026-11-01', end: '2026-11-07' }, calendar)).toContain(
    'weeks run from Monday to Sunday',
  )
})

test('whatever its first day, a period with an end ends after it starts', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))
  fc.assert(
    fc.property(fc.constantFrom(...PERIOD_KINDS), day, (kind, start) => {
      const end = endOfPeriod(kind, start)
      if (end === null || end === 'wrongStart') return
      expect(periodIssue({ kind, start, end })).toBeNull()
      expect(end > start).toBe(true)
    }),
  )
})
