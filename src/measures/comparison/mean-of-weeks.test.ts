import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../contract/calendar.ts'
import { mean } from '../means.ts'
import { meanOfWeeksBefore } from './mean-of-weeks.ts'

const week = '2026-11-08'
const weeksBefore = (ago: number) => addDays(week, -7 * ago)

test('the 52-week mean is over the weeks measured, and says how many there were', () => {
  // 30, 36 and 45 measured, one week published without a figure, 48 weeks missing: 111 / 3 = 37.
  const series = [
    { start: weeksBefore(1), value: 30 },
    { start: weeksBefore(2), value: null },
    { start: weeksBefore(3), value: 36 },
    { start: weeksBefore(52), value: 45 },
  ]
  expect(meanOfWeeksBefore(series, week)).toEqual({
    value: 37,
    weeksMeasured: 3,
    weeksPublished: 4,
    weeks: 52,
  })
})

test('neither the week itself nor one before the window or after it takes part', () => {
  const series = [
    { start: weeksBefore(-1), value: 500 },
    { start: week, value: 500 },
    { start: weeksBefore(1), value: 30 },
    { start: weeksBefore(53), value: 500 },
  ]
  expect(meanOfWeeksBefore(series, week)).toMatchObject({ value: 30, weeksMeasured: 1 })
})

test('without a measured week there is no mean', () => {
  expect(meanOfWeeksBefore([], week)).toMatchObject({ value: null, weeksMeasured: 0, weeksPublished: 0 })
  expect(meanOfWeeksBefore([{ start: weeksBefore(1), value: null }], week).value).toBeNull()
})

test('a week that appears twice is a problem of the series, not a mean', () => {
  const twice = { start: weeksBefore(1), value: 30 }
  expect(() => meanOfWeeksBefore([twice, twice], week)).toThrow(RangeError)
})

test('gaps never pull a 52-week mean toward 0', () => {
  const values = fc.array(fc.option(fc.double({ min: 1, max: 600, noNaN: true })), { maxLength: 52 })
  fc.assert(
    fc.property(values, (measured) => {
      const series = measured.map((value, index) => ({ start: weeksBefore(index + 1), value }))
      const result = meanOfWeeksBefore(series, week)
      expect(result.value).toBe(mean(measured))
      expect(result.weeksMeasured).toBe(measured.filter((value) => value !== null).length)
      expect(result.weeksPublished).toBe(measured.length)
    }),
  )
})
