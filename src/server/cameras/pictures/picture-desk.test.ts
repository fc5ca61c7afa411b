import { expect, onTestFinished, test } from 'vitest'
import { createCameraCounters } from '../camera-counters.ts'
import type { ListedView } from '../listed-camera.ts'
import { aPicture } from '../testing/a-feed.ts'
import { anUpstream } from '../testing/an-upstream.ts'
import { allowHosts } from '../upstream/allowed-hosts.ts'
import { createUpstream } from '../upstream/fetch-upstream.ts'
import { PictureDesk } from './picture-desk.ts'
import { createShrinker } from './shrink-pictures.ts'
import { createSnapshots } from './snapshots.ts'

/** A desk with one view and a clock of its own, on a server that answers as it is told at the moment. */
async function aDesk() {
  const server = { picture: aPicture(1), status: 200, tag: '"1"' }
  const conditions: (string | undefined)[] = []
  const { url, asked } = await anUpstream((request, response) => {
    conditions.push(request.headers['if-none-match'])
    const isKnown = server.status === 200 && request.headers['if-none-match'] === server.tag
    if (server.status !== 200 || isKnown) response.writeHead(isKnown ? 304 : server.status).end()
    else response.setHeader('ETag', server.tag).end(server.picture)
  })
  const upstream = createUpstream(allowHosts(new URL(url), []), false)
  const clock = { now: Date.now() }
  const counters = createCameraCounters()
  const desk = new PictureDesk(upstream.fetch, counters, {
    now: () => clock.now,
    toWall: (steadyMs) => steadyMs,
  })
  const shrinker = createShrinker()
  onTestFinished(async () => {
    upstream.close()
    await shrinker.close()
  })
  const view: ListedView = {
    ...{ id: '1.1', cameraId: '1', description: '', isSwitchedOff: false, videoUrl: null, place: 'here' },
    pictureUrl: `${url}/1`,
  }
  desk.publish([view])
  const pass = (seconds: number) => {
    clock.now += seconds * 1000
  }
  const { read } = createSnapshots(desk, shrinker, counters)
  return { desk, view, server, asked, conditions, pass, read: () => read('1.1', null), counters }
}

test('a picture is asked for again only when its pause is over, and then only for a newer one', async () => {
  const { read, asked, conditions, pass, desk, view, counters } = await aDesk()
  await read()
  await read()
  expect(asked).toHaveLength(1)
  pass(21)
  const again = await read()
  expect(again).toMatchObject({ kind: 'picture', bytes: aPicture(1) })
  expect(conditions).toEqual([undefined, '"1"'])
  expect(counters.calls.picture).toMatchObject({ good: 1, unchanged: 1 })
  const { receivedAt, changedAt } = desk.observed(view)
  expect(Date.parse(receivedAt ?? '') - Date.parse(changedAt ?? '')).toBe(21_000)
})

test('while the agency does not answer, the last picture is shown, and after two calls in vain it is called so', async () => {
  const { read, server, pass, desk, view } = await aDesk()
  await read()
  server.status = 500
  pass(21)
  expect(await read()).toMatchObject({ kind: 'picture' })
  expect(desk.observed(view).reason).toBeNull()
  pass(21)
  expect(await read()).toMatchObject({ kind: 'picture' })
  expect(desk.observed(view).reason).toBe('noAnswer')
})

test('an agency in trouble is asked less and less often, down to once in two minutes', async () => {
  const { read, server, asked, pass } = await aDesk()
  server.status = 503
  for (let second = 0; second < 900; second += 5) {
    await read()
    pass(5)
  }
  // At 0, 20, 60, 140 and 260 seconds, and from then on each 120.
  expect(asked.length).toBeLessThanOrEqual(10)
  expect(asked.length).toBeGreaterThanOrEqual(8)
})

test('a view that is switched off shows nothing at once, and its last picture is forgotten', async () => {
  const { read, desk, view } = await aDesk()
  await read()
  desk.publish([{ ...view, isSwitchedOff: true }])
  expect(await read()).toEqual({ kind: 'switchedOff' })
  expect(desk.frame('1.1')).toBeNull()
  desk.publish([])
  expect(await read()).toEqual({ kind: 'unknown' })
})

test('what was observed of a view outlives a new list', async () => {
  const { read, desk, view, asked } = await aDesk()
  await read()
  desk.publish([{ ...view, description: 'Another' }])
  expect(desk.observed(view).receivedAt).not.toBeNull()
  await read()
  expect(asked).toHaveLength(1)
})

test('views nobody looks at are looked at in turn, the longest unseen first, and no sooner than they may be', async () => {
  const { desk, view, pass } = await aDesk()
  const other = { ...view, id: '2.1' }
  desk.publish([view, other])
  await desk.refresh('1.1')
  expect(desk.longestUnseen(60)).toBe('2.1')
  await desk.refresh('2.1')
  expect(desk.longestUnseen(60)).toBeNull()
  pass(61)
  expect(desk.longestUnseen(60)).toBe('1.1')
})
