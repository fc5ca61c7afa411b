import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFeedCamera } from '../../../tests/builders/a-camera.ts'
import { allowHosts } from '../upstream/allowed-hosts.ts'
import { buildCameraList } from './camera-list.ts'
import type { FeedCamera } from './feed/feed-camera.ts'
import { parseFeed } from './feed/read-feed.ts'
import { readSampleMap } from './testing/sample-map.ts'

const BASE = 'https://cameras.example.gov/api/v2/get/cameras'
const { counties: SHAPES } = await readSampleMap()
const HOSTS = allowHosts(new URL(BASE), [])

const at = (latitude: number, longitude: number) => ({ place: { latitude, longitude } })

async function order(cameras: readonly Partial<FeedCamera>[]): Promise<string[]> {
  const named = cameras.map((camera, index) =>
    aFeedCamera({ key: String.fromCharCode(97 + index), ...camera }),
  )
  return (await buildCameraList(named, HOSTS)).cameras.map(({ id }) => id)
}

test('similar names get distinct ids that are valid in URLs and do not depend on their order', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../../tests/feeds/511/odd-names.json'), 'utf8')
  const parsed = await parseFeed('arcadis-511', text, BASE)
  const feed = parsed.kind === 'list' ? parsed.items : []
  const ids = (await buildCameraList(feed, HOSTS)).cameras.map(({ id }) => id)
  expect(new Set(ids).size).toBe(5)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,100}$/)
  const reversed = (await buildCameraList(feed.toReversed(), HOSTS)).cameras.map(({ id }) => id)
  expect(reversed.sort()).toEqual(ids.sort())
})

test('pictures and videos on servers that are not allowed are removed and counted', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../../tests/feeds/511/other-hosts.json'), 'utf8')
  const parsed = await parseFeed('arcadis-511', text, BASE)
  const { cameras, problems } = await buildCameraList(parsed.kind === 'list' ? parsed.items : [], HOSTS)
  expect(cameras[0]?.views.map(({ pictureUrl }) => pictureUrl !== null)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
  expect(Object.fromEntries(problems)).toEqual({ hostNotAllowed: 4, videoHostNotAllowed: 1 })
})

test('the county comes from the feed or from the camera’s location; at sea and elsewhere there is none', async () => {
  const countyOf = async (camera: Partial<FeedCamera>) =>
    (await buildCameraList([aFeedCamera(camera)], HOSTS, null, [], SHAPES)).cameras[0]?.county
  expect(await countyOf({})).toBe('Broward')
  expect(await countyOf(at(26.71, -80.08))).toBe('Palm Beach')
  expect(await countyOf(at(27.64, -80.5))).toBe('Indian River')
  expect(await countyOf(at(26.12, -79.5))).toBeNull()
  expect(await countyOf(at(34.08, -118.22))).toBeNull()
  expect(await countyOf({ place: null })).toBeNull()
  expect(await countyOf({ county: 'Los Angeles' })).toBe('Los Angeles')
})

test('cameras along a road are in the feed’s order, by milepost, or south to north and west to east', async () => {
  expect(await order([{ sortOrder: 3 }, { sortOrder: 1 }, { sortOrder: 2 }])).toEqual(['b', 'c', 'a'])
  expect(
    await order([
      { sortOrder: 0, milepost: 12.5 },
      { sortOrder: 0, milepost: 3 },
    ]),
  ).toEqual(['b', 'a'])
  expect(await order([at(27, -80), at(26, -80), { place: null }])).toEqual(['b', 'a', 'c'])
  const east = { direction: 'eastbound' } as const
  expect(
    await order([
      { ...east, ...at(26, -80) },
      { ...east, ...at(27, -81) },
    ]),
  ).toEqual(['b', 'a'])
  const none = { direction: null } as const
  expect(
    await order([
      { ...none, ...at(26, -80) },
      { ...none, ...at(26.1, -82) },
    ]),
  ).toEqual(['b', 'a'])
})

test('roads are in the order of their numbers, each with its directions', async () => {
  const cameras = [
    { road: 'I-595' },
    { road: 'I-95', direction: 'southbound' },
    { road: 'I-75' },
    { road: 'I-95' },
  ] as const
  expect(await order(cameras)).toEqual(['c', 'd', 'b', 'a'])
})
