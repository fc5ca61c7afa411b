import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OTHER_ROADS } from '../../contract/camera-place.ts'
import type { ListedCamera } from './camera-list.ts'
import { distinguishCameras } from './camera-list.ts'

function aCamera(id: string, overrides: Partial<ListedCamera> & { description?: string } = {}): ListedCamera {
  const { description = '', ...own } = overrides
  const view = { id: `${id}.1`, description, isSwitchedOff: false, pictureUrl: null }
  return {
    id,
    road: 'I-95',
    direction: 'northbound',
    milepost: null,
    order: 0,
    location: 'Sunrise Blvd',
    county: 'Broward',
    latitude: null,
    longitude: null,
    exit: null,
    distinction: null,
    views: [{ ...view, videoUrl: null, place: id }],
    ...own,
  }
}

const distinctionsOf = (cameras: ListedCamera[]) =>
  distinguishCameras(cameras).map(({ distinction }) => distinction)

test('a camera alone at its location needs no distinction', () => {
  expect(
    distinctionsOf([
      aCamera('a'),
      aCamera('b', { direction: 'southbound' }),
      aCamera('c', { road: 'US-1' }),
      aCamera('d', { location: 'Oakland Park Blvd' }),
    ]),
  ).toEqual([null, null, null, null])
})

test('cameras at one location are distinguished by what they look at, even if the feed spells the location two ways', () => {
  const cameras = [
    aCamera('a', { description: 'Looking north' }),
    aCamera('b', { description: 'Looking at the ramp', location: 'I-95 NB at SUNRISE Blvd' }),
  ]
  expect(distinctionsOf(cameras)).toEqual([
    { kind: 'view', text: 'Looking north' },
    { kind: 'view', text: 'Looking at the ramp' },
  ])
})

test('if the views are the same, mileposts distinguish them, and if those are the same too, a number does', () => {
  const same = { description: 'Looking north' }
  expect(
    distinctionsOf([aCamera('a', { ...same, milepost: 29.1 }), aCamera('b', { ...same, milepost: 29.4 })]),
  ).toEqual([
    { kind: 'milepost', milepost: 29.1 },
    { kind: 'milepost', milepost: 29.4 },
  ])
  expect(
    distinctionsOf([aCamera('a', { milepost: 29 }), aCamera('b', { milepost: 29 }), aCamera('c')]),
  ).toEqual([
    { kind: 'number', number: 1, of: 3 },
    { kind: 'number', number: 2, of: 3 },
    { kind: 'number', number: 3, of: 3 },
  ])
})

test('cameras without a road are distinguished by their location, whichever way they look', () => {
  const lost = { road: OTHER_ROADS, location: 'Main St' }
  expect(distinctionsOf([aCamera('a', lost), aCamera('b', { ...lost, direction: null })])).toEqual([
    { kind: 'number', number: 1, of: 2 },
    { kind: 'number', number: 2, of: 2 },
  ])
})

test('no two cameras in a list have the same name', () => {
  const camera = fc.record({
    road: fc.constantFrom('I-95', 'US-1', OTHER_ROADS),
    direction: fc.constantFrom('northbound' as const, null),
    location: fc.constantFrom('Sunrise Blvd', 'I-95 at Sunrise Blvd', 'Main St'),
    milepost: fc.constantFrom(null, 29, 29.004, 31.5),
    description: fc.constantFrom('', 'Looking north', 'LOOKING NORTH', 'Ramp'),
  })
  fc.assert(
    fc.property(fc.array(camera, { maxLength: 12 }), (given) => {
      const list = distinguishCameras(given.map((own, index) => aCamera(String(index), own)))
      const names = list.map(({ road, direction, location, distinction }) => {
        const place = location.replace(/^I-95 at /, road === 'I-95' ? '' : 'I-95 at ')
        return JSON.stringify([
          road === OTHER_ROADS ? null : [road, direction],
          place,
          distinction,
        ]).toLowerCase()
      })
      expect(new Set(names).size).toBe(names.length)
    }),
  )
})
