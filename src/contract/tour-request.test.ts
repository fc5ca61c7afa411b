import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { describeError } from './form-error.ts'
import { isHoliday, weekdayOf } from './holidays.ts'
import { USUAL_LIMITS } from './message-limits.ts'
import { buildTourDays } from './tour-days.ts'
import { validateTourRequest } from './tour-request.ts'

/** A Saturday; ten business days later, past Thanksgiving and the day after it, is December 8. */
const TODAY = '2026-11-21'

const complete = {
  organization: 'Sawgrass Middle School',
  groupType: 'civic',
  contactName: 'A. Teacher',
  email: 'teacher@school.example',
  phone: '954 555 0147',
  groupSize: 25,
  dateFirst: '2026-12-08',
  timeWindow: 'am',
  visitKind: 'inPerson',
}

function issuesOf(overrides: object, limits = USUAL_LIMITS): Record<string, string> {
  const validated = validateTourRequest({ ...complete, ...overrides }, limits, TODAY)
  if (validated.kind === 'valid') return {}
  return Object.fromEntries(validated.errors.map(describeError).map(({ field, message }) => [field, message]))
}

test('a complete request is accepted on the first day that can be asked for', () => {
  expect(issuesOf({})).toEqual({})
})

test.each([
  ['2026-12-07', 'Choose December 8, 2026 or a later day'],
  ['2026-12-12', 'Choose a weekday, Monday to Friday'],
  ['2026-12-25', 'The office is closed on that day. Choose another.'],
  ['2027-11-22', 'Choose November 21, 2027 or an earlier day'],
  ['2027-02-30', 'Enter a real date, for example 12/08/2026'],
  ['soon', 'Enter a real date, for example 12/08/2026'],
  ['', 'Choose a day'],
  [20261208, 'Choose a day'],
])('a visit on %s is declined: %s', (dateFirst, words) => {
  expect(issuesOf({ dateFirst })).toEqual({ dateFirst: words })
})

test('a second day is validated like the first, and must be another', () => {
  expect(issuesOf({ dateSecond: '2026-12-09' })).toEqual({})
  expect(issuesOf({ dateSecond: '2026-12-08' })).toEqual({
    dateSecond: 'Choose a second day that is different from the first',
  })
  expect(issuesOf({ dateSecond: '2027-01-01' })).toHaveProperty('dateSecond')
})

test('a school tells how old its youngest visitor is; nobody else has to', () => {
  expect(issuesOf({ groupType: 'school' })).toEqual({ youngestAge: 'Enter the age of the youngest visitor' })
  expect(issuesOf({ groupType: 'school', youngestAge: 9 })).toEqual({})
  expect(issuesOf({ youngestAge: 'nine' })).toEqual({
    youngestAge: 'Enter an age in whole years, from 0 to 120',
  })
})

test.each([
  [0, 'Enter at least 1'],
  [41, 'A visit can have up to 40 people'],
  [2.5, 'Enter how many people will come, as a whole number'],
  ['25', 'Enter how many people will come, as a whole number'],
  [null, 'Enter how many people will come, as a whole number'],
])('a group of %j is declined: %s', (groupSize, words) => {
  expect(issuesOf({ groupSize })).toEqual({ groupSize: words })
})

test('for an empty form every required field is reported', () => {
  const validated = validateTourRequest({}, USUAL_LIMITS, TODAY)
  expect(validated.kind === 'invalid' ? validated.errors.map(({ field }) => field) : []).toEqual(
    Object.keys(complete),
  )
})

test('the office closes further days and keeps the holidays it chooses', () => {
  const limits = (tour: Partial<typeof USUAL_LIMITS.tour>) => ({
    ...USUAL_LIMITS,
    tour: { ...USUAL_LIMITS.tour, ...tour },
  })
  expect(issuesOf({ dateFirst: '2026-12-10' }, limits({ closedDays: ['2026-12-10'] }))).toHaveProperty(
    'dateFirst',
  )
  expect(issuesOf({ dateFirst: '2026-12-25' }, limits({ holidays: [] }))).toEqual({})
})

test.each([
  ['2026-01-01', 'New Year’s Day'],
  ['2026-01-19', 'Martin Luther King Jr. Day'],
  ['2026-02-16', 'Washington’s Birthday'],
  ['2026-05-25', 'Memorial Day'],
  ['2026-06-19', 'Juneteenth'],
  ['2026-07-03', 'Independence Day, kept on the Friday before'],
  ['2026-09-07', 'Labor Day'],
  ['2026-10-12', 'Columbus Day'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-11-27', 'the Friday after it'],
  ['2026-12-25', 'Christmas'],
  ['2027-07-05', 'Independence Day, kept on the Monday after'],
  ['2027-12-31', 'New Year’s Day of a year that begins on a Saturday'],
])('the office is closed on %s: %s', (day) => {
  expect(isHoliday(day, ['usFederal', 'florida'])).toBe(true)
})

test('the state keeps fewer holidays than the country, and the country no Friday after Thanksgiving', () => {
  for (const day of ['2026-02-16', '2026-06-19', '2026-10-12'])
    expect(isHoliday(day, ['florida'])).toBe(false)
  expect(isHoliday('2026-11-27', ['usFederal'])).toBe(false)
})

test('whatever today is, the first day is ten business days ahead, and every day offered can be asked for', () => {
  const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 400 }), (today, later) => {
      const days = buildTourDays(USUAL_LIMITS.tour, today)
      expect(days.validate(days.earliest)).toBeNull()
      expect(addDays(today, 12) <= days.earliest && days.earliest <= addDays(today, 19)).toBe(true)
      const day = addDays(today, later)
      if (days.validate(day) !== null) return
      expect(weekdayOf(day)).toBeGreaterThan(0)
      expect(weekdayOf(day)).toBeLessThan(6)
      expect(isHoliday(day, USUAL_LIMITS.tour.holidays)).toBe(false)
      expect(day >= days.earliest && day <= days.latest).toBe(true)
    }),
  )
})
