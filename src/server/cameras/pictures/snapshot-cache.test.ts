import { expect, test } from 'vitest'
import { aPicture } from '../testing/a-feed.ts'
import { aSnapshotCache } from '../testing/a-snapshot-cache.ts'

test('a picture is requested again only after its pause, and then only if there is a newer one', async () => {
  const { read, requested, conditions, pass, snapshotCache, view, counters } = await aSnapshotCache()
  await read()
  await read()
  expect(requested).toHaveLength(1)
  pass(21)
  const again = await read()
  expect(again).toMatchObject({ kind: 'picture', bytes: aPicture(1) })
  expect(conditions).toEqual([undefined, '"1"'])
  expect(counters.calls.picture).toMatchObject({ good: 1, unchanged: 1 })
  const { receivedAt, changedAt } = snapshotCache.observed(view)
  expect(Date.parse(receivedAt ?? '') - Date.parse(changedAt ?? '')).toBe(21_000)
})

test('while the agency does not respond, the last picture is shown, and two failed calls make the view unavailable', async () => {
  const { read, server, pass, snapshotCache, view } = await aSnapshotCache()
  await read()
  server.status = 500
  pass(21)
  expect(await read()).toMatchObject({ kind: 'picture' })
  expect(snapshotCache.observed(view).reason).toBeNull()
  pass(21)
  expect(await read()).toMatchObject({ kind: 'picture' })
  expect(snapshotCache.observed(view).reason).toBe('noAnswer')
})

test('a failing agency gets requests less and less often, down to once every two minutes', async () => {
  const { read, server, requested, pass } = await aSnapshotCache()
  server.status = 503
  for (let second = 0; second < 900; second += 5) {
    await read()
    pass(5)
  }
  // At 0, 20, 60, 140 and 260 seconds, then every 120.
  expect(requested.length).toBeLessThanOrEqual(10)
  expect(requested.length).toBeGreaterThanOrEqual(8)
})

test('a view that is switched off shows nothing at once, and its last picture is forgotten', async () => {
  const { read, snapshotCache, view } = await aSnapshotCache()
  await read()
  snapshotCache.publish([{ ...view, isSwitchedOff: true }])
  expect(await read()).toEqual({ kind: 'switchedOff' })
  expect(snapshotCache.frame('1.1')).toBeNull()
  snapshotCache.publish([])
  expect(await read()).toEqual({ kind: 'unknown' })
})

test('observations of a view survive a new list', async () => {
  const { read, snapshotCache, view, requested } = await aSnapshotCache()
  await read()
  snapshotCache.publish([{ ...view, description: 'Another' }])
  expect(snapshotCache.observed(view).receivedAt).not.toBeNull()
  await read()
  expect(requested).toHaveLength(1)
})

test('views without visitors are checked in turn, the longest unseen first, and never before their pause is over', async () => {
  const { snapshotCache, view, pass } = await aSnapshotCache()
  const other = { ...view, id: '2.1' }
  snapshotCache.publish([view, other])
  await snapshotCache.refresh('1.1')
  expect(snapshotCache.longestUnseen()).toEqual({ viewId: '2.1', waitedSeconds: 0, isNew: true })
  await snapshotCache.refresh('2.1')
  expect(snapshotCache.longestUnseen()).toBeNull()
  pass(61)
  expect(snapshotCache.longestUnseen()).toEqual({ viewId: '1.1', waitedSeconds: 61, isNew: false })
})

test('for a view without visitors only a newer picture is requested, even if the last one is no longer in memory', async () => {
  const { snapshotCache, view, pass, conditions, counters, read } = await aSnapshotCache()
  await snapshotCache.check('1.1')
  snapshotCache.frames.delete('1.1')
  pass(61)
  await snapshotCache.check('1.1')
  expect(conditions).toEqual([undefined, '"1"'])
  expect(counters.calls.picture).toMatchObject({ good: 1, unchanged: 1 })
  expect(snapshotCache.observed(view).reason).toBeNull()
  // A visitor needs the picture itself.
  expect(await read()).toMatchObject({ kind: 'picture', bytes: aPicture(1) })
  expect(conditions).toEqual([undefined, '"1"', undefined])
})

test('a visitor who comes during a background check gets the picture, not just the fact that it is unchanged', async () => {
  const { snapshotCache, pass, read } = await aSnapshotCache()
  await snapshotCache.check('1.1')
  snapshotCache.frames.delete('1.1')
  pass(61)
  const check = snapshotCache.check('1.1')
  expect(await read()).toMatchObject({ kind: 'picture' })
  await check
})
