import { expect, test } from 'vitest'
import { LONGEST_PAUSE_MS } from '../src/server/snapshot/live-site.ts'
import { aSiteContent } from '../src/server/testing/a-site.ts'
import { pauseAfter, pauseOfFollower } from '../src/server/upstream/feed-poller.ts'
import { createFeeds } from '../src/server/upstream/shared-feeds.ts'
import { createWeatherService } from '../src/server/weather/weather-service.ts'
import { POLL_MS } from '../src/web/shell/warning-band.tsx'
import { aSiteInfo } from './builders/a-site.ts'

const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** How often the weather service requests the list. */
function pollSeconds(): number {
  const weather = { zones: [{ zone: 'FLZ172', name: 'Coastal Broward' }] }
  const service = createWeatherService({
    settings: { urls: { 'nws-alerts': 'https://alerts.example/' }, allowsPrivateNetworks: false },
    feeds: createFeeds(),
    log: LOG,
  })
  const { feeds } = service.response(aSiteContent({ site: aSiteInfo({ weather }) }), new Date())
  return feeds[0]?.pollSeconds ?? Number.POSITIVE_INFINITY
}

/** Time for the request, the publication and the page's own call. */
const WORK_SECONDS = 4

test('a warning is on every open page within a minute, whatever the timing and whichever server requests the list', () => {
  const listed = pauseAfter(0, pollSeconds(), null, 1) + pauseOfFollower(pollSeconds())
  const shown = listed + LONGEST_PAUSE_MS / 1000 + POLL_MS / 1000
  expect(shown + WORK_SECONDS).toBeLessThanOrEqual(60)
})

test('a warning disappears from every open page within a minute of its end, without a new list', () => {
  expect((LONGEST_PAUSE_MS + POLL_MS) / 1000 + WORK_SECONDS).toBeLessThanOrEqual(60)
})
