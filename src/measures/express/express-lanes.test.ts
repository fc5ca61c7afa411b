import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  availabilityPercent,
  costPerMinuteSavedUsd,
  expressSharePercent,
  minutesSaved,
} from './express-lanes.ts'
import { percentAtTargetSpeed } from './time-at-speed.ts'

test('three of four observed intervals at 45 mph or faster are 75 %, whatever was not observed', () => {
  expect(percentAtTargetSpeed([45, 44.9, 60, null, 52, null])).toEqual({ value: 75, n: 4, of: 6 })
})

test('a month without one observed interval has no share', () => {
  expect(percentAtTargetSpeed([null, null]).value).toBeNull()
})

test('intervals that were not observed never move the share', () => {
  const speeds = fc.array(fc.option(fc.double({ min: 0, max: 90, noNaN: true })))
  fc.assert(
    fc.property(speeds, (intervals) => {
      const observed = intervals.filter((speed) => speed !== null)
      expect(percentAtTargetSpeed(intervals).value).toBe(percentAtTargetSpeed(observed).value)
    }),
  )
})

test('a toll of $7.25 that saved 11.2 minutes cost 65 cents a minute', () => {
  // 7.25 / 11.2 = 0.6473…
  expect(costPerMinuteSavedUsd(7.25, 11.2)).toBeCloseTo(0.6473, 4)
  expect(minutesSaved(23.5, 12.25)).toBe(11.25)
})

test('where no time was saved, a minute has no price', () => {
  expect(minutesSaved(12, 13)).toBe(-1)
  expect(costPerMinuteSavedUsd(2, 0)).toBeNull()
  expect(costPerMinuteSavedUsd(2, -1)).toBeNull()
  expect(costPerMinuteSavedUsd(null, 5)).toBeNull()
  expect(minutesSaved(null, 5)).toBeNull()
})

test('1,200 vehicles beside 4,800 are a share of 20 %; an unmeasured side leaves no share', () => {
  expect(expressSharePercent(1200, 4800)).toBe(20)
  expect(expressSharePercent(0, 4800)).toBe(0)
  expect(expressSharePercent(1200, null)).toBeNull()
  expect(expressSharePercent(0, 0)).toBeNull()
})

test('1,411 of 1,440 scheduled lane-hours open are 98.0 % available; nothing scheduled is nothing to be available', () => {
  expect(availabilityPercent(1411, 1440)).toBeCloseTo(97.986, 3)
  expect(availabilityPercent(0, 0)).toBeNull()
})
