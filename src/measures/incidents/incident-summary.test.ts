import { expect, test } from 'vitest'
import { summarizeIncidents } from './incident-summary.ts'
import { anIncident, timesAfter } from './testing/an-incident.ts'

const NONE = { mean: null, median: null, p90: null }

test('five incidents are summarized as a person would by hand', () => {
  const summary = summarizeIncidents(
    [
      anIncident({ times: timesAfter({ t1: 0, t5: 20, t6: 30 }), roadwayClearanceMinutes: 20 }),
      anIncident({ times: timesAfter({ t1: 0, t5: 40, t6: 60 }), secondary: true }),
      anIncident({ times: timesAfter({ t1: 0, t5: 100, t6: 130 }) }),
      // Only the shoulder: an incident clearance time, but no roadway clearance time.
      anIncident({
        lanesBlocked: 0,
        times: timesAfter({ t1: 0, t6: 20 }),
        roadwayClearanceMinutes: null,
        incidentClearanceMinutes: null,
      }),
      // Blocked a lane, but nobody recorded when it opened.
      anIncident({
        times: timesAfter({ t1: 0, t6: 50 }),
        roadwayClearanceMinutes: null,
        incidentClearanceMinutes: null,
      }),
    ],
    90,
  )
  expect(summary).toEqual({
    incidents: 5,
    withTimes: 4,
    // 20, 40, 100: mean 160 / 3 = 53.33; p90: h = 2 × 0.9 = 1.8, 40 + 0.8 × 60 = 88.
    roadwayClearanceMinutes: { mean: 53.3, median: 40, p90: 88 },
    // 20 30 50 60 130: mean 290 / 5 = 58; p90: h = 4 × 0.9 = 3.6, 60 + 0.6 × 70 = 102.
    incidentClearanceMinutes: { mean: 58, median: 50, p90: 102 },
    // 2 of the 3 lane-blocking incidents with a known time; the fourth is not in the divisor.
    openRoadsCompliancePercent: 66.7,
    secondaryCrashes: 1,
  })
})

test('a time recorded by the office counts where stamps are missing', () => {
  const summary = summarizeIncidents([anIncident({ times: timesAfter({}) })], 90)
  expect(summary.roadwayClearanceMinutes.mean).toBe(47)
  expect(summary.withTimes).toBe(1)
})

test('an incident without a record of whether a lane was blocked is not complete', () => {
  const summary = summarizeIncidents([anIncident({ lanesBlocked: null, roadwayClearanceMinutes: null })], 90)
  expect(summary).toMatchObject({ withTimes: 0, roadwayClearanceMinutes: NONE })
  expect(summary.incidentClearanceMinutes.mean).toBe(71)
})

test('without any incident there are no figures, not 0 minutes', () => {
  expect(summarizeIncidents([], 90)).toEqual({
    incidents: 0,
    withTimes: 0,
    roadwayClearanceMinutes: NONE,
    incidentClearanceMinutes: NONE,
    openRoadsCompliancePercent: null,
    secondaryCrashes: null,
  })
})
