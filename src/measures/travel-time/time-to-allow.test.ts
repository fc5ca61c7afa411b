import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesToAllow, timeToAllow } from './time-to-allow.ts'

test('a 20-minute trip with a buffer index of 40 %: allow 28', () => {
  expect(minutesToAllow(20, 40)).toBe(28)
})

test('part of a minute is allowed for whole, and dust of arithmetic is not', () => {
  expect(minutesToAllow(20, 41)).toBe(29)
  expect(minutesToAllow(20, 15)).toBe(23)
  expect(minutesToAllow(30, 10)).toBe(33)
})

test('a corridor of 18.4 minutes with a 95th percentile of 26.1: typically 18, allow 27', () => {
  expect(timeToAllow(18.4, 26.1)).toEqual({ typicalMinutes: 18, allowMinutes: 27 })
})

test('never is less allowed than a typical trip takes', () => {
  expect(timeToAllow(18.5, 18.6)).toEqual({ typicalMinutes: 19, allowMinutes: 19 })
  const time = fc.double({ min: 0.1, max: 600, noNaN: true })
  fc.assert(
    fc.property(time, time, (a, b) => {
      const allowed = timeToAllow(Math.min(a, b), Math.max(a, b))
      expect(allowed?.allowMinutes).toBeGreaterThanOrEqual(allowed?.typicalMinutes ?? Number.NaN)
    }),
  )
})

test('what is not measured gives no advice', () => {
  expect(minutesToAllow(null, 40)).toBeNull()
  expect(minutesToAllow(20, null)).toBeNull()
  expect(timeToAllow(18, null)).toBeNull()
  expect(timeToAllow(30, 20)).toBeNull()
})
