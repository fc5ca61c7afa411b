import { expect, test } from 'vitest'
import { guessPeriod } from './period.ts'

test.each([
  ['Annual report, FY 2026', 'fiscalYear', 'FY 2026'],
  ['annual_FY2026_final', 'fiscalYear', 'FY 2026'],
  ['Fiscal Year 2026 in review', 'fiscalYear', 'FY 2026'],
  ['freeway-weekly-2026-11-01', 'week', 'Nov 1–7, 2026'],
  ['Freeway performance, week of November 1–7, 2026', 'week', 'Nov 1–7, 2026'],
  ['Freeway performance, Nov 29 – Dec 5, 2026', 'week', 'Nov 29 – Dec 5, 2026'],
  ['Ramp signals, October 2026', 'month', 'October 2026'],
  ['i95-express_2026-10', 'month', 'October 2026'],
  ['Oct-2026', 'month', 'October 2026'],
  ['Freeway quarterly Q3 2026', 'quarter', 'Q3 2026'],
  ['2026-Q3', 'quarter', 'Q3 2026'],
  ['Strategic business plan 2025–2030', 'none', '2025–2030'],
] as const)('"%s" tells a %s: %s', (name, kind, label) => {
  expect(guessPeriod(name, [kind])).toMatchObject({ kind, label })
})

test.each([
  ['a name without any period', 'Master plan', 'none'],
  ['two different months', 'September 2026 and October 2026', 'month'],
  ['a period of another kind than the category publishes', 'Annual report, FY 2026', 'month'],
  ['a day that starts no week', 'weekly-2026-11-03', 'week'],
  ['a month that does not exist', 'report-2026-13', 'month'],
  ['a longer number', 'case 120261045', 'month'],
] as const)('%s tells nothing', (_what, name, kind) => {
  expect(guessPeriod(name, [kind])).toBeNull()
})
