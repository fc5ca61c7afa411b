import { expect, test } from 'vitest'
import { percentOf, ratioOf } from './measured.ts'

test('a share of nothing, or of something unknown, is not measured', () => {
  expect(percentOf(0, 0)).toBeNull()
  expect(percentOf(null, 10)).toBeNull()
  expect(percentOf(3, null)).toBeNull()
  expect(ratioOf(3, -1)).toBeNull()
})

test('a measured 0 is 0 percent, which is not the same as not measured', () => {
  expect(percentOf(0, 10)).toBe(0)
})

test('every whole percent of a hundred stays whole', () => {
  for (let part = 0; part <= 100; part += 1) expect(percentOf(part, 100)).toBe(part)
})
