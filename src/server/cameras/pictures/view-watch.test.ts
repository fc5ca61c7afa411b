import { expect, test } from 'vitest'
import { type CameraState, judgeView } from '../../../contract/camera-state.ts'
import { afterLook, intervalOf, type Look, NEVER_WATCHED, reasonOf, type ViewWatch } from './view-watch.ts'

const START = Date.parse('2026-11-21T12:00:00Z')

/** Looks each so many seconds; `seen` says what at each. */
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
  return judgeView(
    {
      isSwitchedOff: false,
      receivedAt: instant(receivedAt),
      changedAt: instant(changedAt),
      interval: intervalOf(watch),
      reason: reasonOf(watch, isPlaceholder, at),
    },
    new Date(at),
  )
}

const NO_ANSWER: Look = { kind: 'failed', reason: 'noAnswer' }

test('a view nobody asked for is unavailable, and the reason is that nobody asked', () => {
  expect(reasonOf(NEVER_WATCHED, false, START)).toBe('notAskedYet')
  expect(stateAt(NEVER_WATCHED, 0)).toBe('unavailable')
})

test('the interval is known after three changes, and not before', () => {
  expect(intervalOf(watched(60, ['a', 'b', 'c']))).toBeNull()
  expect(intervalOf(watched(60, ['a', 'b', 'c', 'd']))).toEqual({ meanSeconds: 60, deviationSeconds: 0 })
})

test('a camera that changes each minute is fresh, then stale, then delayed, then frozen as the clock goes on', () => {
  const watch = watched(60, ['a', 'b', 'c', 'd'])
  const changed = 180
  expect(stateAt(watch, changed + 66)).toBe('fresh')
  expect(stateAt(watch, changed + 67)).toBe('stale')
  expect(stateAt(watch, changed + 120)).toBe('stale')
  expect(stateAt(watch, changed + 121)).toBe('delayed')
  expect(reasonOf(watch, false, START + (changed + 600) * 1000)).toBeNull()
  expect(reasonOf(watch, false, START + (changed + 601) * 1000)).toBe('frozen')
})

test('while the pace is unknown, five minutes are taken for it, and half an hour without a change is frozen', () => {
  const watch = watched(30, ['a'])
  expect(stateAt(watch, 600)).toBe('fresh')
  expect(stateAt(watch, 601)).toBe('stale')
  expect(stateAt(watch, 901)).toBe('delayed')
  const still = watched(
    30,
    Array.from({ length: 62 }, () => 'a'),
  )
  expect(reasonOf(still, false, START + 1800 * 1000)).toBeNull()
  expect(reasonOf(still, false, START + 1801 * 1000)).toBe('frozen')
})

test('receiving the same picture again does not make it younger', () => {
  const watch = watched(30, ['a', 'a', 'a'])
  expect(watch.changedAt).toBe(START)
  expect(watch.receivedAt).toBe(START + 60_000)
})

test('looking seldom is not taken for a camera that changes seldom', () => {
  expect(intervalOf(watched(600, ['a', 'b', 'c', 'd', 'e']))).toBeNull()
})

test('a camera that takes up another pace is judged by the newer one', () => {
  const slow = watched(
    120,
    Array.from({ length: 10 }, (_, index) => `slow ${index}`),
  )
  const quick = Array.from({ length: 25 }, (_, index) => `quick ${index}`)
  const watch = watched(20, quick, slow, START + 1200 * 1000)
  expect(intervalOf(watch)?.meanSeconds).toBe(20)
})

test('one lost call changes nothing; two make the view unavailable until a picture comes again', () => {
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

test('what nobody looked at for long is not called delayed: nobody asked', () => {
  const watch = watched(30, ['a', 'b'])
  expect(reasonOf(watch, false, START + 1230 * 1000)).toBeNull()
  expect(reasonOf(watch, false, START + 1231 * 1000)).toBe('notAskedYet')
})

test('exactly one state holds throughout a day', () => {
  const watch = watched(45, ['a', 'b', 'b', 'c', 'd', 'd', 'd', 'e'])
  const order = ['fresh', 'stale', 'delayed', 'unavailable']
  let last = 0
  for (let second = 315; second < 86_400; second += 11) {
    const rank = order.indexOf(stateAt(watch, second))
    expect(rank).toBeGreaterThanOrEqual(last)
    last = rank
  }
  expect(order[last]).toBe('unavailable')
})
