import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounded, withoutDust } from './rounding.ts'

test.each([
  [0.25, 1, 0.3],
  [0.35, 1, 0.4],
  [2.5, 0, 3],
  [1.005, 2, 1.01],
  [1.495, 2, 1.5],
  [96.36363636363636, 1, 96.4],
  [26.449999, 1, 26.4],
  [1234.5, 0, 1235],
  [0, 1, 0],
])('%f with %i decimals is published as %f', (value, decimals, published) => {
  expect(rounded(value, decimals)).toBe(published)
})

test('a difference is rounded the same above and below 0', () => {
  expect(rounded(-0.25, 1)).toBe(-0.3)
  expect(rounded(-0.04, 1)).toBe(0)
  expect(Object.is(rounded(-0.04, 1), 0)).toBe(true)
})

test('a half distorted by binary rounding is still a half', () => {
  // 0.35 − 0.1 is 0.25, and 0.24999999999999997 in binary.
  expect(rounded(0.35 - 0.1, 1)).toBe(0.3)
  expect(withoutDust(20 * 1.15)).toBe(23)
})

test('what was not measured stays not measured, and a broken figure is a bug', () => {
  expect(rounded(null, 1)).toBeNull()
  expect(() => rounded(Number.NaN, 1)).toThrow(RangeError)
})

test('figures are rounded like in spreadsheets and the browser’s number format', () => {
  const thousandths = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((whole) => whole / 1000)
  fc.assert(
    fc.property(thousandths, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
      const format = new Intl.NumberFormat('en-US', {
        maximumFractionDigits: decimals,
        useGrouping: false,
        roundingMode: 'halfExpand',
      })
      expect(rounded(value, decimals)).toBe(Number(format.format(value)) + 0)
    }),
  )
})
