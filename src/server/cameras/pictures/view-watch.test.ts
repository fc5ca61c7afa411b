import { expect, test } from 'vitest'
import { type CameraState, evaluateView } from '../../../contract/camera-state.ts'
import { afterLook, intervalOf, type Look, NEVER_WATCHED, reasonOf, type ViewWatch } from './view-watch.ts'

const START = Date.parse('2026-11-21T12:00:00Z')

/** Looks at this interval in seconds; `seen` has the picture of each look. */
function watched(
  secondsApart: number,
  seen: readonly (string | Look)[],
  from = NEVER_WATCHED,
  start = START,
): ViewWatch {
  return seen.reduce<ViewWatch>((watch, one, index) => {
    const look: Look = typeof one === 'string' ? { kind: 'picture', hash: one } : one
    return afterLook(watch, look, start + index * secondsApart * 1000)
  }, from)
}

function stateAt(watch: ViewWatch, seconds: number, isPlaceholder = false): CameraState {
  const at = START + seconds * 1000
  const { receivedAt, changedAt } = watch
  const instant = (time: number | null) => (time === null ? null : new Date(time).toISOString())
  return evaluateView({
    isSwitchedOff: false,
    receivedAt: instant(receivedAt),
    changedAt: instant(changedAt),
    interval: intervalOf(watch),
    reason: reasonOf(watch, isPlaceholder, at),
  })
}

/** The same picture for this many looks. */
const times = (count: number, hash: string) => Array.from({ length: count }, () => hash)

const NO_ANSWER: Look = { kind: 'failed', reason: 'noAnswer' }

test('a view never requested is unavailable, and the reason says so', () => {
  expect(reasonOf(NEVER_WATCHED, false, START)).toBe('notAskedYet')
  expect(stateAt(NEVER_WATCHED, 0)).toBe('unavailable')
})

test('the interval is known after three changes, not before', () => {
  expect(intervalOf(watched(60, ['a', 'b', 'c']))).toBeNull()
  expect(intervalOf(watched(60, ['a', 'b', 'c', 'd']))?.meanSeconds).toBe(60)
})

test('the deviation says how far off the mean may be, less so with each look that fits', () => {
  // The first of three changes may have happened up to a minute before it was seen: 60 s over two intervals.
  expect(intervalOf(watched(60, ['a', 'b', 'c', 'd']))?.deviationSeconds).toBe(30)
  const longer = Array.from({ length: 20 }, (_, index) => `picture ${index}`)
  expect(intervalOf(watched(60, longer))?.deviationSeconds).toBeCloseTo(3.3)
})

test('a camera that changed every minute is fresh, then stale, then delayed, then frozen as looks continue', () => {
  const minutes = ['a', 'b', 'c', 'd'].flatMap((hash) => times(60, hash))
  const stateAfter = (seconds: number) => {
    const watch = watched(1, [...minutes, ...times(seconds - 59, 'd')])
    return [stateAt(watch, 180 + seconds), reasonOf(watch, false, START + (180 + seconds) * 1000)]
  }
  expect(stateAfter(66)).toEqual(['fresh', null])
  expect(stateAfter(67)).toEqual(['stale', null])
  expect(stateAfter(121)).toEqual(['stale', null])
  expect(stateAfter(122)).toEqual(['delayed', null])
  expect(stateAfter(605)).toEqual(['delayed', null])
  expect(stateAfter(606)).toEqual(['unavailable', 'frozen'])
})

test('while the pace is unknown, it is assumed to be five minutes, and half an hour without a change is frozen', () => {
  const stateAfter = (seconds: number) => stateAt(watched(1, times(seconds + 1, 'a')), seconds)
  expect([600, 601, 900, 901].map(stateAfter)).toEqual(['fresh', 'stale', 'stale', 'delayed'])
  const still = (seconds: number) =>
    reasonOf(watched(1, times(seconds + 1, 'a')), false, START + seconds * 1000)
  expect([still(1800), still(1801)]).toEqual([null, 'frozen'])
})

test('observations hold while nobody looks, whatever the clock says, until they are too old', () => {
  const watch = watched(60, ['a', 'b', 'c', 'd'])
  for (const seconds of [180, 300, 900, 1380]) expect(stateAt(watch, seconds)).toBe('fresh')
  expect(stateAt(watch, 1381)).toBe('unavailable')
})

test('receiving the same picture again does not make it newer', () => {
  const watch = watched(30, ['a', 'a', 'a'])
  expect(watch.changedAt).toBe(START)
  expect(watch.receivedAt).toBe(START + 60_000)
})

test('rare looks are not mistaken for a camera that rarely changes', () => {
  expect(intervalOf(watched(600, ['a', 'b', 'c', 'd', 'e']))).toBeNull()
})

test('a camera that changes its pace is measured by the new one', () => {
  const slow = watched(
    120,
    Array.from({ length: 10 }, (_, index) => `slow ${index}`),
  )
  const quick = Array.from({ length: 25 }, (_, index) => `quick ${index}`)
  const watch = watched(20, quick, slow, START + 1200 * 1000)
  expect(intervalOf(watch)?.meanSeconds).toBe(20)
})

test('one failed call changes nothing; two make the view unavailable until the next picture', () => {
  const once = watched(30, ['a', NO_ANSWER])
  expect(reasonOf(once, false, START + 30_000)).toBeNull()
  const twice = watched(30, ['a', NO_ANSWER, NO_ANSWER])
  expect(reasonOf(twice, false, START + 60_000)).toBe('noAnswer')
  const again = watched(30, ['a', NO_ANSWER, NO_ANSWER, 'b'])
  expect(reasonOf(again, false, START + 90_000)).toBeNull()
  expect(reasonOf(watched(30, [NO_ANSWER]), false, START)).toBe('noAnswer')
})

test('a placeholder is unavailable however fresh it is', () => {
  expect(stateAt(watched(30, ['a', 'b', 'c', 'd']), 90, true)).toBe('unavailable')
})

test('a view nobody looked at for long is not called delayed, but not requested yet', () => {
  const watch = watched(30, ['a', 'b'])
  expect(reasonOf(watch, false, START + 1230 * 1000)).toBeNull()
  expect(reasonOf(watch, false, START + 1231 * 1000)).toBe('notAskedYet')
})

test('exactly one state holds at any time in a day of looks, and none comes back', () => {
  const order = ['fresh', 'stale', 'delayed', 'unavailable']
  let watch = watched(45, ['a', 'b', 'b', 'c', 'd', 'd', 'd', 'e'])
  let last = 0
  for (let second = 315; second < 86_400; second += 45) {
    watch = afterLook(watch, { kind: 'picture', hash: 'e' }, START + second * 1000)
    const rank = order.indexOf(stateAt(watch, second))
    expect(rank).toBeGreaterThanOrEqual(last)
    last = rank
  }
  expect(order[last]).toBe('unavailable')
})
