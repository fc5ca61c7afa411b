import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bufferIndexPercent,
  bufferIndexPercentFromIndices,
  planningTimeIndex,
  rollUpIndex,
  travelTimeIndex,
} from './indices.ts'

test('a 20-minute trip on an empty road that takes 26 in the peak has a travel time index of 1.30', () => {
  expect(travelTimeIndex(26, 20)).toBe(1.3)
})

test('planning 24 minutes for 15 on an empty road is a planning time index of 1.60', () => {
  expect(planningTimeIndex(24, 15)).toBe(1.6)
})

test('8 minutes on top of a mean trip of 20 are a buffer index of 40 %', () => {
  expect(bufferIndexPercent(20, 28)).toBe(40)
})

test('one corridor, by both ways: mean 26, 95th percentile 39, empty road 20', () => {
  // TTI 1.3, PTI 1.95; (39 − 26) / 26 = 0.5; 1.95 / 1.3 − 1 = 0.5.
  expect(bufferIndexPercent(26, 39)).toBe(50)
  expect(bufferIndexPercentFromIndices(1.3, 1.95)).toBeCloseTo(50, 9)
})

test('an index of something not measured, or of no free flow, is not measured', () => {
  expect(travelTimeIndex(null, 20)).toBeNull()
  expect(planningTimeIndex(24, null)).toBeNull()
  expect(travelTimeIndex(26, 0)).toBeNull()
  expect(bufferIndexPercent(null, 28)).toBeNull()
  expect(bufferIndexPercent(20, null)).toBeNull()
})

const time = fc.double({ min: 0.5, max: 600, noNaN: true })

test('for any trip 1 ≤ TTI ≤ PTI, and the buffer index is PTI / TTI − 1', () => {
  fc.assert(
    fc.property(time, time, time, (a, b, c) => {
      const [freeFlow = 0, mean = 0, p95 = 0] = [a, b, c].sort((x, y) => x - y)
      const [tti, pti] = [travelTimeIndex(mean, freeFlow), planningTimeIndex(p95, freeFlow)]
      expect(tti).toBeGreaterThanOrEqual(1)
      expect(pti).toBeGreaterThanOrEqual(tti ?? Number.NaN)
      const [direct, indirect] = [bufferIndexPercent(mean, p95), bufferIndexPercentFromIndices(tti, pti)]
      expect(Math.abs((direct ?? 0) - (indirect ?? 0))).toBeLessThan(1e-6 * (1 + (direct ?? 0)))
    }),
  )
})

test('a busy segment weighs more: 1.2 on 30,000 vehicle-miles and 1.6 on 10,000 are 1.3', () => {
  // (1.2 × 30,000 + 1.6 × 10,000) / 40,000 = 52,000 / 40,000 = 1.3. The plain mean, 1.4, is wrong.
  const segments = [
    { index: 1.2, vehicleMiles: 30_000 },
    { index: 1.6, vehicleMiles: 10_000 },
    { index: null, vehicleMiles: 50_000 },
  ]
  const rolledUp = rollUpIndex(segments)
  expect(rolledUp.value).toBeCloseTo(1.3, 12)
  expect(rolledUp).toMatchObject({ n: 2, of: 3 })
})

test('rolling up keeps an index between its least and greatest, and TTI below PTI', () => {
  const segment = fc.record({
    tti: fc.double({ min: 1, max: 3, noNaN: true }),
    more: time,
    vehicleMiles: time,
  })
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
      const tti = rollUpIndex(segments.map(({ tti: index, vehicleMiles }) => ({ index, vehicleMiles }))).value
      const pti = rollUpIndex(
        segments.map(({ tti: index, more, vehicleMiles }) => ({ index: index + more, vehicleMiles })),
      ).value
      expect(tti).toBeGreaterThanOrEqual(Math.min(...segments.map((one) => one.tti)) - 1e-9)
      expect(tti).toBeLessThanOrEqual(Math.max(...segments.map((one) => one.tti)) + 1e-9)
      expect(pti).toBeGreaterThan(tti ?? Number.NaN)
    }),
  )
})
