import { onTestFinished } from 'vitest'
import { allowHosts } from '../../upstream/allowed-hosts.ts'
import { createUpstream } from '../../upstream/fetch-upstream.ts'
import { anUpstream } from '../../upstream/testing/an-upstream.ts'
import { createCameraCounters } from '../camera-counters.ts'
import type { ListedView } from '../camera-list.ts'
import { createShrinker } from '../pictures/shrink-pictures.ts'
import { SnapshotCache } from '../pictures/snapshot-cache.ts'
import { createSnapshots } from '../pictures/snapshots.ts'
import { aPicture } from './a-feed.ts'

/** A snapshot cache with one view and its own clock, on a server whose responses a test can change. */
export async function aSnapshotCache() {
  const server = { picture: aPicture(1), status: 200, tag: '"1"' }
  const conditions: (string | undefined)[] = []
  const { url, requested } = await anUpstream((request, response) => {
    conditions.push(request.headers['if-none-match'])
    const isUnchanged = server.status === 200 && request.headers['if-none-match'] === server.tag
    if (server.status !== 200 || isUnchanged) response.writeHead(isUnchanged ? 304 : server.status).end()
    else response.setHeader('ETag', server.tag).end(server.picture)
  })
  const upstream = createUpstream(allowHosts(new URL(url), []), false)
  const clock = { now: Date.now() }
  const counters = createCameraCounters()
  const snapshotCache = new SnapshotCache(upstream.fetch, counters, {
    now: () => clock.now,
    toWall: (steadyMs) => steadyMs,
  })
  const shrinker = createShrinker()
  onTestFinished(async () => {
    upstream.close()
    await shrinker.close()
  })
  const view: ListedView = {
    id: '1.1',
    description: '',
    isSwitchedOff: false,
    videoUrl: null,
    place: 'here',
    pictureUrl: `${url}/1`,
  }
  snapshotCache.publish([view])
  const pass = (seconds: number) => {
    clock.now += seconds * 1000
  }
  const shrunk: string[] = []
  const counted: typeof shrinker = {
    ...shrinker,
    shrink: (bytes, width) => {
      shrunk.push(String(width))
      return shrinker.shrink(bytes, width)
    },
  }
  const { read } = createSnapshots(snapshotCache, counted, counters)
  return {
    snapshotCache,
    view,
    server,
    requested,
    conditions,
    pass,
    read: () => read('1.1', null),
    readSmall: () => read('1.1', 320),
    shrunk,
    counters,
  }
}
