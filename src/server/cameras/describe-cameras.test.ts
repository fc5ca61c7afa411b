import { expect, test } from 'vitest'
import type { ObservedView } from '../../contract/camera-state.ts'
import { type CameraFacts, describeCameras } from './camera-list.ts'

const NOW = new Date('2026-11-21T14:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString()

/** The response for views with these observations. */
function feedIn(...observed: readonly Partial<ObservedView>[]) {
  const views = observed.map((_, index) => ({
    id: `1.${index}`,
    description: '',
    isSwitchedOff: false,
    pictureUrl: null,
    videoUrl: null,
    place: 'here',
  }))
  const camera = {
    id: '1',
    road: 'I-95',
    direction: null,
    milepost: null,
    order: 0,
    location: '',
    county: null,
    exit: null,
    distinction: null,
    latitude: null,
    longitude: null,
    views,
  }
  const facts: CameraFacts = {
    cameras: [camera],
    feed: {
      kind: 'sample',
      lastSuccessAt: null,
      lastTryAt: null,
      pollSeconds: 60,
      problems: [],
      outsideArea: 0,
    },
    videoAddress: (url) => url,
    observed: ({ id }) => ({
      isSwitchedOff: false,
      reason: null,
      receivedAt: ago(10),
      changedAt: ago(10),
      interval: null,
      ...observed[Number(id.split('.')[1])],
    }),
  }
  return describeCameras(facts, NOW)
}

test('views the site has not checked lately are counted, whatever their state was', () => {
  const old = { receivedAt: ago(181) }
  const { states, unchecked } = feedIn(
    {},
    { ...old, changedAt: ago(200) },
    { ...old, changedAt: ago(1300) },
    { reason: 'notAskedYet', receivedAt: null, changedAt: null },
    { ...old, reason: 'noAnswer' },
    { isSwitchedOff: true },
  )
  expect(states).toEqual({ fresh: 2, stale: 0, delayed: 1, unavailable: 2, switchedOff: 1 })
  expect(unchecked).toBe(3)
})
