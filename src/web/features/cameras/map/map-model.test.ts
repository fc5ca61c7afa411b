import { expect, test } from 'vitest'
import { INTERSTATE_SIGNS, PLACES } from '../../../theme/map/map-points.ts'
import { aCamera } from '../testing/a-camera.ts'
import {
  clusterCameras,
  inWindow,
  nameSide,
  placedCameras,
  placeOnMap,
  positionAround,
  stepTo,
} from './map-model.ts'

test('a place is on the map where its name was drawn', () => {
  const lauderdale = placeOnMap({ latitude: 26.12231, longitude: -80.14338 })
  const drawn = PLACES.find(({ name }) => name === 'Fort Lauderdale')
  expect(lauderdale.x).toBeCloseTo(((drawn?.x ?? 0) / 100) * 424, 0)
  expect(lauderdale.y).toBeCloseTo(((drawn?.y ?? 0) / 100) * 900, 0)
  expect(INTERSTATE_SIGNS.length).toBeGreaterThan(0)
})

test('a place’s name is on its right, or on its left where the window has no room for it', () => {
  expect(nameSide('West Palm Beach', 240, 412)).toBe('right')
  expect(nameSide('West Palm Beach', 290, 412)).toBe('left')
  expect(nameSide('Stuart', 290, 412)).toBe('right')
  // On a window too narrow for both sides the name begins where it can be read from its beginning.
  expect(nameSide('West Palm Beach', 60, 140)).toBe('right')
})

test('cameras without a known location appear only in the list', () => {
  expect(placedCameras([aCamera(), aCamera({ id: 'b', latitude: null, longitude: null })])).toHaveLength(1)
})

test('cameras that would cover each other are one mark, and part when the map grows', () => {
  const placed = placedCameras([
    aCamera({ id: 'a', latitude: 26.1 }),
    aCamera({ id: 'b', latitude: 26.12 }),
    aCamera({ id: 'c', latitude: 27 }),
  ])
  const sizes = (k: number) => clusterCameras(placed, k).map(({ cameras }) => cameras.length)
  expect(sizes(1)).toEqual([2, 1])
  expect(sizes(8)).toEqual([1, 1, 1])
})

test('500 cameras are put together in the time of one frame', () => {
  const many = placedCameras(
    Array.from({ length: 500 }, (_, index) =>
      aCamera({ id: `cam-${index}`, latitude: 26 + (index % 25) / 20, longitude: -80.6 + index / 1000 }),
    ),
  )
  const total = clusterCameras(many, 2).reduce((sum, { cameras }) => sum + cameras.length, 0)
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
