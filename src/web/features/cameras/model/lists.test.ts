import { describe, expect, test } from 'vitest'
import { aCamera } from '../../../../../tests/builders/a-camera.ts'
import { OTHER_ROADS } from '../../../../contract/camera-place.ts'
import { alongTheRoad, buildCorridor, pageOfCorridor, stopsAround } from '../model/corridor.ts'
import { ALL_CAMERAS, NO_COUNTY } from './cameras-params.ts'
import { cameraOptions, chooseCameras } from './choose-cameras.ts'
import { groupCameras, groupId } from './shown-cameras.ts'
import { compareRoads, sortCameras } from './sort-cameras.ts'

describe('choose cameras', () => {
  const sunrise = aCamera({ id: 'sunrise' })
  const oakland = aCamera({ id: 'oakland', order: 31, milepost: 31, location: 'Oakland Park Blvd' })
  const lucie = aCamera({
    id: 'lucie',
    road: 'US-1',
    direction: null,
    milepost: null,
    order: 1,
    location: 'Port St. Lucie Blvd',
    county: 'St. Lucie',
  })
  const back = aCamera({
    id: 'back',
    direction: 'southbound',
    order: 1,
    milepost: 41,
    location: 'Hillsboro Blvd',
  })
  const all = [lucie, oakland, back, sunrise]
  const ids = (cameras: readonly { id: string }[]) => cameras.map(({ id }) => id)

  test('cameras are listed by road, direction and driving order', () => {
    expect(ids(sortCameras(all))).toEqual(['sunrise', 'oakland', 'back', 'lucie'])
    expect(groupCameras(sortCameras(all)).map(({ road, direction }) => [road, direction])).toEqual([
      ['I-95', 'northbound'],
      ['I-95', 'southbound'],
      ['US-1', null],
    ])
  })

  test('road, county, direction and search text filter the list together', () => {
    const params = (choice: object) =>
      ids(chooseCameras(sortCameras(all), { ...ALL_CAMERAS, ...choice }, null))
    expect(params({ county: 'St. Lucie' })).toEqual(['lucie'])
    expect(params({ road: 'I-95', direction: 'southbound' })).toEqual(['back'])
    expect(params({ q: 'PARK oakland' })).toEqual(['oakland'])
    expect(params({ q: 'port st lucie' })).toEqual(['lucie'])
    expect(params({ q: 'i95 29' })).toEqual(['sunrise'])
    expect(params({ road: 'I-95', county: 'St. Lucie' })).toEqual([])
  })

  test('only values that some camera has can be chosen, roads with their number of cameras, and counties from north to south', () => {
    expect(cameraOptions(all, ['Indian River', 'St. Lucie', 'Broward'])).toEqual({
      roads: [
        { road: 'I-95', count: 3 },
        { road: 'US-1', count: 1 },
      ],
      counties: ['St. Lucie', 'Broward'],
      directions: ['northbound', 'southbound'],
      hasCities: false,
    })
    const exit = { number: '31', crossStreet: null, city: 'Fort Lauderdale', landmarks: [] }
    expect(cameraOptions([...all, aCamera({ exit })], []).hasCities).toBe(true)
  })

  test('each road and direction has a unique id in the page', () => {
    expect(groupId({ road: 'I-95', direction: 'northbound', county: null })).toBe('road-I-95-northbound')
    expect(groupId({ road: "Florida's Turnpike", direction: null, county: null })).toBe(
      "road-Florida's_Turnpike",
    )
    const named = (road: string) => groupId({ road, direction: null, county: null })
    expect(named('SR A1A')).not.toBe(named('SR-A1A'))
    expect(groupId({ road: OTHER_ROADS, direction: null, county: 'St. Lucie' })).toBe(
      'road-Other_roads-St._Lucie',
    )
  })

  test('roads whose names differ only in case follow one another, each with its own cameras', () => {
    const named = (road: string, order: number) =>
      aCamera({ id: `${road}-${order}`, road, order, direction: null })
    const mixed = [named('Sawgrass', 1), named('SAWGRASS', 2), named('Sawgrass', 3), named('SAWGRASS', 4)]
    expect(groupCameras(sortCameras(mixed))).toHaveLength(2)
  })

  test('roads are listed as people look for them: Interstates, US roads, state roads, names', () => {
    expect(['Turnpike', 'SR-869', 'I-595', 'US-1', 'I-75', 'SR-7'].sort(compareRoads)).toEqual([
      'I-75',
      'I-595',
      'US-1',
      'SR-7',
      'SR-869',
      'Turnpike',
    ])
  })

  test('cameras without a road come last, by county and place, and the county may be unknown', () => {
    const lost = (id: string, county: string | null, location: string) =>
      aCamera({
        id,
        road: OTHER_ROADS,
        county,
        location,
        order: 0,
        direction: id === 'b' ? 'eastbound' : null,
      })
    const list = [
      lost('a', null, 'Oak St'),
      lost('b', 'Martin', 'Palm St'),
      lost('c', 'Broward', 'Main St'),
      lost('d', 'Martin', 'Elm St'),
      aCamera({ id: 'e', road: 'Sawgrass Expwy' }),
    ]
    const sorted = sortCameras(list)
    expect(groupCameras(sorted).map(({ road, county, cameras }) => [road, county, ids(cameras)])).toEqual([
      ['Sawgrass Expwy', null, ['e']],
      [OTHER_ROADS, 'Broward', ['c']],
      [OTHER_ROADS, 'Martin', ['d', 'b']],
      [OTHER_ROADS, NO_COUNTY, ['a']],
    ])
    expect(cameraOptions(list, []).counties).toEqual(['Broward', 'Martin', NO_COUNTY])
    expect(ids(chooseCameras(sorted, { ...ALL_CAMERAS, county: NO_COUNTY }, null))).toEqual(['a'])
  })

  test('the list begins with the road with the most cameras, or with the one the visitor chose last', () => {
    const all = sortCameras([
      aCamera({ id: 'a', road: 'I-75' }),
      aCamera({ id: 'b', road: 'I-95' }),
      aCamera({ id: 'c', road: 'I-95' }),
      aCamera({ id: 'd', road: 'SR-869' }),
    ])
    const begin = (lastRoad: string | null, params = {}) =>
      chooseCameras(all, { ...ALL_CAMERAS, ...params }, null, lastRoad)
        .map(({ id }) => id)
        .join('')
    expect(begin(null)).toBe('bcad')
    expect(begin('SR-869')).toBe('dabc')
    expect(begin('US-1')).toBe('bcad')
    expect(begin('SR-869', { road: 'I-75' })).toBe('a')
  })
})

