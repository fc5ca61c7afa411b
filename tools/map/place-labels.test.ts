import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../testing/test-cases.ts'
import {
  type Candidate,
  isInside,
  type LabelRequest,
  overlap,
  placeLabels,
  placeSpots,
} from './place-labels.ts'

const FRAME = { width: 400, height: 500 }
const RANGE = { least: 0.7, most: 1.9 }
const SCALES = Array.from({ length: 25 }, (_, step) => RANGE.least + (step / 24) * (RANGE.most - RANGE.least))

/** The names of towns at these points, as a map requests them. */
function requestsOf(towns: readonly { x: number; y: number; wide: number }[]): LabelRequest<string>[] {
  return towns.map(({ x, y, wide }, index) => ({
    dropCost: 500 - index,
    candidates: placeSpots([x, y], wide, 15, RANGE)
      .map(({ side, boxes, leaderPx }): Candidate<string> => ({ label: side, boxes, cost: leaderPx }))
      .filter(({ boxes }) => boxes.every((box) => isInside(box, FRAME, RANGE))),
  }))
}

/** The edges of the area that a label covers on a map drawn at a scale. */
function drawnAt(s: number, { boxes }: Candidate<string>) {
  return boxes.map(({ left, top, right, bottom }) => ({
    left: left.units * s + left.pixels,
    right: right.units * s + right.pixels,
    top: top.units * s + top.pixels,
    bottom: bottom.units * s + bottom.pixels,
  }))
}

const town = fc.record({
  x: fc.integer({ min: 0, max: FRAME.width }),
  y: fc.integer({ min: 0, max: FRAME.height }),
  wide: fc.integer({ min: 20, max: 160 }),
})

test('wherever towns are, no two names overlap at any width of the map, and none leaves it', () => {
  fc.assert(
    fc.property(fc.array(town, { minLength: 1, maxLength: 14 }), (towns) => {
      const { chosen } = placeLabels(requestsOf(towns), RANGE, 'quick')
      const placed = chosen.filter((one) => one !== null)
      for (const s of SCALES) {
        const drawn = placed.map((one) => drawnAt(s, one))
        for (const [index, boxes] of drawn.entries())
          for (const box of boxes) {
            expect(box.left).toBeGreaterThanOrEqual(0)
            expect(box.top).toBeGreaterThanOrEqual(0)
            expect(box.right).toBeLessThanOrEqual(FRAME.width * s + 1e-6)
            expect(box.bottom).toBeLessThanOrEqual(FRAME.height * s + 1e-6)
            for (const other of drawn.slice(index + 1).flat()) {
              const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
              const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
              expect(Math.min(width, height)).toBeLessThan(1e-6)
            }
          }
      }
    }),
    { ...runs(40), seed: 20 },
  )
})

test('of two towns at one place the more important one is named', () => {
  const towns = [
    { x: 200, y: 250, wide: 80 },
    { x: 200, y: 250, wide: 80 },
  ]
  const { chosen } = placeLabels(requestsOf(towns), RANGE)
  expect(chosen.map((one) => one !== null)).toEqual([true, false])
})

test('boxes that part as the map grows overlap only on the smaller map', () => {
  const [one] = requestsOf([{ x: 100, y: 100, wide: 60 }])
  const [other] = requestsOf([{ x: 180, y: 100, wide: 60 }])
  const [a, b] = [one?.candidates[0], other?.candidates[0]]
  if (a === undefined || b === undefined) throw new Error('There are candidates')
  expect(overlap(a, b, { least: 0.7, most: 0.75 })).toBe(true)
  expect(overlap(a, b, { least: 1, most: 1.9 })).toBe(false)
  expect(overlap(a, b, RANGE)).toBe(true)
})

test('equal requests give equal places', () => {
  const towns = [120, 130, 140, 150].map((y) => ({ x: 200, y, wide: 90 }))
  const placed = () => placeLabels(requestsOf(towns), RANGE, 'quick').chosen.map((one) => one?.label)
  expect(placed()).toEqual(placed())
})
