import { describe, expect, test } from 'vitest'
import { aCamera, aView, secondsAgo } from '../../../../tests/builders/a-camera.ts'
import { englishTranslations, plain } from '../../../../tests/builders/english-translations.ts'
import { NOW } from '../../../../tests/builders/now.ts'
import type { Camera, CameraSource } from '../../../contract/camera.ts'
import { readMoment, subscribe } from '../../api/clock.ts'
import { buildDiscoverCameras, updateDiscoverCameras } from './discover/build-discover-cameras.ts'
import {
  buildMyCameras,
  insertCamera,
  joinCameras,
  LONGEST_NAME,
  MOST_SAVED,
  moveCamera,
  parseMyCameras,
  renameCamera,
} from './mine/my-cameras.ts'
import { shownView } from './use-picture.ts'

describe('use picture', () => {
  const picture = (seconds: number) => ({ source: 'data:,', fetchedAt: secondsAgo(seconds) })

  test('a picture that stays on the screen ages even if the list has a newer one', () => {
    const view = aView({ receivedAt: secondsAgo(10), changedAt: secondsAgo(20) })
    expect(shownView(view, picture(300))).toMatchObject({
      receivedAt: secondsAgo(300),
      changedAt: secondsAgo(300),
    })
  })

  test('a picture just fetched is as old as the server says', () => {
    const view = aView({ receivedAt: secondsAgo(40), changedAt: secondsAgo(90) })
    expect(shownView(view, picture(1))).toMatchObject({
      receivedAt: secondsAgo(40),
      changedAt: secondsAgo(90),
    })
  })

  test('the first picture of a view counts at once, before the list has it', () => {
    const view = aView({ reason: 'notAskedYet', receivedAt: null, changedAt: null })
    expect(shownView(view, picture(2))).toMatchObject({ reason: null, receivedAt: secondsAgo(2) })
  })

  test('an earlier picture does not hide that the view fails or was switched off', () => {
    expect(shownView(aView({ reason: 'placeholder' }), picture(2)).reason).toBe('placeholder')
    expect(shownView(aView({ isSwitchedOff: true }), picture(2)).isSwitchedOff).toBe(true)
  })

  test('ages count from the current time as soon as a page is hydrated, not only from its first tick', () => {
    // Hydration subscribes before it reads the time: until then it uses the time the server rendered the page.
    const unsubscribe = subscribe(() => undefined)
    const aheadMs = Math.abs(Date.now() - readMoment().getTime())
    unsubscribe()
    expect(aheadMs).toBeLessThan(5000)
  })
})

describe('build discover cameras', () => {
  const at = { timeZone: 'America/New_York', now: NOW }

  function listOf(cameras: readonly Camera[], kind: CameraSource = 'sample') {
    const feed = { kind, lastSuccessAt: null, lastTryAt: null, pollSeconds: 60, problems: [], outsideArea: 0 }
    const response = { asOf: NOW.toISOString(), feed, states: {}, unchecked: 0, cameras: [...cameras] }
    return response as Parameters<typeof buildDiscoverCameras>[0]
  }

  function discoverOf(cameras: readonly Camera[], kind: CameraSource = 'sample') {
    return buildDiscoverCameras(listOf(cameras, kind), englishTranslations, at)
  }

  const exit = (number: string) => ({
    number,
    crossStreet: null,
    city: null,
    landmarks: [],
    onDiscover: true,
  })
  const frozen = [aView({ receivedAt: secondsAgo(10), changedAt: secondsAgo(700) })]
  const road = Array.from({ length: 9 }, (_, order) =>
    aCamera({ id: `cam-${order}`, order, location: `Street ${order}` }),
  )

  test('Discover shows the places the office chose, at each the camera with the most current picture', () => {
    const chosen = [
      aCamera({ id: 'old', exit: exit('31'), views: frozen }),
      aCamera({ id: 'new', exit: exit('31'), direction: 'southbound' }),
      aCamera({ id: 'other', exit: exit('45'), order: 45 }),
    ]
    expect(discoverOf([...road, ...chosen])?.map(({ id }) => id)).toEqual(['new', 'other', 'cam-0'])
  })

  test('where the office chose none, Discover shows three spread along the road with the most cameras', () => {
    const elsewhere = aCamera({ id: 'elsewhere', road: 'I-75' })
    expect(discoverOf([elsewhere, ...road])?.map(({ id }) => id)).toEqual(['cam-0', 'cam-3', 'cam-6'])
  })

  test('where no road has three cameras, Discover shows some of several roads', () => {
    const roads = ['I-95', 'SR 826', 'US 1'].map((road) => aCamera({ id: road, road }))
    expect(discoverOf(roads)?.map(({ id }) => id)).toEqual(['I-95', 'US 1', 'SR 826'])
  })

  test('each picture says when it was received, and warns if it may be old', () => {
    const [fresh, stale] =
      discoverOf([road[0] ?? aCamera(), aCamera({ id: 'stale', order: 99, views: frozen })]) ?? []
    expect(plain(fresh?.state ?? '')).toBe('Received 8:59 a.m.')
    expect(stale?.mark).toBe('delayed')
    expect(plain(stale?.state ?? '')).toMatch(/^\S.+\. Has not changed for 11 min\. Received 8:59 a\.m\.$/)
  })

  test('a camera whose picture cannot be trusted shows none, and says why', () => {
    const views = [aView({ reason: 'placeholder' })]
    const [only] = discoverOf([aCamera({ views })]) ?? []
    expect([only?.picture, only?.mark]).toEqual([null, 'unavailable'])
    expect(only?.state).not.toContain('Received')
  })

  test('a camera not yet looked at since the server started is "not checked", and its picture loads', () => {
    const views = [aView({ reason: 'notAskedYet', receivedAt: null, changedAt: null })]
    const [only] = discoverOf([aCamera({ views })]) ?? []
    expect([only?.mark, only?.state]).toEqual(['unchecked', 'Not checked'])
    expect(only?.picture).not.toBeNull()
  })

  test('the Discover page of an office without cameras shows none', () => {
    expect(discoverOf(road, 'off')).toBeNull()
  })

  test('cameras are loading until the first list arrives, even if it has none', () => {
    expect(discoverOf([])).toEqual([])
    const empty = listOf([])
    const received = { ...empty, feed: { ...empty.feed, lastSuccessAt: NOW.toISOString() } }
    expect(buildDiscoverCameras(received, englishTranslations, at)).toBeNull()
  })

  test('Discover refetches only its own cameras, until one of them is gone or has an old picture', () => {
    const renew = (ids: readonly string[], cameras: readonly Camera[]) =>
      updateDiscoverCameras(ids, listOf(cameras), englishTranslations, at)?.map(({ id }) => id)
    expect(renew(['cam-2', 'cam-1'], road)).toEqual(['cam-2', 'cam-1'])
    expect(renew(['cam-1', 'gone'], road)).toBeUndefined()
    expect(renew(['old'], [aCamera({ id: 'old', views: frozen })])).toBeUndefined()
    expect(renew([], [])).toBeUndefined()
  })
})

