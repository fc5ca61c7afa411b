import { expect, test } from 'vitest'
import { USUAL_CALENDAR } from '../contract/period-days.ts'
import { guessPeriod } from './read-periods.ts'

test.each([
  ['Annual report, FY 2026', 'fiscalYear', 'FY 2026'],
  ['annual_FY2026_final', 'fiscalYear', 'FY 2026'],
  ['Fiscal Year 2026 in review', 'fiscalYear', 'FY 2026'],
  ['Annual Report FY26', 'fiscalYear', 'FY 2026'],
  ['Annual Report FY 2025/26', 'fiscalYear', 'FY 2026'],
  ['Annual Report FY2025-26 (final)', 'fiscalYear', 'FY 2026'],
  ['Annual report, fiscal year 2025–2026', 'fiscalYear', 'FY 2026'],
  ['Annual Report FY 25/26', 'fiscalYear', 'FY 2026'],
  ['Annual report 2025-2026', 'fiscalYear', 'FY 2026'],
  ['Annual report 2025-26', 'fiscalYear', 'FY 2026'],
  ['FY 2026: July 1, 2025 to June 30, 2026', 'fiscalYear', 'FY 2026'],
  ['Annual report, July 2025 – June 2026', 'fiscalYear', 'FY 2026'],
  ['Annual report FY 2026, October 2026', 'fiscalYear', 'FY 2026'],
  ['freeway-weekly-2026-11-01', 'week', 'Nov 1–7, 2026'],
  ['Freeway performance, week of November 1–7, 2026', 'week', 'Nov 1–7, 2026'],
  ['Freeway performance, Nov 29 – Dec 5, 2026', 'week', 'Nov 29 – Dec 5, 2026'],
  ['Freeways, December 27 – January 2, 2027', 'week', 'Dec 27, 2026 – Jan 2, 2027'],
  ['Freeways, Dec. 27, 2026 – Jan. 2, 2027', 'week', 'Dec 27, 2026 – Jan 2, 2027'],
  ['November 8 to 14, 2026', 'week', 'Nov 8–14, 2026'],
  ['November 8 through November 14, 2026', 'week', 'Nov 8–14, 2026'],
  ['Week of Nov 8–14, 2026', 'week', 'Nov 8–14, 2026'],
  ['Week of Sunday, November 8th, 2026', 'week', 'Nov 8–14, 2026'],
  ['Week ending November 14, 2026', 'week', 'Nov 8–14, 2026'],
  ['I-95 freeway report, W/E 11/14/2026', 'week', 'Nov 8–14, 2026'],
  ['Freeway_Weekly_Nov_8-14_2026', 'week', 'Nov 8–14, 2026'],
  ['Freeway report 11/08/2026', 'week', 'Nov 8–14, 2026'],
  ['Freeway report 11/8/26', 'week', 'Nov 8–14, 2026'],
  ['freeways 11-08-2026', 'week', 'Nov 8–14, 2026'],
  ['11/08/2026 – 11/14/2026', 'week', 'Nov 8–14, 2026'],
  ['11/8 - 11/14/2026', 'week', 'Nov 8–14, 2026'],
  ['2026-11-08_2026-11-14', 'week', 'Nov 8–14, 2026'],
  ['weekly_20261108', 'week', 'Nov 8–14, 2026'],
  ['Week 46 2026', 'week', 'Nov 8–14, 2026'],
  ['Freeways, week 1, 2027', 'week', 'Dec 27, 2026 – Jan 2, 2027'],
  ['freeways-2026-W46', 'week', 'Nov 8–14, 2026'],
  ['Ramp signals, October 2026', 'month', 'October 2026'],
  ['i95-express_2026-10', 'month', 'October 2026'],
  ['Oct-2026', 'month', 'October 2026'],
  ['Oct. 2026', 'month', 'October 2026'],
  ['Sept 2026', 'month', 'September 2026'],
  ['November 2026 Monthly', 'month', 'November 2026'],
  ['Ramp signals 10/2026', 'month', 'October 2026'],
  ['I-10 express lanes 9/2026', 'month', 'September 2026'],
  ['2026-10', 'month', 'October 2026'],
  ['ramps 10-2026 v2', 'month', 'October 2026'],
  ['i-10-2026-09', 'month', 'September 2026'],
  ['District 4 October 2026', 'month', 'October 2026'],
  ['Freeways, month of October, 2026', 'month', 'October 2026'],
  ['October 2026 (published November 5, 2026)', 'month', 'October 2026'],
  ['Freeway quarterly Q3 2026', 'quarter', 'Q3 2026'],
  ['2026-Q3', 'quarter', 'Q3 2026'],
  ['3Q 2026', 'quarter', 'Q3 2026'],
  ['3rd Quarter 2026', 'quarter', 'Q3 2026'],
  ['Third quarter of 2026', 'quarter', 'Q3 2026'],
  ['July – September 2026', 'quarter', 'Q3 2026'],
  ['Jul-Sep 2026', 'quarter', 'Q3 2026'],
  ['Q3 2026 (July to September 2026)', 'quarter', 'Q3 2026'],
  ['Strategic business plan 2025–2030', 'none', '2025–2030'],
  ['Strategic business plan 2025-30', 'none', '2025–2030'],
] as const)('"%s" gives a %s: %s', (name, kind, label) => {
  expect(guessPeriod(name, [kind], USUAL_CALENDAR)).toMatchObject({ kind, label })
})

