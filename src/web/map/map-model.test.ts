import { expect, test } from 'vitest'
import { projectToMap } from '../../contract/map-projection.ts'
import { aCamera } from '../features/cameras/testing/a-camera.ts'
import { clusterItems, inWindow, nameSide, placedItems, positionAround, stepTo } from './map-model.ts'

const origin = { x: -31_075, y: -11_179 }

test('the same step east is as long everywhere, a step north longer the farther north it is', () => {
  const at = (latitude: number, longitude: number) => projectToMap({ latitude, longitude }, origin)
  expect(at(26, -79).x - at(26, -80).x).toBeCloseTo(384)
  expect(at(45, -79).x - at(45, -80).x).toBeCloseTo(384)
  expect(at(26, -80).y - at(27, -80).y).toBeGreaterThan(384)
  expect(at(60, -80).y - at(61, -80).y).toBeGreaterThan(at(26, -80).y - at(27, -80).y)
})

test('a place’s name is on its right, or on its left where the window has no room for it', () => {
  expect(nameSide('West Palm Beach', 240, 412)).toBe('right')
  expect(nameSide('West Palm Beach', 290, 412)).toBe('left')
  expect(nameSide('Stuart', 290, 412)).toBe('right')
  // On a window too narrow for both sides the name begins where it can be read from its beginning.
  expect(nameSide('West Palm Beach', 60, 140)).toBe('right')
})

test('cameras without a known location appear only in the list', () => {
  expect(
    placedItems([aCamera(), aCamera({ id: 'b', latitude: null, longitude: null })], origin),
  ).toHaveLength(1)
})

test('items that would cover each other are one mark, and part when the map grows', () => {
  const placed = placedItems(
    [
      aCamera({ id: 'a', latitude: 26.1 }),
      aCamera({ id: 'b', latitude: 26.12 }),
      aCamera({ id: 'c', latitude: 27 }),
    ],
    origin,
  )
  const sizes = (k: number) => clusterItems(placed, k).map(({ items }) => items.length)
  expect(sizes(1)).toEqual([2, 1])
  expect(sizes(8)).toEqual([1, 1, 1])
})

test('500 cameras are put together in the time of one frame', () => {
  const many = placedItems(
    Array.from({ length: 500 }, (_, index) =>
      aCamera({ id: `cam-${index}`, latitude: 26 + (index % 25) / 20, longitude: -80.6 + index / 1000 }),
    ),
    origin,
  )
  const total = clusterItems(many, 2).reduce((sum, { items }) => sum + items.length, 0)
  expect(total).toBe(500)
})

test('the map lies so that all cameras are seen, a single one not too large', () => {
  const window = { width: 400, height: 600 }
  const points = [
    { x: 100, y: 100 },
    { x: 200, y: 700 },
  ]
  const position = positionAround(points, window, 40, 20)
  for (const point of points) {
    const { x, y } = inWindow(point, position)
    expect(x).toBeGreaterThanOrEqual(40)
    expect(x).toBeLessThanOrEqual(360)
    expect(y).toBeGreaterThanOrEqual(39.9)
    expect(y).toBeLessThanOrEqual(560.1)
  }
  const alone = positionAround([{ x: 100, y: 100 }], window, 40, 20)
  expect([alone.k, inWindow({ x: 100, y: 100 }, alone)]).toEqual([20, { x: 200, y: 300 }])
})

test('an arrow key leads to the next camera in its direction, straight ahead before aside', () => {
  const marks = [
    { id: 'north', at: { x: 2, y: -10 } },
    { id: 'far north', at: { x: 0, y: -40 } },
    { id: 'east', at: { x: 12, y: -5 } },
  ]
  const from = { x: 0, y: 0 }
  expect(stepTo(from, marks, 'ArrowUp')?.id).toBe('north')
  expect(stepTo(from, marks, 'ArrowRight')?.id).toBe('east')
  expect(stepTo(from, marks, 'ArrowDown')).toBeNull()
})
