import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCamera, aStatewideList } from '../../../../../tests/builders/a-camera.ts'
import type { Camera } from '../../../../contract/camera.ts'
import { buildCameraPageData } from '../camera-page-data.ts'
import type { CameraPageData } from '../use-cameras.ts'
import { camerasOf } from '../use-cameras.ts'
import { ALL_CAMERAS, type CamerasParams } from './cameras-params.ts'
import { chooseCameras } from './choose-cameras.ts'
import { buildShownCameras, CAMERAS_PER_PAGE, groupId } from './shown-cameras.ts'
import { sortCameras } from './sort-cameras.ts'

function along(road: string, direction: Camera['direction'], count: number): Camera[] {
  return Array.from({ length: count }, (_, order) =>
    aCamera({
      id: `${road}-${direction}-${order}`,
      road,
      direction,
      order,
      milepost: order,
      location: `Exit ${order}`,
    }),
  )
}

const district = sortCameras([
  ...along('SR-7', null, 3),
  ...along('I-95', 'southbound', 50),
  ...along('I-75', 'northbound', 5),
])

const showAt = (choice: Partial<CamerasParams>, all = district) => {
  const params = { ...ALL_CAMERAS, ...choice }
  return buildShownCameras(chooseCameras(all, params, null), params)
}

const groupsOf = ({ content }: ReturnType<typeof showAt>) => (content.kind === 'list' ? content.groups : [])

const listed = (choice: Partial<CamerasParams>) =>
  groupsOf(showAt(choice)).map((group) => [groupId(group), group.from, group.cameras.length, group.total])

test('a full page of a list ends within a road, and the next page continues there', () => {
  expect(listed({})).toEqual([['road-I-95-southbound', 1, CAMERAS_PER_PAGE, 50]])
  expect(listed({ page: 2 })).toEqual([
    ['road-I-95-southbound', CAMERAS_PER_PAGE + 1, 10, 50],
    ['road-I-75-northbound', 1, 5, 5],
    ['road-SR-7', 1, 3, 3],
  ])
})

test('a page number beyond the last shows the last page', () => {
  expect(showAt({ page: 99 })).toMatchObject({ page: 2, pageCount: 2, found: 58 })
  expect(showAt({ road: 'I-4', page: 3 })).toMatchObject({ page: 1, pageCount: 0, found: 0 })
})

test('cameras of a link are shown in its order, and those the feed does not list are left out', () => {
  const { content } = showAt({ view: 'mine', shared: ['SR-7-null-2', 'gone', 'I-75-northbound-0'] })
  const cameras = content.kind === 'mine' ? content.cameras : []
  expect(cameras.map(({ id }) => id)).toEqual(['SR-7-null-2', 'I-75-northbound-0'])
})

test('along a road, a page holds the stops of as many cameras as a page of a list', () => {
  const { content, pageCount } = showAt({ view: 'corridor', road: 'I-95', page: 2 })
  expect([content.kind === 'corridor' ? content.corridor.stops.length : 0, pageCount]).toEqual([10, 2])
  expect(showAt({ view: 'corridor' }).content.kind).toBe('roads')
})

test('the pages of any choice hold every match once and in order, up to a fixed number each', () => {
  const choice = fc.record({
    road: fc.constantFrom(null, 'I-95', 'SR-7'),
    direction: fc.constantFrom(null, 'northbound' as const, 'southbound' as const),
    county: fc.constantFrom(null, 'Broward'),
    q: fc.constantFrom('', 'exit', 'exit 1', 'i-95'),
  })
  fc.assert(
    fc.property(fc.array(fc.nat(150), { maxLength: 5 }), choice, (sizes, chosen) => {
      const roads = ['I-75', 'I-95', 'US-1', 'SR-7', 'Turnpike']
      const all = sortCameras(
        sizes.flatMap((size, index) =>
          along(roads[index] ?? '', index % 2 === 0 ? 'northbound' : 'southbound', size),
        ),
      )
      const found = chooseCameras(all, { ...ALL_CAMERAS, ...chosen }, null)
      const { pageCount } = showAt(chosen, all)
      const pages = Array.from({ length: pageCount }, (_, index) =>
        groupsOf(showAt({ ...chosen, page: index + 1 }, all)).flatMap(({ cameras }) => cameras),
      )
      for (const cameras of pages) expect(cameras.length).toBeLessThanOrEqual(CAMERAS_PER_PAGE)
      expect(pages.flat()).toEqual(found)
    }),
  )
})

