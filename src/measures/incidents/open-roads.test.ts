import { expect, test } from 'vitest'
import { OPEN_ROADS, openRoadsCompliance } from './open-roads.ts'

test('a road open after exactly 90 minutes complies, a second later it does not', () => {
  expect(openRoadsCompliance([90])).toBe(100)
  expect(openRoadsCompliance([90 + 1 / 60])).toBe(0)
})

test('113 of the 118 known times are 95.8 %: the 13 unknown ones are left out of the share', () => {
  const within = Array<number>(113).fill(35)
  const above = Array<number>(5).fill(120)
  const unknown = Array<null>(13).fill(null)
  // 100 × 113 / 118 = 95.7627…; 131 as divisor would give 86.3.
  expect(openRoadsCompliance([...within, ...above, ...unknown])).toBeCloseTo(95.7627, 4)
})

test('without a single known time there is no share', () => {
  expect(openRoadsCompliance([null])).toBeNull()
  expect(openRoadsCompliance([])).toBeNull()
})

test('the clock is said: from the first awareness, for 90 minutes', () => {
  expect(OPEN_ROADS).toEqual({ limitMinutes: 90, clockStartsAt: 't1' })
})
