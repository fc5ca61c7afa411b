import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Measured } from './measured.ts'
import { coveragePercent, percentOf, ratioOf, shareOf } from './shares.ts'

test('118 of 131 lane-blocking events with known times are 90.1 % coverage', () => {
  const times = [...Array<number>(118).fill(30), ...Array<null>(13).fill(null)]
  expect(coveragePercent(times)).toBeCloseTo(90.0763, 4)
})

test('a share of nothing, or of something unknown, is not measured', () => {
  expect(percentOf(0, 0)).toBeNull()
  expect(percentOf(null, 10)).toBeNull()
  expect(percentOf(3, null)).toBeNull()
  expect(ratioOf(3, -1)).toBeNull()
  expect(coveragePercent([])).toBeNull()
})

test('a measured nothing is 0 percent, which is not the same as not measured', () => {
  expect(percentOf(0, 10)).toBe(0)
  expect(coveragePercent([null, null])).toBe(0)
})

test('every whole percent of a hundred comes out whole', () => {
  for (let part = 0; part <= 100; part += 1) expect(percentOf(part, 100)).toBe(part)
})

test('what was not measured neither passes nor fails a test', () => {
  const values: fc.Arbitrary<Measured[]> = fc.array(fc.option(fc.integer({ min: 0, max: 90 })))
  fc.assert(
    fc.property(values, (speeds) => {
      const fast = shareOf(speeds, (speed) => speed >= 45)
      const slow = shareOf(speeds, (speed) => speed < 45)
      expect(fast.n).toBe(speeds.filter((speed) => speed !== null).length)
      expect(fast.of).toBe(speeds.length)
      if (fast.value === null || slow.value === null) expect(fast.n).toBe(0)
      else expect(fast.value + slow.value).toBeCloseTo(100, 9)
    }),
  )
})