describe('corridor', () => {
  const sunrise = aCamera({ id: 'n29', latitude: 26.13 })
  const sunriseSouth = aCamera({ id: 's29', direction: 'southbound', latitude: 26.131, order: -29 })
  const oakland = aCamera({
    id: 'n31',
    milepost: 31,
    order: 31,
    location: 'Oakland Park Blvd',
    latitude: 26.16,
  })
  const cypress = aCamera({
    id: 'n33',
    milepost: 33,
    order: 33,
    location: 'Cypress Creek Rd',
    latitude: 26.2,
  })
  const other = aCamera({ id: 'x', road: 'I-75', location: 'Griffin Rd' })
  const all = [sunrise, cypress, other, sunriseSouth, oakland]

  test('a road reads like a line: north first, both directions of a place at one stop', () => {
    const { axis, stops } = buildCorridor('I-95', all)
    expect(axis).toBe('northSouth')
    expect(stops.map(({ place, cameras }) => [place, cameras.length])).toEqual([
      ['Cypress Creek Rd', 1],
      ['Oakland Park Blvd', 1],
      ['Sunrise Blvd', 2],
    ])
  })

  test('a road that runs east starts in the west', () => {
    const at = (id: string, longitude: number) =>
      aCamera({ id, road: 'I-595', direction: 'eastbound', location: id, longitude, milepost: null })
    const { axis, stops } = buildCorridor('I-595', [at('b', -80.2), at('a', -80.3)])
    expect([axis, stops.map(({ place }) => place)]).toEqual(['eastWest', ['a', 'b']])
  })

  test('the previous and next cameras are on the same road and in the same direction, in driving order', () => {
    expect(alongTheRoad(oakland, all)).toEqual({ before: sunrise, after: cypress })
    expect(alongTheRoad(sunriseSouth, all)).toEqual({ before: null, after: null })
  })

  test('around a camera the line shows the stops on either side', () => {
    const places = stopsAround(buildCorridor('I-95', all), 'n31', 1).map(({ place }) => place)
    expect(places).toEqual(['Cypress Creek Rd', 'Oakland Park Blvd', 'Sunrise Blvd'])
  })

  test('a road with as many cameras as the largest feed becomes a line at once', () => {
    const many = Array.from({ length: 7029 }, (_, index) =>
      aCamera({
        id: `cam-${index}`,
        location: index % 7 === 0 ? '' : `I-95 at ${index % 3000} St`,
        milepost: index % 3 === 0 ? null : index / 10,
        latitude: 26 + index / 10_000,
      }),
    )
    const before = process.cpuUsage()
    const { stops } = buildCorridor('I-95', many)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
    expect(stops.flatMap(({ cameras }) => cameras)).toHaveLength(7029)
  })

  test('cameras without a place in the feed stay apart, unless their mileposts match', () => {
    const unnamed = (id: string, milepost: number | null, latitude: number) =>
      aCamera({ id, location: '', milepost, latitude })
    const { stops } = buildCorridor('I-95', [
      unnamed('a', null, 26.3),
      unnamed('b', null, 26.2),
      unnamed('c', 31.1, 26.1),
      unnamed('d', 31.2, 26.05),
    ])
    expect(stops.map(({ cameras }) => cameras.map(({ id }) => id))).toEqual([['a'], ['b'], ['c', 'd']])
  })

  test('a long road is shown page by page, each camera once, even where many are at one place', () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      aCamera({ id: `cam-${index}`, location: index < 130 ? 'Toll Plaza' : `Exit ${index}`, milepost: null }),
    )
    const corridor = buildCorridor('I-95', many)
    const pages = [1, 2, 3, 4].map((page) => pageOfCorridor(corridor, page, 60))
    const shown = pages.map(({ stops }) => stops.flatMap(({ cameras }) => cameras))
    expect(shown.map((cameras) => cameras.length)).toEqual([60, 60, 60, 20])
    expect(new Set(shown.flat()).size).toBe(200)
    const [around] = stopsAround(corridor, 'cam-129', 0)
    expect(around?.cameras.map(({ id }) => id)).toContain('cam-129')
    expect(around?.cameras.length).toBe(12)
  })
})
