import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Instant } from '../../contract/calendar.ts'
import { levelOfDuration } from './level.ts'
import { minutesBetween } from './stamps.ts'
import { timesAfter } from './testing/an-incident.ts'
import { secondaryCrashRate, timelineDurations } from './timeline.ts'

const crash = { t1: 0, t2: 2, t3: 4, t4: 11, t5: 47, t6: 71, t7: 96 }

test('a crash reported at 5:42, open at 6:29 and clear at 6:53 took 47 and 71 minutes', () => {
  // T2 − T1 = 2; T4 − T2 = 11 − 2 = 9 (T4 − T3 would be 7); T5 − T1 = 47; T6 − T1 = 71.
  expect(timelineDurations(timesAfter(crash), 2)).toEqual({
    verificationMinutes: 2,
    responseMinutes: 9,
    roadwayClearanceMinutes: 47,
    incidentClearanceMinutes: 71,
  })
})

test('seconds count: 33 seconds are 0.55 minutes', () => {
  expect(minutesBetween('2026-11-10T22:42:00Z', '2026-11-10T22:42:33Z')).toBe(0.55)
})

test('the night the clocks go back has the hour twice, and durations do not notice', () => {
  expect(minutesBetween('2026-11-01T01:50:00-04:00', '2026-11-01T01:20:00-05:00')).toBe(30)
})

test.each([
  '2026-11-10T17:42:00-05:00',
  '2026-11-10T17:42:00-0500',
  '2026-11-10T17:42:00 -05',
  '2026-11-10 22:42:00Z',
])('%s is the same moment however its offset is written', (spelling) => {
  expect(minutesBetween('2026-11-10T22:42:00Z', spelling)).toBe(0)
})

test('every spelling of a moment that the contract accepts is understood', () => {
  for (const separator of ['T', ' ']) {
    for (const fraction of ['', '.5', '.123456789']) {
      for (const offset of ['Z', '-05:00', '-0500', '-05', ' -05:00', ' -0500', ' +05']) {
        const instant = `2026-11-10${separator}17:42:00${fraction}${offset}`
        expect(v.is(Instant, instant), instant).toBe(true)
        expect(minutesBetween(instant, instant), instant).toBe(0)
      }
    }
  }
})

test('without a blocked lane, or without knowing whether one was, there is no roadway clearance time', () => {
  const times = timesAfter(crash)
  expect(timelineDurations(times, 0).roadwayClearanceMinutes).toBeNull()
  expect(timelineDurations(times, null).roadwayClearanceMinutes).toBeNull()
  expect(timelineDurations(times, 0).incidentClearanceMinutes).toBe(71)
})

test('a missing or impossible stamp leaves its steps unmeasured and the others alone', () => {
  const noArrival = timelineDurations(timesAfter({ ...crash, t4: null }), 2)
  expect(noArrival.responseMinutes).toBeNull()
  expect(noArrival.incidentClearanceMinutes).toBe(71)
  expect(timelineDurations(timesAfter({ ...crash, t4: 1 }), 2).responseMinutes).toBeNull()
})

test('whatever the stamps, a step is unmeasured or not negative, and lanes open no later than the scene is clear', () => {
  const gap = fc.option(fc.integer({ min: 0, max: 500 }))
  fc.assert(
    fc.property(gap, gap, gap, gap, gap, (t1, t2, t4, t5, t6) => {
      const durations = timelineDurations(timesAfter({ t1, t2, t4, t5, t6 }), 1)
      for (const minutes of Object.values(durations)) {
        if (minutes !== null) expect(minutes).toBeGreaterThanOrEqual(0)
      }
      const { roadwayClearanceMinutes: roadway, incidentClearanceMinutes: incident } = durations
      if (roadway !== null && incident !== null && t5 !== null && t6 !== null && t5 <= t6) {
        expect(roadway).toBeLessThanOrEqual(incident)
      }
    }),
  )
})

test.each([
  [0, 1],
  [29.96, 1],
  [30, 2],
  [120, 2],
  [120.1, 3],
  [null, null],
])('an incident of %s minutes is of level %s', (minutes, level) => {
  expect(levelOfDuration(minutes)).toBe(level)
})

test('three secondary crashes to sixty primary ones are one in twenty', () => {
  expect(secondaryCrashRate(3, 60)).toBe(0.05)
  expect(secondaryCrashRate(0, 60)).toBe(0)
  expect(secondaryCrashRate(null, 60)).toBeNull()
  expect(secondaryCrashRate(1, 0)).toBeNull()
})
