import { expect, test } from 'vitest'
import { reliabilityYears } from './corridors.ts'
import { FISCAL_YEARS, figureOf } from './fiscal-years.ts'
import { createRandom } from './seeded-random.ts'
import { SEASON, spreadCount, spreadMean } from './spread.ts'
import { formatChange } from './wording.ts'

test('the parts of a yearly total add up to it', () => {
  const parts = spreadCount(84_310, SEASON, 'stops')
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(84_310)
  expect(parts.every(Number.isInteger)).toBe(true)
})

test('the months of a yearly mean, weighed by their events, come to that mean', () => {
  const events = spreadCount(6720, SEASON, 'events')
  const minutes = spreadMean(35, events, 'minutes')
  const mean = minutes.reduce((sum, value, index) => sum + value * (events[index] ?? 0), 0) / 6720
  expect(mean).toBeCloseTo(35, 1)
})

test('the same seed gives the same numbers, another seed others', () => {
  const [first, again, other] = ['a', 'a', 'b'].map((seed) => createRandom(seed)())
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a change is told in the direction in which the figures moved', () => {
  expect(formatChange('lanesOpen', 2026)).toBe('1.4 minutes faster')
  expect(formatChange('lanesOpen', 2022)).toBe('2.1 minutes slower')
  expect(formatChange('events', 2026)).toBe('1.9 percent fewer')
  expect(formatChange('rampActive', 2025)).toBe('4 more')
  expect(formatChange('rampActive', 2023)).toBe('the same')
})

test.each(FISCAL_YEARS)('the figures of FY %i do not contradict each other', (year) => {
  expect(figureOf('verified', year)).toBeLessThan(figureOf('helpArrives', year))
  expect(figureOf('lanesOpenMedian', year)).toBeLessThan(figureOf('lanesOpen', year))
  expect(figureOf('lanesOpen', year)).toBeLessThan(figureOf('lanesOpenP90', year))
  expect(figureOf('lanesOpen', year)).toBeLessThanOrEqual(figureOf('sceneClear', year))
  expect(figureOf('laneBlocking', year)).toBeLessThan(figureOf('events', year))
  for (const { travelTimeIndex, planningTimeIndex } of reliabilityYears(year)) {
    expect(travelTimeIndex).toBeGreaterThanOrEqual(1)
    expect(planningTimeIndex).toBeGreaterThan(travelTimeIndex)
  }
})
