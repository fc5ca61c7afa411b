import { expect, test } from 'vitest'
import { buildExitsOfRoad, exitBeside } from './exit-beside.ts'

const exits = [
  {
    road: 'I-95',
    exit: '31',
    crossStreet: 'Oakland Park Blvd',
    city: 'Fort Lauderdale',
    latitude: 26.166,
    longitude: -80.16,
  },
  { road: 'I-95', exit: '33A', latitude: 26.1996, longitude: -80.1482 },
  { road: 'SR 869', exit: '31', crossStreet: 'Elsewhere Rd', latitude: 26.166, longitude: -80.16 },
]
const exitsOfRoad = buildExitsOfRoad(exits)
const beside = ({ road = 'I-95', ...given }: { road?: string; [fact: string]: unknown }) =>
  exitBeside({ road, location: '', latitude: null, longitude: null, ...given }, exitsOfRoad(road))

test('a camera at exit 31 of I-95 is at Oakland Park Boulevard in Fort Lauderdale', () => {
  const found = { number: '31', crossStreet: 'Oakland Park Blvd', city: 'Fort Lauderdale', landmarks: [] }
  expect(beside({ location: 'I-95 at Exit 31' })).toEqual(found)
  expect(beside({ location: 'Camera 7', latitude: 26.1665, longitude: -80.1605 })).toEqual(found)
  expect(beside({ location: 'OAKLAND PARK BLVD.' })).toEqual(found)
})

test('a place without any information gets no exit', () => {
  expect(beside({ location: 'North of Oakland Park', latitude: 26.175, longitude: -80.155 })).toBeNull()
  expect(beside({ road: 'US-1', location: 'Exit 31' })).toBeNull()
  expect(beside({ location: 'Exit 33a' })).toEqual({
    number: '33A',
    crossStreet: null,
    city: null,
    landmarks: [],
  })
})

test('a road is the same however the feed and the office write it', () => {
  expect(beside({ road: 'SR-869', location: 'Exit 31' })?.crossStreet).toBe('Elsewhere Rd')
})
