import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../tools/testing/test-cases.ts'
import { type CameraState, evaluateView } from '../../../contract/camera-state.ts'
import { afterLook, intervalOf, type Look, NEVER_WATCHED, reasonOf, type ViewWatch } from './view-watch.ts'

const START = Date.parse('2026-11-21T12:00:00Z')
const LOST: Look = { kind: 'failed', reason: 'noAnswer' }

/**
 * When the site checks a view and whether it gets a response: visitors come and go, intervals are short or long, calls
 * fail. Some checks fall just before or after a change, where they reveal least about the pace.
 */
const scheduleFor = (everySeconds: number) =>
  fc.array(
    fc.record({
      afterSeconds: fc.oneof(
        fc.double({ min: 10, max: 60, noNaN: true }),
        fc.integer({ min: 60, max: 1500 }),
        fc.constantFrom(0.3, 0.31, 0.39, 0.4, 0.6, 0.61, 0.7, 0.99).map((part) => part * everySeconds),
      ),
      isLost: fc.constantFrom(false, false, false, false, false, true),
    }),
    { minLength: 1, maxLength: 80 },
  )
/** Sees the change at second 100 at 160, and those at 200 and 300 soon after: gaps of 70 s for a pace of 100. */
const LATE_THEN_EARLY = [10, 89, 61, 39, 31, 40, 30, 99].map((afterSeconds) => ({
  afterSeconds,
  isLost: false,
}))
type Schedule = readonly { afterSeconds: number; isLost: boolean }[]

/**
 * A view's reported state, at each check and just before the next one.
 *
 * @param numberAt number of the camera's newest picture at a second
 */
function saidOf(schedule: Schedule, numberAt: (seconds: number) => number): (CameraState | string)[] {
  let watch: ViewWatch = NEVER_WATCHED
  let seconds = 0
  return schedule.flatMap(({ afterSeconds, isLost }) => {
    const before = reported(watch, seconds + afterSeconds - 1)
    seconds += afterSeconds
    const look: Look = isLost ? LOST : { kind: 'picture', hash: `picture ${numberAt(seconds)}` }
    watch = afterLook(watch, look, START + seconds * 1000)
    return [before, reported(watch, seconds)]
  })
}

/** The state, or the reason for having none. */
function reported(watch: ViewWatch, seconds: number): CameraState | string {
  const now = START + seconds * 1000
  const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  const reason = reasonOf(watch, false, now)
  const view = { receivedAt: instant(watch.receivedAt), changedAt: instant(watch.changedAt), reason }
  return reason ?? evaluateView({ ...view, isSwitchedOff: false, interval: intervalOf(watch) })
}

test('a camera that changes on time is never called stale or delayed because the site rarely checked', () => {
  const some = fc
    .integer({ min: 15, max: 300 })
    .chain((everySeconds) => fc.tuple(fc.constant(everySeconds), fc.nat(300), scheduleFor(everySeconds)))
  fc.assert(
    fc.property(some, ([everySeconds, aheadSeconds, schedule]) => {
      const numberAt = (seconds: number) => Math.floor((seconds + aheadSeconds) / everySeconds)
      const honest = ['fresh', 'notAskedYet', 'noAnswer']
      expect(saidOf(schedule, numberAt).filter((one) => !honest.includes(one))).toEqual([])
    }),
    { ...runs(2000), examples: [[[100, 0, LATE_THEN_EARLY]]] },
  )
})

test('a camera whose pace varies by a quarter is never called delayed or frozen because the site rarely checked', () => {
  const pace = fc.tuple(
    fc.integer({ min: 10, max: 240 }),
    fc.array(fc.integer({ min: -25, max: 25 }), { minLength: 7, maxLength: 7 }),
  )
  fc.assert(
    fc.property(pace, scheduleFor(120), ([meanSeconds, percents], schedule) => {
      const changes: number[] = [0]
      while ((changes.at(-1) ?? 0) < 120_000) {
        const percent = percents[changes.length % percents.length] ?? 0
        changes.push((changes.at(-1) ?? 0) + meanSeconds * (1 + percent / 100))
      }
      const numberAt = (seconds: number) => changes.findLastIndex((change) => change <= seconds)
      const saidAll = saidOf(schedule, numberAt)
      expect(saidAll.filter((one) => one === 'delayed' || one === 'frozen')).toEqual([])
    }),
    runs(300),
  )
})

test('a camera that stops is called stale, then delayed, then frozen, as soon as checks show it', () => {
  const schedule = Array.from({ length: 100 }, () => ({ afterSeconds: 20, isLost: false }))
  const seen = saidOf(schedule, (seconds) => Math.floor(Math.min(seconds, 600) / 60))
  expect([...new Set(seen)]).toEqual(['notAskedYet', 'fresh', 'stale', 'delayed', 'frozen'])
})