describe('my cameras', () => {
  const saved = (id: string, ownName: string | null = null) => ({ id, ownName, knownAs: `Camera ${id}` })
  const ids = (cameras: readonly { id: string }[]) => cameras.map(({ id }) => id).join('')

  test('what was saved is read back as it was', () => {
    const mine = [saved('b', 'To work'), saved('a')]
    expect(parseMyCameras(buildMyCameras(mine))).toEqual({ kind: 'read', cameras: mine })
  })

  test('a file without cameras gets a message about what is wrong with it', () => {
    const error = (text: string) => {
      const outcome = parseMyCameras(text)
      return outcome.kind === 'invalid' ? outcome.error : 'read'
    }
    expect(error('%PDF-1.7')).toBe('notJson')
    expect(error('[1, 2]')).toBe('otherShape')
    expect(error('{"kind":"my-cameras","cameras":[]}')).toBe('otherShape')
    expect(error('{"kind":"my-cameras","version":2,"cameras":[]}')).toBe('newerVersion')
    expect(error('{"kind":"my-cameras","version":1,"cameras":[{"id":"../x"}]}')).toBe('empty')
    expect(error('{"kind":"my-cameras","version":1,"cameras":[]}')).toBe('read')
  })

  test('damaged entries do not affect the others, and no camera is saved twice', () => {
    const text =
      '{"kind":"my-cameras","version":1,"cameras":[null,{"id":"a","ownName":7},{"id":"a"},{"id":"b","knownAs":"B"}]}'
    expect(parseMyCameras(text)).toEqual({
      kind: 'read',
      cameras: [
        { id: 'a', ownName: null, knownAs: 'a' },
        { id: 'b', ownName: null, knownAs: 'B' },
      ],
    })
  })

  test('cameras move up and down one place and stay at the ends', () => {
    const mine = [saved('a'), saved('b'), saved('c')]
    expect(ids(moveCamera(mine, 'c', -1))).toBe('acb')
    expect(ids(moveCamera(mine, 'a', 1))).toBe('bac')
    expect(ids(moveCamera(mine, 'a', -1))).toBe('abc')
    expect(ids(moveCamera(mine, 'x', 1))).toBe('abc')
  })

  test('a camera removed by mistake returns to its place', () => {
    const mine = [saved('a'), saved('c')]
    expect(ids(insertCamera(mine, saved('b'), 1))).toBe('abc')
    expect(ids(insertCamera(mine, saved('b'), Number.POSITIVE_INFINITY))).toBe('acb')
    expect(ids(insertCamera(mine, saved('c'), 0))).toBe('ac')
  })

  test('a name is the visitor’s own, of limited length, and an empty one is removed', () => {
    const named = (name: string) => renameCamera([saved('a')], 'a', name)[0]?.ownName
    expect(named('  To work ')).toBe('To work')
    expect(named('x'.repeat(100))).toHaveLength(LONGEST_NAME)
    expect(named('   ')).toBeNull()
  })

  test('cameras from a link or a file are added after one’s own, each once, up to 500', () => {
    const { cameras, added } = joinCameras([saved('a'), saved('b')], [saved('b'), saved('c')])
    expect([ids(cameras), added]).toEqual(['abc', 1])
    const many = Array.from({ length: 600 }, (_, index) => saved(`cam-${index}`))
    expect(joinCameras([saved('a')], many).cameras).toHaveLength(MOST_SAVED)
  })
})
