import { expect, test } from 'vitest'
import { readHolidays } from './holidays.ts'

const daysOf = async (observed: Parameters<typeof readHolidays>[0], ...years: number[]) => {
  const read = await readHolidays(observed, years)
  return read.kind === 'read' ? read.days : read
}

test.each([
  ['2026-01-01', 'New Year’s Day'],
  ['2026-01-19', 'Martin Luther King Jr. Day'],
  ['2026-05-25', 'Memorial Day'],
  ['2026-07-03', 'Independence Day, observed on the Friday before'],
  ['2026-09-07', 'Labor Day'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-11-27', 'the Friday after it'],
  ['2026-12-25', 'Christmas'],
  ['2027-07-05', 'Independence Day, observed on the Monday after'],
  ['2027-12-31', 'New Year’s Day of a year that begins on a Saturday'],
])('an office of the state of Florida is closed on %s: %s', async (day) => {
  expect(await daysOf({ country: 'US', state: 'FL' }, 2026, 2027)).toContain(day)
})

test('another state has other holidays', async () => {
  const texas = await daysOf({ country: 'US', state: 'TX' }, 2026)
  expect(texas).toContain('2026-10-12')
  expect(await daysOf({ country: 'US', state: 'FL' }, 2026)).not.toContain('2026-10-12')
})

test('a holiday on which the office is open is left out, and so is the day it is observed', async () => {
  const open = await daysOf({ country: 'US', state: 'FL', except: ['Independence Day'] }, 2026)
  expect(open).not.toContain('2026-07-03')
  expect(open).not.toContain('2026-07-04')
})

test('the server responds to requests between reading the holidays of two years', async () => {
  await daysOf({ country: 'US', state: 'FL' }, 2026)
  let responses = 0
  const respond = () => {
    responses++
    next = setImmediate(respond)
  }
  let next = setImmediate(respond)
  await daysOf({ country: 'US', state: 'FL' }, 2026, 2027)
  clearImmediate(next)
  expect(responses).toBeGreaterThanOrEqual(2)
})

test('an unknown country, state or holiday is reported with the possible ones', async () => {
  expect(await readHolidays({ country: 'XX' }, [2026])).toMatchObject({ kind: 'unknown', key: 'country' })
  expect(await readHolidays({ country: 'US', state: 'ZZ' }, [2026])).toMatchObject({
    key: 'state',
    message: expect.stringContaining('FL'),
  })
  expect(await readHolidays({ country: 'US', except: ['Labour Day'] }, [2026])).toMatchObject({
    key: 'except',
    message: expect.stringContaining('Labor Day'),
  })
})
