import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeToAllow } from './time-to-allow.ts'

test('part of a minute is rounded up, but rounding errors are not', () => {
  expect(timeToAllow(20, 28.2)?.allowMinutes).toBe(29)
  expect(timeToAllow(20, 20 * 1.15)?.allowMinutes).toBe(23)
  expect(timeToAllow(30, 30 * 1.1)?.allowMinutes).toBe(33)
})

test('a corridor of 18.4 minutes with a 95th percentile of 26.1: typically 18, allow 27', () => {
  expect(timeToAllow(18.4, 26.1)).toEqual({ typicalMinutes: 18, allowMinutes: 27 })
})

test('the allowed time is never less than a typical trip', () => {
  expect(timeToAllow(18.5, 18.6)).toEqual({ typicalMinutes: 19, allowMinutes: 19 })
  const time = fc.double({ min: 0.1, max: 600, noNaN: true })
  fc.assert(
    fc.property(time, time, (a, b) => {
      const allowed = timeToAllow(Math.min(a, b), Math.max(a, b))
      expect(allowed?.allowMinutes).toBeGreaterThanOrEqual(allowed?.typicalMinutes ?? Number.NaN)
    }),
  )
})

test('without measurements there is no advice', () => {
  expect(timeToAllow(null, 28)).toBeNull()
  expect(timeToAllow(18, null)).toBeNull()
  expect(timeToAllow(30, 20)).toBeNull()
})
