import { loadImage } from '@napi-rs/canvas'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CamerasResponse } from '../../contract/camera.ts'
import { aMemoryFolder, ready } from '../testing/memory-folder.ts'
import { aCameraSite } from './testing/a-camera-site.ts'
import { aFeed, aPicture } from './testing/a-feed.ts'
import { readSampleMap } from './testing/sample-map.ts'

async function readCameras(url: string) {
  const response = await fetch(`${url}/api/api/Cameras/GetCameras`)
  return v.parse(CamerasResponse, await response.json())
}

/** The state of each camera's first view, as soon as the call is repeated. */
function pollViews(url: string) {
  const read = async () =>
    (await readCameras(url)).cameras.map(({ views: [view] }) => [view?.state, view?.reason])
  return expect.poll(read, { timeout: 5000 })
}

const NOT_ASKED = ['unavailable', 'notAskedYet']

const snapshotOf = (url: string, view: string) => `${url}/api/api/Cameras/GetSnapshot/${view}`

test('the list of a feed follows the contract, is readable from any site, and is cached briefly', async () => {
  const feed = await aFeed((_, response) => void response.end(aPicture(1)))
  const content = aMemoryFolder(ready({ map: await readSampleMap() }))
  const { url } = await aCameraSite(feed.url, {}, content)
  const response = await fetch(`${url}/api/api/Cameras/GetCameras`)
  const body = v.parse(CamerasResponse, await response.json())
  expect(body.cameras.map(({ id, order, county }) => [id, order, county])).toEqual([
    ['1', 0, 'Broward'],
    ['2', 1, 'Broward'],
    ['3', 2, 'Broward'],
  ])
  expect(body.feed).toMatchObject({ kind: 'arcadis-511', problems: [] })
  expect(body.states).toEqual({ fresh: 0, stale: 0, delayed: 0, unavailable: 3, switchedOff: 0 })
  expect(body.unchecked).toBe(3)
  expect(body.cameras[0]?.views[0]).toMatchObject({ reason: 'notAskedYet', receivedAt: null })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=2, s-maxage=2/)
  expect(feed.requested[0]).toBe('/api/v2/get/cameras?key=k3y&format=json')
  const lines = JSON.stringify(body)
  expect(lines).not.toContain('k3y')
})

test('a few cameras can be requested by id, and only those are returned', async () => {
  const feed = await aFeed((_, response) => void response.end(aPicture(1)))
  const { url } = await aCameraSite(feed.url)
  const idsOf = async (query: string) => {
    const response = await fetch(`${url}/api/api/Cameras/GetCameras${query}`)
    const { cameras, states } = v.parse(CamerasResponse, await response.json())
    // The feed's figures cover all its cameras.
    expect(states.unavailable).toBe(3)
    return cameras.map(({ id }) => id)
  }
  expect(await idsOf('?id=3,1,unknown')).toEqual(['1', '3'])
  expect(await idsOf('?id=')).toEqual([])
  expect(await idsOf('')).toEqual(['1', '2', '3'])
})

test('however many visitors open one view at once, the agency gets one request', async () => {
  const feed = await aFeed((_, response) => void setTimeout(() => response.end(aPicture(1)), 50))
  const { url } = await aCameraSite(feed.url)
  const responses = await Promise.all(Array.from({ length: 200 }, () => fetch(snapshotOf(url, '1.1'))))
  const bytes = await Promise.all(responses.map((body) => body.arrayBuffer()))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(bytes.map(({ byteLength }) => byteLength))).toEqual(new Set([aPicture(1).length]))
  expect(feed.looks()).toBe(1)
  await pollViews(url).toEqual([['fresh', null], NOT_ASKED, NOT_ASKED])
})

