import * as v from 'valibot'
import { expect, test } from 'vitest'
import { aSiteInfo } from '../../../tests/builders/a-site.ts'
import { CamerasResponse } from '../../contract/camera.ts'
import type { CameraProfile } from '../../contract/district-profile.ts'
import { aServer } from '../testing/a-server.ts'
import { aSiteContent } from '../testing/a-site.ts'
import { aMemoryFolder, CONFIG, ready } from '../testing/memory-folder.ts'
import { aFeed, aPicture } from './testing/a-feed.ts'

const withCameras = (cameras: CameraProfile, exits = aSiteContent().exits) =>
  ready({
    exits,
    site: aSiteInfo({ cameras, promo: { title: 'Annual report', text: 'Read it', reportId: 'annual-2026' } }),
  })

const readCameras = async (url: string) =>
  v.parse(CamerasResponse, await (await fetch(`${url}/api/api/Cameras/GetCameras`)).json())

const aRealFeed = async () => {
  const feed = await aFeed((_, response) => void response.end(aPicture(1)))
  return { feed, cameras: { ...CONFIG.cameras, kind: 'arcadis-511' as const, feedUrl: `${feed.url}/` } }
}

/** Warnings in the log, except for the pages missing from these tests' small content. */
const warningsOf = (lines: readonly Record<string, unknown>[]) =>
  lines
    .filter(({ level, msg }) => Number(level) > 30 && !String(msg).startsWith('The page of the roads'))
    .map(({ msg }) => msg)

test('when the settings turn cameras off, every camera page leads home and nothing is requested', async () => {
  const { feed, cameras } = await aRealFeed()
  const { url, lines } = await aServer({ config: { cameras: { ...cameras, kind: 'off' } } })
  await expectNoCameras(url)
  expect(feed.requested).toEqual([])
  expect(warningsOf(lines)).toEqual([])
})

test('when the content turns cameras off, the configured feed is not requested, and the log says why', async () => {
  const { feed, cameras } = await aRealFeed()
  const folder = aMemoryFolder(withCameras({ feed: 'off' }))
  const { url, lines } = await aServer({ config: { cameras }, folder })
  await expectNoCameras(url)
  expect(feed.requested).toEqual([])
  expect(warningsOf(lines)).toEqual([
    'No cameras are shown: site.yaml says cameras.feed: off. Set it to live to show those of CAMERA_FEED_URL',
  ])
})

test('a site set to live cameras without a feed shows none, and the log says what to set', async () => {
  const { url, lines } = await aServer({ folder: aMemoryFolder(withCameras({ feed: 'live' })) })
  await expectNoCameras(url)
  expect(warningsOf(lines)).toEqual([
    'No cameras are shown: site.yaml says cameras.feed: live. Set CAMERA_FEED_KIND and CAMERA_FEED_URL, or cameras.feed to off',
  ])
})

test('a sample site without exits shows no cameras, and the log says what to write', async () => {
  const { url, lines } = await aServer({ folder: aMemoryFolder(withCameras({ feed: 'sample' }, [])) })
  await expectNoCameras(url)
  expect(warningsOf(lines)).toEqual([
    'No cameras are shown: site.yaml says cameras.feed: sample, and sample cameras need exits with a crossStreet. Add some to exits.yaml, or set cameras.feed to off',
  ])
})

test('cameras come and go with the content, without a restart', async () => {
  const { cameras } = await aRealFeed()
  const folder = aMemoryFolder(withCameras({ feed: 'live' }))
  const { url } = await aServer({ config: { cameras }, folder })
  const count = async () => (await readCameras(url)).cameras.length
  await expect.poll(count).toBe(3)
  expect((await fetch(`${url}/app/cameras`)).status).toBe(200)

  folder.publish(withCameras({ feed: 'off' }))
  await expect.poll(count).toBe(0)
  await expectNoCameras(url)
  folder.publish(withCameras({ feed: 'live' }))
  await expect.poll(count).toBe(3)
})

test('cameras outside the content’s area are omitted and counted as a problem of the feed', async () => {
  const { cameras } = await aRealFeed()
  const area = { south: 26.005, west: -81, north: 26.025, east: -80 }
  const folder = aMemoryFolder(withCameras({ feed: 'live', area }))
  const { url } = await aServer({ config: { cameras: { ...cameras, area: 'all' } }, folder })
  await expect.poll(async () => (await readCameras(url)).cameras.map(({ id }) => id)).toEqual(['1', '2'])
  const { problems, outsideArea } = (await readCameras(url)).feed
  expect(outsideArea).toBe(1)
  expect(problems).toEqual([
    { code: 'outsideArea', count: 1, message: 'Cameras outside the area this office shows were left out.' },
  ])
})

async function expectNoCameras(url: string): Promise<void> {
  expect(await readCameras(url)).toMatchObject({
    feed: { kind: 'off', lastTryAt: null, problems: [] },
    cameras: [],
  })
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^site_cameras 0$/m)
  for (const path of ['/app/cameras', '/app/camera-health', '/app/cameras/1']) {
    const response = await fetch(url + path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, `/?missing=${path}`])
  }
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).not.toContain('camera')
}
