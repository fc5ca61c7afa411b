import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distributionOf, percentile } from './distribution.ts'
import { type Measured, measuredOnly } from './measured.ts'

const minutes = fc.double({ min: 0, max: 1440, noNaN: true })
const measured: fc.Arbitrary<Measured> = fc.option(minutes)

test('percentiles are those of PERCENTILE.INC: the spreadsheet’s own example', () => {
  // h = (4 − 1) × 0.30 = 0.9: from the lowest, 0.9 of the way from 1 to 2.
  expect(percentile([1, 3, 2, 4], 30)).toBeCloseTo(1.9, 12)
})

test('the 90th percentile of eleven times is the tenth of them in order', () => {
  // h = (11 − 1) × 90 / 100 = 9, a whole rank: nothing is interpolated.
  expect(percentile([55, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50], 90)).toBe(50)
})

test('the 95th percentile of twenty trips is just above the nineteenth', () => {
  // 1 … 20 minutes: h = 19 × 0.95 = 18.05, so 19 + 0.05 × (20 − 19) = 19.05.
  const trips = Array.from({ length: 20 }, (_, index) => index + 1)
  expect(percentile(trips, 95)).toBeCloseTo(19.05, 12)
})

test('the median of an even number of values is the mean of its two middle ones', () => {
  expect(percentile([4, 1, 3, 2], 50)).toBe(2.5)
  expect(percentile([9], 50)).toBe(9)
  expect(percentile([null, 7, null], 50)).toBe(7)
})

test('without measured values there is no percentile, and there is no 101st percentile', () => {
  expect(percentile([], 50)).toBeNull()
  expect(percentile([null], 50)).toBeNull()
  expect(() => percentile([1], 101)).toThrow(RangeError)
  expect(() => percentile([1], Number.NaN)).toThrow(RangeError)
})

test('percentiles never fall as the percent rises, and gaps do not change them', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(fc.array(measured, { minLength: 1 }), percent, percent, (values, a, b) => {
      const low = percentile(values, Math.min(a, b))
      const high = percentile(values, Math.max(a, b))
      expect(low).toBe(percentile(measuredOnly(values), Math.min(a, b)))
      if (low === null || high === null) expect(measuredOnly(values)).toEqual([])
      else expect(low).toBeLessThanOrEqual(high + 1e-9)
    }),
  )
})

test('mean, median and 90th percentile of a week are returned together', () => {
  // Sum 150 of five; ordered 10 20 30 30 60: median 30; h = 4 × 0.9 = 3.6: 30 + 0.6 × (60 − 30) = 48.
  expect(distributionOf([30, 10, null, 60, 20, 30])).toEqual({ mean: 30, median: 30, p90: 48 })
  expect(distributionOf([null])).toEqual({ mean: null, median: null, p90: null })
})