test('a picture says how long it may be cached, has an ETag, and comes as a smaller WebP on request', async () => {
  const feed = await aFeed((view, response) => void response.end(aPicture(view, view === 2 ? 300 : 640)))
  const { url } = await aCameraSite(feed.url)
  const whole = await fetch(snapshotOf(url, '1.1'))
  expect(whole.headers.get('content-type')).toBe('image/jpeg')
  expect(whole.headers.get('cache-control')).toMatch(
    /^public, max-age=(\d+), s-maxage=\1, stale-while-revalidate=10, stale-if-error=120$/,
  )
  const etag = whole.headers.get('etag') ?? ''
  const again = await fetch(snapshotOf(url, '1.1'), { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  const small = await fetch(`${snapshotOf(url, '1.1')}?width=320`)
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(small.headers.get('etag')).not.toBe(etag)
  expect(await loadImage(Buffer.from(await small.arrayBuffer()))).toMatchObject({ width: 320, height: 180 })
  const smallEnough = await fetch(`${snapshotOf(url, '2.2')}?width=320`)
  expect(smallEnough.headers.get('content-type')).toBe('image/jpeg')
  expect(feed.looks()).toBe(2)
})

test('a picture that cannot be sent gets a reason: unknown, switched off, broken, or an invalid width', async () => {
  const feed = await aFeed(
    (view, response) =>
      void (view === 2 ? response.writeHead(502).end() : response.end('<html>Sorry</html>')),
    4,
    (record, id) =>
      id === 3 ? { ...record, Views: [{ Id: 3, Url: '/picture/3', Status: 'Disabled' }] } : record,
  )
  const { url } = await aCameraSite(feed.url)
  const problemAt = async (path: string) => {
    const response = await fetch(snapshotOf(url, path))
    const { detail } = await response.json()
    return [response.status, detail, response.headers.has('retry-after')]
  }
  expect(await problemAt('9.9')).toEqual([404, expect.stringMatching(/No camera has this view/), false])
  expect(await problemAt('3.3')).toEqual([410, 'The agency switched this view off.', false])
  expect(await problemAt('2.2')).toEqual([503, expect.stringMatching(/is not sending/), true])
  expect(await problemAt('1.1')).toEqual([503, expect.stringMatching(/not a picture/), true])
  expect(await problemAt('1.1?width=333')).toEqual([400, expect.stringMatching(/width=320/), false])
  await pollViews(url).toEqual([
    ['unavailable', 'notAPicture'],
    ['unavailable', 'noAnswer'],
    ['switchedOff', null],
    NOT_ASKED,
  ])
})

test('the same picture from three cameras is a placeholder, and none of them is shown', async () => {
  const feed = await aFeed((_, response) => void response.end(aPicture(7)))
  const { url } = await aCameraSite(feed.url)
  for (const view of ['1.1', '2.2', '3.3']) await fetch(snapshotOf(url, view))
  const placeholder = ['unavailable', 'placeholder']
  await pollViews(url).toEqual([placeholder, placeholder, placeholder])
  const body = await fetch(snapshotOf(url, '1.1'))
  expect([body.status, (await body.json()).detail]).toEqual([503, expect.stringMatching(/placeholder/)])
})

test('the page of a camera that does not exist says so, and an extra slash is corrected', async () => {
  const feed = await aFeed((_, response) => void response.end(aPicture(1)))
  const { url } = await aCameraSite(feed.url)
  const ask = (path: string) => fetch(url + path, { redirect: 'manual' })
  const unknown = await ask('/app/cameras/nowhere')
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('No camera')])
  expect((await ask('/es/app/cameras/nowhere')).status).toBe(404)
  const slash = await ask('/app/cameras/?road=I-95')
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/app/cameras?road=I-95'])
  const page = await ask('/app/cameras')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain(`media-src 'self' blob: ${feed.url};`)
  expect((await ask('/ht/app/cameras')).status).toBe(302)
})

test('pages list the cameras that exist when they are rendered', async () => {
  const feed = await aFeed((_, response) => void response.end(aPicture(1)), 2)
  const { url } = await aCameraSite(feed.url)
  const page = await (await fetch(`${url}/app/cameras`)).text()
  expect(page).toContain('I-95 at Exit 1')
  expect(page).toContain('I-95 at Exit 2')
})

test('a feed that fails at first is reported, and the site keeps serving', async () => {
  const feed = await aFeed((_, response) => void response.end(aPicture(1)), 0)
  const { url } = await aCameraSite(feed.url)
  const codes = async () => (await readCameras(url)).feed.problems.map(({ code }) => code)
  await expect.poll(codes, { timeout: 5000 }).toEqual(['emptyList'])
  const { feed: health, cameras } = await readCameras(url)
  expect([cameras, health.lastSuccessAt]).toEqual([[], null])
  expect((await fetch(`${url}/app/cameras`)).status).toBe(200)
})
