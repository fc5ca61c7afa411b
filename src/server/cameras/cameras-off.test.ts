import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CamerasResponse } from '../../contract/camera.ts'
import { aServer } from '../testing/a-server.ts'
import { CONFIG } from '../testing/memory-folder.ts'
import { aFeed, aPicture } from './testing/a-feed.ts'

test('a site without cameras says so, requests nothing, and has no page for a camera', async () => {
  const feed = await aFeed((_, response) => void response.end(aPicture(1)))
  const cameras = { ...CONFIG.cameras, kind: 'off' as const, feedUrl: `${feed.url}/` }
  const { url, lines } = await aServer({ config: { cameras } })
  const response = await fetch(`${url}/api/api/Cameras/GetCameras`)
  expect(v.parse(CamerasResponse, await response.json())).toMatchObject({
    feed: { kind: 'off', lastTryAt: null, problems: [] },
    cameras: [],
  })
  expect((await fetch(`${url}/app/cameras`)).status).toBe(200)
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^site_cameras 0$/m)
  const old = await fetch(`${url}/app/cameras/1`, { redirect: 'manual' })
  expect(old.status).toBe(404)
  expect(feed.requested).toEqual([])
  expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([])
})