test.each([
  ['a name without any period', 'Master plan', 'none'],
  ['two different months', 'September 2026 and October 2026', 'month'],
  ['two months of one year', 'September and October 2026', 'month'],
  ['two weeks', 'Nov 1–7, 2026 and Nov 8–14, 2026', 'week'],
  ['two quarters', 'Q1-Q2 2026', 'quarter'],
  ['a period of another kind than the category publishes', 'Annual report, FY 2026', 'month'],
  ['a day on which no week starts', 'weekly-2026-11-03', 'week'],
  ['days that are not a week', 'Nov 9–15, 2026', 'week'],
  ['eight days', 'Nov 8 – 15, 2026', 'week'],
  ['a week that ends on a Sunday', 'Week ending November 15, 2026', 'week'],
  ['a Saturday without a word', 'freeways 11/14/2026', 'week'],
  ['a day that does not exist', 'November 25–31, 2026', 'week'],
  ['a week that does not exist', 'Week 54 2026', 'week'],
  ['days and months in an order nobody knows', 'weekly 08-11-26', 'week'],
  ['a month that does not exist', 'report-2026-13', 'month'],
  ['a longer number', 'case 120261045', 'month'],
  ['one day of a month', '8 November 2026', 'month'],
  ['a revision of a day', 'plan rev 11-08-2026', 'month'],
  ['a year that may be a fiscal or a calendar one', 'Annual report 2026', 'fiscalYear'],
  ['years that do not follow each other', 'Annual report FY 2025/27', 'fiscalYear'],
  ['the federal fiscal year', 'Annual report, federal fiscal year 2026', 'fiscalYear'],
  ['a quarter of a fiscal year', 'Q3 FY 2026', 'quarter'],
  ['a quarter of a fiscal year', 'FY 2026 third quarter', 'fiscalYear'],
  ['a quarter of a fiscal year', 'FY25-26 Q2', 'fiscalYear'],
  ['a quarter of a fiscal year', 'Second quarter, FY 2025/26', 'fiscalYear'],
  ['a month of a fiscal year', 'October FY 2026', 'fiscalYear'],
] as const)('%s gives nothing', (_what, name, kind) => {
  expect(guessPeriod(name, [kind], USUAL_CALENDAR)).toBeNull()
})

test('explicit days are never overruled by the name of a fiscal year', () => {
  const title = 'Annual report, fiscal year 2026 (September 1, 2025 to August 31, 2026)'
  expect(guessPeriod(title, ['fiscalYear'], USUAL_CALENDAR)).toBeNull()
  const year = { kind: 'fiscalYear', start: '2025-09-01', end: '2026-08-31', label: 'FY 2026' }
  expect(guessPeriod(title, ['fiscalYear'], { ...USUAL_CALENDAR, fiscalYearFirstMonth: 9 })).toEqual(year)
  expect(guessPeriod('FY 2026', ['fiscalYear'], { ...USUAL_CALENDAR, fiscalYearFirstMonth: 9 })).toEqual(year)
})

test('where the fiscal year is the calendar year, FY 2026 is the year 2026, and 2025-2026 is not a fiscal year', () => {
  const calendarYear = { ...USUAL_CALENDAR, fiscalYearFirstMonth: 1 }
  expect(guessPeriod('FY 2026', ['fiscalYear'], calendarYear)).toMatchObject({
    start: '2026-01-01',
    end: '2026-12-31',
  })
  expect(guessPeriod('Annual report 2025-2026', ['fiscalYear'], calendarYear)).toBeNull()
})

test.each([
  ['Week of November 9–15, 2026', '2026-11-09'],
  ['Week ending November 15, 2026', '2026-11-09'],
  // As WEEKNUM(day, 2) counts: Thursday, January 1, is in the week of December 29.
  ['Week 46 2026', '2026-11-09'],
  ['Week 1 2026', '2025-12-29'],
])('where weeks begin on Monday, "%s" is the week of %s', (title, start) => {
  expect(guessPeriod(title, ['week'], MONDAYS)).toMatchObject({ kind: 'week', start })
})

test.each(['Week of November 8–14, 2026', 'Week ending November 14, 2026'])(
  'where weeks begin on Monday, "%s" is not a week',
  (title) => {
    expect(guessPeriod(title, ['week'], MONDAYS)).toBeNull()
  },
)

const MONDAYS = { ...USUAL_CALENDAR, weekFirstDay: 'monday' } as const
