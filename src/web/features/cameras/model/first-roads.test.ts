import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Camera } from '../../../../contract/camera.ts'
import { aCamera } from '../testing/a-camera.ts'
import { ALL_CAMERAS, asksForAll } from './cameras-params.ts'
import { chooseCameras, sortCameras } from './choose-cameras.ts'
import { beginOf, FIRST_CAMERAS, firstCameras, listRoads, MOST_LISTED } from './first-roads.ts'

function along(road: string, direction: Camera['direction'], count: number): Camera[] {
  return Array.from({ length: count }, (_, order) =>
    aCamera({ id: `${road}-${direction}-${order}`, road, direction, order, location: `Exit ${order}` }),
  )
}

const responseOf = (cameras: Camera[]) => ({
  asOf: '2026-11-21T14:00:00Z',
  feed: {
    kind: 'sample' as const,
    lastSuccessAt: '2026-11-21T13:59:30Z',
    lastTryAt: '2026-11-21T13:59:30Z',
    pollSeconds: 60,
    problems: [],
    outsideArea: 0,
  },
  states: { fresh: cameras.length, stale: 0, delayed: 0, unavailable: 0, switchedOff: 0 },
  unchecked: 0,
  cameras,
})

const district = [
  ...along('SR-7', null, 3),
  ...along('I-95', 'southbound', FIRST_CAMERAS),
  ...along('I-95', 'northbound', FIRST_CAMERAS - 5),
  ...along('I-75', 'northbound', 5),
]

const sorted = (cameras: readonly Camera[]) => sortCameras(cameras)

const shown = (choice: Partial<typeof ALL_CAMERAS>, all = sorted(district), begun = beginOf(all)) => {
  const params = { ...ALL_CAMERAS, ...choice }
  const { first, others } = listRoads(params, {
    all,
    found: chooseCameras(all, params, 'en'),
    begun,
    later: [],
  })
  const nameOf = (one: { road: string; direction: Camera['direction'] }) =>
    [one.road, one.direction].filter((word) => word !== null).join(' ')
  return { first: first.map(nameOf), others: others.map((one) => `${nameOf(one)}: ${one.count}`) }
}

test('a long list begins with whole roads, and names each of the others with the number of its cameras', () => {
  expect(shown({})).toEqual({
    first: ['I-75 northbound', 'I-95 northbound'],
    others: [`I-95 southbound: ${FIRST_CAMERAS}`, 'SR-7: 3'],
  })
})

test('a renewed list keeps the roads it began with, however many cameras they have now', () => {
  const begun = beginOf(sorted(district))
  const grown = sorted([...district, ...along('I-4', 'eastbound', 2), ...along('I-95', 'northbound', 12)])
  expect(shown({}, grown, begun)).toEqual({
    first: ['I-75 northbound', 'I-95 northbound'],
    others: ['I-4 eastbound: 2', `I-95 southbound: ${FIRST_CAMERAS}`, 'SR-7: 3'],
  })
})

test('when the feed leaves out every road the list began with, it begins anew', () => {
  const others = sorted(along('SR-7', null, 3))
  expect(shown({}, others, beginOf(sorted(along('I-75', 'northbound', 2))))).toEqual({
    first: ['SR-7'],
    others: [],
  })
})

test('a road that was asked for is shown whole, and the others stay a link away', () => {
  expect(shown({ road: 'I-95', direction: 'southbound' })).toEqual({
    first: ['I-95 southbound'],
    others: ['I-75 northbound: 5', `I-95 northbound: ${FIRST_CAMERAS - 5}`, 'SR-7: 3'],
  })
})

test('what was searched for is shown whole, and nothing else', () => {
  const { first, others } = shown({ q: 'exit 1' })
  expect(first).toEqual(['I-75 northbound', 'I-95 northbound', 'I-95 southbound', 'SR-7'])
  expect(others).toEqual([])
})

test('a page brings the first roads along, and of the others what can be chosen', () => {
  const begun = firstCameras(responseOf(district))
  expect(begun?.cameras).toHaveLength(FIRST_CAMERAS)
  expect(begun?.others).toEqual([
    {
      road: 'I-95',
      direction: 'southbound',
      county: null,
      counties: ['Broward'],
      count: FIRST_CAMERAS,
      isRest: false,
    },
    { road: 'SR-7', direction: null, county: null, counties: ['Broward'], count: 3, isRest: false },
  ])
  expect(begun?.states.fresh).toBe(district.length)
})

test('a page brings a short list along whole', () => {
  expect(firstCameras(responseOf(along('I-95', 'northbound', MOST_LISTED)))).toBeNull()
})

test('of a road longer than a page the page brings the beginning, and how many cameras the rest has', () => {
  const begun = firstCameras(responseOf(along('I-95', 'northbound', 200)))
  expect(begun?.cameras).toHaveLength(MOST_LISTED)
  expect(begun?.others).toEqual([
    {
      ...{ road: 'I-95', direction: 'northbound', county: null, counties: ['Broward'] },
      ...{ count: 200 - MOST_LISTED, isRest: true },
    },
  ])
  const all = sorted(begun?.cameras ?? [])
  const given = { all, found: all, begun: beginOf(all), later: begun?.others ?? [] }
  const { first } = listRoads(ALL_CAMERAS, given)
  expect(first.map(({ from, total, cameras }) => [from, total, cameras.length])).toEqual([
    [1, 200, MOST_LISTED],
  ])
})

test('whatever is asked for, a page holds sixty cameras, the pages hold all of them once and in order', () => {
  const choice = fc.record({
    road: fc.constantFrom(null, 'I-95', 'SR-7'),
    direction: fc.constantFrom(null, 'northbound' as const, 'southbound' as const),
    county: fc.constantFrom(null, 'Broward'),
    q: fc.constantFrom('', 'exit', 'exit 1', 'i-95'),
  })
  fc.assert(
    fc.property(fc.array(fc.nat(150), { maxLength: 5 }), choice, (sizes, chosen) => {
      const roads = ['I-75', 'I-95', 'US-1', 'SR-7', 'Turnpike']
      const all = sorted(
        sizes.flatMap((size, index) =>
          along(roads[index] ?? '', index % 2 === 0 ? 'northbound' : 'southbound', size),
        ),
      )
      const params = { ...ALL_CAMERAS, ...chosen }
      fc.pre(!asksForAll(params))
      const found = chooseCameras(all, params, 'en')
      const read = (page: number) =>
        listRoads({ ...params, page }, { all, found, begun: beginOf(all), later: [] })
      const { pageCount } = read(1)
      const pages = Array.from({ length: pageCount }, (_, index) => read(index + 1))
      for (const { first } of pages)
        expect(first.flatMap(({ cameras }) => cameras).length).toBeLessThanOrEqual(MOST_LISTED)
      expect(pages.flatMap(({ first }) => first.flatMap(({ cameras }) => cameras))).toEqual(found)
      expect(read(9999).page).toBe(Math.max(1, pageCount))
    }),
  )
})
