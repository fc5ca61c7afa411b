import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { describeError } from './form-error.ts'
import { USUAL_LIMITS } from './message-limits.ts'
import { weekdayOf } from './period-days.ts'
import { buildTourDays } from './tour-days.ts'
import { validateTourRequest } from './tour-request.ts'

/** Thanksgiving, the day after it, and Christmas. */
const CLOSED = {
  ...USUAL_LIMITS,
  tour: { ...USUAL_LIMITS.tour, closedDays: ['2026-11-26', '2026-11-27', '2026-12-25', '2027-01-01'] },
}

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

function issuesOf(overrides: object, limits = CLOSED): Record<string, string> {
  const validated = validateTourRequest({ ...complete, ...overrides }, limits, TODAY)
  if (validated.kind === 'valid') return {}
  return Object.fromEntries(validated.errors.map(describeError).map(({ field, message }) => [field, message]))
}

test('a complete request is accepted for the first day that can be requested', () => {
  expect(issuesOf({})).toEqual({})
})

test.each([
  ['2026-12-07', 'Choose December 8, 2026 or a later day'],
  ['2026-12-12', 'Choose a weekday, Monday to Friday'],
  ['2026-12-25', 'The office is closed on that day. Choose another.'],
  ['2027-11-22', 'Choose November 21, 2027 or an earlier day'],
  ['2027-02-30', 'Enter a real date, for example December 8, 2026 (2026-12-08)'],
  ['soon', 'Enter a real date, for example December 8, 2026 (2026-12-08)'],
  ['', 'Choose a day'],
  [20261208, 'Choose a day'],
])('a visit on %s is declined: %s', (dateFirst, words) => {
  expect(issuesOf({ dateFirst })).toEqual({ dateFirst: words })
})

test('a second day is validated like the first, and must be different', () => {
  expect(issuesOf({ dateSecond: '2026-12-09' })).toEqual({})
  expect(issuesOf({ dateSecond: '2026-12-08' })).toEqual({
    dateSecond: 'Choose a second day that is different from the first',
  })
  expect(issuesOf({ dateSecond: '2027-01-01' })).toHaveProperty('dateSecond')
})

test('a school must give the age of its youngest visitor; nobody else has to', () => {
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

test('an empty form reports every required field', () => {
  const validated = validateTourRequest({}, USUAL_LIMITS, TODAY)
  expect(validated.kind === 'invalid' ? validated.errors.map(({ field }) => field) : []).toEqual(
    Object.keys(complete),
  )
})

test('the office is closed on its closed days, and on no other weekday', () => {
  const limits = (tour: Partial<typeof USUAL_LIMITS.tour>) => ({
    ...CLOSED,
    tour: { ...CLOSED.tour, ...tour },
  })
  expect(issuesOf({ dateFirst: '2026-12-10' }, limits({ closedDays: ['2026-12-10'] }))).toHaveProperty(
    'dateFirst',
  )
  expect(issuesOf({ dateFirst: '2026-12-25' }, limits({ closedDays: [] }))).toEqual({})
})

test('whatever today is, the first day is ten business days ahead, and every day offered can be requested', () => {
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
      expect(day >= days.earliest && day <= days.latest).toBe(true)
    }),
  )
})