const pageDataOf = (cameraId: string | null, cameras: Camera[], view: string | null = ''): CameraPageData => {
  const feed = {
    kind: 'sample' as const,
    lastSuccessAt: '2026-11-21T13:59:30Z',
    lastTryAt: '2026-11-21T13:59:30Z',
    pollSeconds: 60,
    problems: [],
    outsideArea: 0,
  }
  const states = { fresh: cameras.length, stale: 0, delayed: 0, unavailable: 0, switchedOff: 0 }
  const response = { asOf: '2026-11-21T14:00:00Z', feed, states, unchecked: 0, cameras }
  return buildCameraPageData(cameraId, response, { view, counties: ['Broward'], searchNames: null })
}

test('however many cameras a feed lists, a page contains only those it shows and the total', () => {
  const all = aStatewideList()
  for (const view of [
    '',
    '?road=US-1',
    '?q=exit',
    '?view=map',
    '?view=corridor',
    '?view=corridor&road=US-1',
  ]) {
    const data = pageDataOf(null, all, view)
    expect(data.total).toBe(all.length)
    expect(camerasOf({ kind: 'page', ...data }).length).toBeLessThanOrEqual(CAMERAS_PER_PAGE)
    expect(JSON.stringify(data).length).toBeLessThan(60_000)
  }
})

test('a camera’s page contains that camera, its neighbors, and the stops around it', () => {
  const data = pageDataOf('I-95-southbound-20', [...district])
  expect(camerasOf({ kind: 'page', ...data }).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['I-95-southbound-19', 'I-95-southbound-20', 'I-95-southbound-21']),
  )
  expect(camerasOf({ kind: 'page', ...data }).length).toBeLessThan(10)
  expect(camerasOf({ kind: 'page', ...pageDataOf('gone', [...district]) })).toEqual([])
})

test('the page of the feed’s health contains no camera', () => {
  expect(camerasOf({ kind: 'page', ...pageDataOf(null, [...district], null) })).toEqual([])
})

test('a list by city has the cities in alphabetical order, each along its roads, and the unknown last', () => {
  const cities = ['Weston', 'Davie', null, 'Davie']
  const all = along('I-75', 'northbound', 4).map((camera, index) => ({
    ...camera,
    exit: { number: String(index), crossStreet: null, city: cities[index] ?? null, landmarks: [] },
  }))
  const groups = groupsOf(showAt({ sort: 'city' }, all))
  expect(groups.map(({ city, cameras }) => [city, cameras.map(({ order }) => order)])).toEqual([
    ['Davie', [1, 3]],
    ['Weston', [0]],
    [null, [2]],
  ])
})

test('a list by name is sorted by cross street, and bare exit numbers come last', () => {
  const places = ['Sunrise Blvd', 'Exit 7', 'Davie Blvd']
  const all = along('I-95', 'northbound', 3).map((camera, index) => ({
    ...camera,
    location: places[index] ?? '',
  }))
  const [group] = groupsOf(showAt({ sort: 'name' }, all))
  expect(group?.cameras.map(({ location }) => location)).toEqual(['Davie Blvd', 'Sunrise Blvd', 'Exit 7'])
})

test('only the device has the visitor’s own cameras, so their page waits for the list', () => {
  expect(pageDataOf(null, [...district], '?view=mine').shown).toBeNull()
})
