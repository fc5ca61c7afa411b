import { expect, test } from 'vitest'
import { clearanceGoalCompliance } from './incident-summary.ts'

test('a road open after exactly 90 minutes meets the goal; a second later it does not', () => {
  expect(clearanceGoalCompliance([90], 90)).toBe(100)
  expect(clearanceGoalCompliance([90 + 1 / 60], 90)).toBe(0)
})

test('113 of the 118 known times are 95.8 %: the 13 unknown ones are left out of the share', () => {
  const within = Array<number>(113).fill(35)
  const above = Array<number>(5).fill(120)
  const unknown = Array<null>(13).fill(null)
  // 100 × 113 / 118 = 95.7627…; 131 as divisor would give 86.3.
  expect(clearanceGoalCompliance([...within, ...above, ...unknown], 90)).toBeCloseTo(95.7627, 4)
})

test('without a single known time there is no share', () => {
  expect(clearanceGoalCompliance([null], 90)).toBeNull()
  expect(clearanceGoalCompliance([], 90)).toBeNull()
})

test('a district with a different goal is measured by its own', () => {
  expect(clearanceGoalCompliance([45, 75], 60)).toBe(50)
  expect(clearanceGoalCompliance([45, 75], 90)).toBe(100)
})
