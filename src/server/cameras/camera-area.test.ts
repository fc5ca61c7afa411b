import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CamerasResponse } from '../../contract/camera.ts'
import { aSiteContent } from '../testing/a-site.ts'
import { aMemoryFolder, CONFIG, ready } from '../testing/memory-folder.ts'
import { aCameraSite } from './testing/a-camera-site.ts'
import { aFeed, aPicture } from './testing/a-feed.ts'
import { readSampleMap } from './testing/sample-map.ts'

const ORLANDO = { Latitude: 28.54, Longitude: -81.38 }
const NOWHERE = { Latitude: 0, Longitude: 0 }

/** A statewide feed: cameras 1 and 2 are in Broward County, 3 in Orlando, 4 has no location. */
const aStatewideFeed = () =>
  aFeed(
    (_, response) => void response.end(aPicture(1)),
    4,
    (record, id) => ({ ...record, ...(id === 3 ? ORLANDO : id === 4 ? NOWHERE : {}) }),
  )

const map = await readSampleMap()

/** Content that names these counties, with the map of the sample. */
function aFolderOf(counties: string[]) {
  const { site } = aSiteContent()
  return { map, site: { ...site, district: { ...site.district, counties } } }
}

async function readList(url: string) {
  const body = v.parse(CamerasResponse, await (await fetch(`${url}/api/api/Cameras/GetCameras`)).json())
  return { ids: body.cameras.map(({ id }) => id), outsideArea: body.feed.outsideArea }
}

test('cameras of a statewide feed outside the district are omitted and counted; those without a location stay', async () => {
  const feed = await aStatewideFeed()
  const folder = aMemoryFolder(ready(aFolderOf(['Palm Beach', 'Broward'])))
  const { url, lines } = await aCameraSite(feed.url, {}, folder)
  expect(await readList(url)).toEqual({ ids: ['1', '2', '4'], outsideArea: 1 })
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'Received the list of cameras', outsideArea: 1 }),
  )
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toMatch(/^site_cameras_outside_area 1$/m)
  expect(metrics).toMatch(/^site_cameras 3$/m)
})

test('a site that wants the whole feed lists the whole feed', async () => {
  const feed = await aStatewideFeed()
  const folder = aMemoryFolder(ready(aFolderOf(['Broward'])))
  const cameras = { ...CONFIG.cameras, area: 'all' as const }
  const { url } = await aCameraSite(feed.url, { cameras }, folder)
  expect(await readList(url)).toEqual({ ids: ['1', '2', '3', '4'], outsideArea: 0 })
})

test('when a county’s shape is missing, every camera is listed, and the log says what to do', async () => {
  const feed = await aStatewideFeed()
  const folder = aMemoryFolder(ready(aFolderOf(['Broward', 'Fulton'])))
  const { url, lines } = await aCameraSite(feed.url, {}, folder)
  expect(await readList(url)).toEqual({ ids: ['1', '2', '3', '4'], outsideArea: 0 })
  expect(lines).toContainEqual(
    expect.objectContaining({ counties: ['Fulton'], msg: expect.stringMatching(/CAMERA_FEED_AREA=all/) }),
  )
})

test('a feed that lies completely outside the district is logged, with what to do', async () => {
  const feed = await aStatewideFeed()
  const folder = aMemoryFolder(ready(aFolderOf(['Martin'])))
  const { url, lines } = await aCameraSite(feed.url, {}, folder)
  expect(await readList(url)).toEqual({ ids: ['4'], outsideArea: 3 })
  const other = await aFeed((_, response) => void response.end(aPicture(1)))
  const empty = await aCameraSite(other.url, {}, aMemoryFolder(ready(aFolderOf(['Martin']))))
  expect(await readList(empty.url)).toEqual({ ids: [], outsideArea: 3 })
  const warning = expect.objectContaining({ msg: expect.stringMatching(/^No camera of the feed/) })
  expect(empty.lines).toContainEqual(warning)
  expect(lines).not.toContainEqual(warning)
})
