import { expect, test } from 'vitest'
import type { Camera, CameraSource } from '../../../../contract/camera.ts'
import { englishTranslations, plain } from '../../../messages/testing/english-translations.ts'
import { aCamera, aView, NOW, secondsAgo } from '../testing/a-camera.ts'
import { buildDiscoverCameras, renewDiscoverCameras } from './build-discover-cameras.ts'

const at = { timeZone: 'America/New_York', now: NOW }

function listOf(cameras: readonly Camera[], kind: CameraSource = 'sample') {
  const feed = { kind, lastSuccessAt: null, lastTryAt: null, pollSeconds: 60, problems: [], outsideArea: 0 }
  const response = { asOf: NOW.toISOString(), feed, states: {}, unchecked: 0, cameras: [...cameras] }
  return response as Parameters<typeof buildDiscoverCameras>[0]
}

function discoverOf(cameras: readonly Camera[], kind: CameraSource = 'sample') {
  return buildDiscoverCameras(listOf(cameras, kind), englishTranslations, at)
}

const exit = (number: string) => ({ number, crossStreet: null, city: null, landmarks: [], onDiscover: true })
const frozen = [aView({ receivedAt: secondsAgo(10), changedAt: secondsAgo(700) })]
const road = Array.from({ length: 9 }, (_, order) =>
  aCamera({ id: `cam-${order}`, order, location: `Street ${order}` }),
)

test('Discover shows the places that the office chose, at each the camera whose picture is most up to date', () => {
  const chosen = [
    aCamera({ id: 'old', exit: exit('31'), views: frozen }),
    aCamera({ id: 'new', exit: exit('31'), direction: 'southbound' }),
    aCamera({ id: 'other', exit: exit('45'), order: 45 }),
  ]
  expect(discoverOf([...road, ...chosen])?.map(({ id }) => id)).toEqual(['new', 'other', 'cam-0'])
})

test('where the office chose none, Discover shows three that are spread along the road with most cameras', () => {
  const elsewhere = aCamera({ id: 'elsewhere', road: 'I-75' })
  expect(discoverOf([elsewhere, ...road])?.map(({ id }) => id)).toEqual(['cam-0', 'cam-3', 'cam-6'])
})

test('each picture says when it was received, and a warning where it may be old', () => {
  const [fresh, stale] =
    discoverOf([road[0] ?? aCamera(), aCamera({ id: 'stale', order: 99, views: frozen })]) ?? []
  expect(plain(fresh?.state ?? '')).toBe('Received 8:59 a.m.')
  expect(stale?.mark).toBe('delayed')
  expect(plain(stale?.state ?? '')).toMatch(/^\S.+\. Has not changed for 11 min\. Received 8:59 a\.m\.$/)
})

test('a camera without a picture that can be trusted shows none, and says why', () => {
  const views = [aView({ reason: 'placeholder' })]
  const [only] = discoverOf([aCamera({ views })]) ?? []
  expect([only?.picture, only?.mark]).toEqual([null, 'unavailable'])
  expect(only?.state).not.toContain('Received')
})

test('an office that shows no cameras has none on Discover', () => {
  expect(discoverOf(road, 'off')).toBeNull()
})

test('cameras are awaited until the first list arrives, and no longer where that has none', () => {
  expect(discoverOf([])).toEqual([])
  const empty = listOf([])
  const received = { ...empty, feed: { ...empty.feed, lastSuccessAt: NOW.toISOString() } }
  expect(buildDiscoverCameras(received, englishTranslations, at)).toBeNull()
})

test('the cameras on Discover are renewed from those alone, until one of them is gone or has an old picture', () => {
  const renew = (ids: readonly string[], cameras: readonly Camera[]) =>
    renewDiscoverCameras(ids, listOf(cameras), englishTranslations, at)?.map(({ id }) => id)
  expect(renew(['cam-2', 'cam-1'], road)).toEqual(['cam-2', 'cam-1'])
  expect(renew(['cam-1', 'gone'], road)).toBeUndefined()
  expect(renew(['old'], [aCamera({ id: 'old', views: frozen })])).toBeUndefined()
  expect(renew([], [])).toBeUndefined()
})
