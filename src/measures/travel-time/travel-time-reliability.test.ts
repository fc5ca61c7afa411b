import { expect, test } from 'vitest'
import { isReliable, levelOfTravelTimeReliability, reliableTravelPercent } from './travel-time-reliability.ts'

test('44 seconds against 35 are a level of travel time reliability of 1.26, which is reliable', () => {
  // 44 / 35 = 1.2571…
  expect(levelOfTravelTimeReliability(35, 44)).toBe(1.26)
  expect(isReliable(1.26)).toBe(true)
})

test('the federal limit is below 1.50, validated to the hundredth', () => {
  expect(isReliable(1.49)).toBe(true)
  expect(isReliable(1.494)).toBe(true)
  expect(isReliable(1.495)).toBe(false)
  expect(isReliable(1.5)).toBe(false)
  expect(isReliable(levelOfTravelTimeReliability(10, 14.95))).toBe(false)
})

test('an unmeasured segment is neither reliable nor unreliable', () => {
  expect(levelOfTravelTimeReliability(null, 44)).toBeNull()
  expect(levelOfTravelTimeReliability(0, 44)).toBeNull()
  expect(isReliable(null)).toBeNull()
})

test('the reliable share of travel weighs by vehicle-miles and leaves out what is unknown', () => {
  // Reliable: 30,000 of the 40,000 vehicle-miles with a known level: 75 %.
  const share = reliableTravelPercent([
    { lottr: 1.2, vehicleMiles: 30_000 },
    { lottr: 1.5, vehicleMiles: 10_000 },
    { lottr: null, vehicleMiles: 60_000 },
    { lottr: 1.1, vehicleMiles: null },
  ])
  expect(share).toEqual({ value: 75, n: 2, of: 4 })
})
