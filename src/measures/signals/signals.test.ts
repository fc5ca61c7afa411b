import { expect, test } from 'vitest'
import {
  arrivalsOnGreenPercent,
  detectorHealthPercent,
  isSplitFailure,
  platoonRatio,
  splitFailurePercent,
} from './arterial-signals.ts'
import { compareBeforeAndWhile, uptimePercent } from './ramp-signals.ts'

test('630 of 900 vehicles on green are 70 %, and with 50 % green the platoon ratio is 1.4', () => {
  expect(arrivalsOnGreenPercent(630, 900)).toBe(70)
  expect(platoonRatio(70, 50)).toBe(1.4)
  // Random arrivals: as much on green as there is green.
  expect(platoonRatio(50, 50)).toBe(1)
})

test('an approach without vehicles, or without green, has no figure', () => {
  expect(arrivalsOnGreenPercent(0, 0)).toBeNull()
  expect(arrivalsOnGreenPercent(null, 900)).toBeNull()
  expect(platoonRatio(70, 0)).toBeNull()
})

test('a split fails when detectors are occupied at least 80% of green and of early red', () => {
  expect(isSplitFailure({ greenPercent: 80, redStartPercent: 80 })).toBe(true)
  expect(isSplitFailure({ greenPercent: 79.9, redStartPercent: 100 })).toBe(false)
  expect(isSplitFailure({ greenPercent: 100, redStartPercent: 79.9 })).toBe(false)
})

test('half an observation decides only what it can rule out', () => {
  expect(isSplitFailure({ greenPercent: 60, redStartPercent: null })).toBe(false)
  expect(isSplitFailure({ greenPercent: 95, redStartPercent: null })).toBeNull()
  expect(isSplitFailure({ greenPercent: null, redStartPercent: null })).toBeNull()
})

test('one failure in four validated cycles is 25 %, and a fifth that nobody saw does not change it', () => {
  const full = { greenPercent: 95, redStartPercent: 90 }
  const free = { greenPercent: 40, redStartPercent: 10 }
  const unseen = { greenPercent: null, redStartPercent: null }
  expect(splitFailurePercent([full, free, free, free, unseen])).toEqual({ value: 25, n: 4, of: 5 })
  expect(splitFailurePercent([unseen]).value).toBeNull()
})

test('46 of 48 detectors passing are 95.8 % healthy', () => {
  expect(detectorHealthPercent(46, 48)).toBeCloseTo(95.833, 3)
  expect(detectorHealthPercent(0, 0)).toBeNull()
})

test('36 hours of problem in an October of 744 hours leave 95.2 % uptime', () => {
  // (744 − 36) / 744 = 0.95161…
  expect(uptimePercent(744, 36)).toBeCloseTo(95.161, 3)
  expect(uptimePercent(744, null)).toBeNull()
  expect(uptimePercent(0, 0)).toBeNull()
})

test('speed before and while metering appears with its n and its period, and claims no cause', () => {
  const october = { start: '2026-10-01', end: '2026-10-31' }
  expect(compareBeforeAndWhile({ before: 40, active: 46, n: 22, period: october })).toEqual({
    before: 40,
    active: 46,
    change: 6,
    changePercent: 15,
    n: 22,
    period: october,
  })
  const unmeasured = compareBeforeAndWhile({ before: null, active: 46, n: null, period: october })
  expect(unmeasured).toMatchObject({ change: null, changePercent: null })
})
