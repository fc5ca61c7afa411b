import { expect, test } from 'vitest'
import { alongTheRoad, buildCorridor, pageOfCorridor, stopsAround } from '../model/corridor.ts'
import { aCamera } from '../testing/a-camera.ts'

const sunrise = aCamera({ id: 'n29', latitude: 26.13 })
const sunriseSouth = aCamera({ id: 's29', direction: 'southbound', latitude: 26.131, order: -29 })
const oakland = aCamera({
  id: 'n31',
  milepost: 31,
  order: 31,
  location: 'Oakland Park Blvd',
  latitude: 26.16,
})
const cypress = aCamera({ id: 'n33', milepost: 33, order: 33, location: 'Cypress Creek Rd', latitude: 26.2 })
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

test('a road that runs east begins in the west', () => {
  const at = (id: string, longitude: number) =>
    aCamera({ id, road: 'I-595', direction: 'eastbound', location: id, longitude, milepost: null })
  const { axis, stops } = buildCorridor('I-595', [at('b', -80.2), at('a', -80.3)])
  expect([axis, stops.map(({ place }) => place)]).toEqual(['eastWest', ['a', 'b']])
})

test('the cameras before and after one are those of its own road and direction, in driving order', () => {
  expect(alongTheRoad(oakland, all)).toEqual({ before: sunrise, after: cypress })
  expect(alongTheRoad(sunriseSouth, all)).toEqual({ before: null, after: null })
})

test('around a camera the line shows the stops on either side', () => {
  const places = stopsAround(buildCorridor('I-95', all), 'n31', 1).map(({ place }) => place)
  expect(places).toEqual(['Cypress Creek Rd', 'Oakland Park Blvd', 'Sunrise Blvd'])
})

test('a road with as many cameras as the largest feed has becomes a line at once', () => {
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

test('cameras of which the feed names no place stay apart, unless their mileposts are one', () => {
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
