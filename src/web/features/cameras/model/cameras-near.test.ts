import { expect, test } from 'vitest'
import { aCamera } from '../testing/a-camera.ts'
import { camerasNear } from './cameras-near.ts'

const at = { road: 'I-95', direction: 'northbound' as const, latitude: 26.137, longitude: -80.17 }
const cameras = [26.1, 26.12, 26.13, 26.14, 26.15, 26.16, 27].map((latitude) =>
  aCamera({ id: String(latitude), latitude }),
)

test('an event links the nearest two cameras each way along its road', () => {
  const sides = camerasNear(at, cameras).sides.map(({ side, cameras: own }) => [
    side,
    ...own.map(({ id }) => id),
  ])
  expect(sides).toEqual([
    ['north', '26.14', '26.15'],
    ['south', '26.13', '26.12'],
  ])
})

test('cameras of its direction come before those of the other, and another road’s never', () => {
  const southbound = aCamera({ id: 'southbound', direction: 'southbound', latitude: 26.138 })
  const ids = (list: typeof cameras) =>
    camerasNear(at, list).sides.flatMap((one) => one.cameras.map(({ id }) => id))
  expect(ids([southbound, aCamera({ id: 'own', latitude: 26.15 })])).toEqual(['own'])
  expect(ids([southbound])).toEqual(['southbound'])
  expect(ids([aCamera({ road: 'I-595' })])).toEqual([])
  expect(camerasNear({ ...at, latitude: null, longitude: null }, cameras).sides).toEqual([])
})
