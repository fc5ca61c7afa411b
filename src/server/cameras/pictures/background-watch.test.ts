import { setImmediate as settle } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CHECKED_WITHIN_SECONDS } from '../../../contract/camera-state.ts'
import type { UpstreamOutcome } from '../../upstream/fetch-upstream.ts'
import { createCameraCounters } from '../camera-counters.ts'
import type { ListedView } from '../camera-list.ts'
import { aPicture } from '../testing/a-feed.ts'
import { createWatch, usualRate } from './background-watch.ts'
import { SnapshotCache } from './snapshot-cache.ts'

const picture = aPicture(1)

/** Watches this many views of a slow agency for a while, on a simulated clock. */
async function watchViews(given: { views: number; responseSeconds?: number; perMinute?: number | null }) {
  const { views, responseSeconds = 0.3, perMinute = null } = given
  const clock = { now: 1_000_000 }
  const underWay: { until: number; response: () => void }[] = []
  let mostAtOnce = 0
  const fetch = (url: string) =>
    new Promise<UpstreamOutcome>((resolve) => {
      const bytes = Buffer.concat([picture, Buffer.from(`${url} ${clock.now}`)])
      const response = () =>
        resolve({ kind: 'received', url, bytes, etag: null, lastModified: null, sent: bytes.length })
      underWay.push({ until: clock.now + responseSeconds * 1000, response })
      mostAtOnce = Math.max(mostAtOnce, underWay.length)
    })
  const counters = createCameraCounters()
  const snapshotCache = new SnapshotCache(fetch, counters, { now: () => clock.now, toWall: (at) => at })
  const listed = Array.from({ length: views }, (_, index) => aListedView(index))
  snapshotCache.publish(listed)
  const warnings: object[] = []
  const watch = createWatch(snapshotCache, perMinute, (facts) => warnings.push(facts))

  async function pass(seconds: number): Promise<void> {
    const end = clock.now + seconds * 1000
    while (clock.now < end) {
      clock.now += watch.step()
      for (const one of underWay.splice(0)) {
        if (one.until <= clock.now) one.response()
        else underWay.push(one)
      }
      await settle()
    }
  }
  const ageOf = (view: ListedView) =>
    (clock.now - Date.parse(snapshotCache.observed(view).receivedAt ?? '1970-01-01')) / 1000
  return {
    pass,
    watch,
    warnings,
    counters,
    oldestSeconds: () => Math.max(...listed.map(ageOf)),
    mostAtOnce: () => mostAtOnce,
  }
}

function aListedView(index: number): ListedView {
  return {
    id: `${index}.1`,
    description: '',
    isSwitchedOff: false,
    videoUrl: null,
    pictureUrl: `http://127.0.0.1/${index}`,
    place: `${index}`,
  }
}

test.each([46, 746, 1000])('each of %i views is checked in time, even with no visitors', async (views) => {
  const { pass, oldestSeconds, watch, warnings, mostAtOnce } = await watchViews({ views })
  for (let minute = 0; minute < 8; minute++) {
    await pass(60)
    if (minute >= 3) expect(oldestSeconds()).toBeLessThan(CHECKED_WITHIN_SECONDS)
  }
  expect([watch.isSlow, warnings]).toEqual([false, []])
  expect(mostAtOnce()).toBeLessThanOrEqual(12)
})

test('a few views are checked once a minute, more views every two minutes, and never more than ten per second', () => {
  expect([1, 120, 240, 746, 1000, 1200, 7000].map(usualRate)).toEqual([120, 120, 120, 373, 500, 600, 600])
})

test('no view is checked more than once a minute, however few there are', async () => {
  const { pass, counters } = await watchViews({ views: 5 })
  await pass(300)
  expect(counters.calls.picture.good).toBeGreaterThanOrEqual(20)
  expect(counters.calls.picture.good).toBeLessThanOrEqual(25)
})

test.each([
  ['too many views', { views: 3000 }],
  ['a rate set too low', { views: 746, perMinute: 120 }],
  ['an agency that takes five seconds for each picture', { views: 1000, responseSeconds: 5 }],
])('%s: the watch says that it does not keep up, and logs it once', async (_, given) => {
  const { pass, watch, warnings, mostAtOnce } = await watchViews(given)
  await pass(600)
  expect(watch.isSlow).toBe(true)
  expect(warnings).toEqual([expect.objectContaining({ views: given.views })])
  expect(mostAtOnce()).toBeLessThanOrEqual(12)
})

test('a disabled watch checks nothing and warns of nothing', async () => {
  const { pass, watch, counters } = await watchViews({ views: 10, perMinute: 0 })
  await pass(600)
  expect([watch.isSlow, counters.calls.picture.good]).toEqual([false, 0])
})
