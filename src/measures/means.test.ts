import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mean, weightedMean } from './means.ts'
import { type Measured, measuredOnly } from './measured.ts'

const minutes = fc.double({ min: 0, max: 1440, noNaN: true })
const measured: fc.Arbitrary<Measured> = fc.option(minutes)

test('a mean is over the measured values: three times of five events', () => {
  // (31 + 28 + 46) / 3 = 105 / 3 = 35, not 105 / 5 = 21.
  expect(mean([31, null, 28, null, 46])).toBe(35)
})

test('without measured values there is no mean, and a measured 0 counts', () => {
  expect(mean([])).toBeNull()
  expect(mean([null, null])).toBeNull()
  expect(mean([0, null, 4])).toBe(2)
})

test('gaps anywhere in a series do not change its mean', () => {
  fc.assert(
    fc.property(fc.array(measured), (values) => {
      expect(mean(values)).toBe(mean(measuredOnly(values)))
    }),
  )
})

test('a mean is between the smallest and the largest value', () => {
  fc.assert(
    fc.property(fc.array(minutes, { minLength: 1 }), (values) => {
      const value = mean(values)
      expect(value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9)
      expect(value).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
    }),
  )
})

test('the mean over two counties follows from their means and numbers of events', () => {
  // 100 events of 30 min and 20 of 60: (3000 + 1200) / 120 = 35. The plain mean of the two, 45, is wrong.
  const counties = [
    { value: 30, weight: 100 },
    { value: 60, weight: 20 },
  ]
  expect(weightedMean(counties)).toEqual({ value: 35, n: 2 })
})

test('a part without value or weight enters neither sum, and weights of 0 give no mean', () => {
  const parts = [
    { value: 30, weight: 100 },
    { value: null, weight: 900 },
    { value: 60, weight: null },
  ]
  expect(weightedMean(parts)).toEqual({ value: 30, n: 1 })
  expect(weightedMean([{ value: 30, weight: 0 }]).value).toBeNull()
  expect(weightedMean([]).value).toBeNull()
})

test('a negative weight or a broken figure is a bug and is not averaged', () => {
  expect(() => weightedMean([{ value: 30, weight: -1 }])).toThrow(RangeError)
  expect(() => mean([Number.NaN])).toThrow(RangeError)
})

test('equal weights give the plain mean, and unmeasured parts never move a weighted one', () => {
  fc.assert(
    fc.property(fc.array(measured), fc.integer({ min: 1, max: 9 }), (values, weight) => {
      const expected = mean(values)
      const weighed = weightedMean(values.map((value) => ({ value, weight }))).value
      if (expected === null) expect(weighed).toBeNull()
      else expect(weighed).toBeCloseTo(expected, 9)
    }),
  )
})
