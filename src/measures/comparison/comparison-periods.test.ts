import { expect, test } from 'vitest'
import { periodIssue } from '../../contract/period.ts'
import { previousPeriod, samePeriodLastYear } from './comparison-periods.ts'

test.each([
  ['week', '2026-11-08', '2026-11-01', '2026-11-07'],
  ['week', '2026-01-04', '2025-12-28', '2026-01-03'],
  ['month', '2024-03-01', '2024-02-01', '2024-02-29'],
  ['month', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['quarter', '2026-01-01', '2025-10-01', '2025-12-31'],
] as const)('the %s before the one of %s is %s to %s', (kind, start, previousStart, previousEnd) => {
  const previous = previousPeriod(kind, start)
  expect(previous).toEqual({ start: previousStart, end: previousEnd })
  expect(periodIssue({ kind, start: previousStart, end: previousEnd })).toBeNull()
})

test.each([
  ['week', '2026-11-08', '2025-11-09', '2025-11-15'],
  ['month', '2025-02-01', '2024-02-01', '2024-02-29'],
  ['quarter', '2026-10-01', '2025-10-01', '2025-12-31'],
] as const)('a year before the %s of %s is %s to %s', (kind, start, lastStart, lastEnd) => {
  expect(samePeriodLastYear(kind, start)).toEqual({ start: lastStart, end: lastEnd })
})

test('a day on which no such period starts has no earlier one to compare with', () => {
  expect(previousPeriod('quarter', '2026-11-01')).toBeNull()
  expect(samePeriodLastYear('month', '2026-11-02')).toBeNull()
})
