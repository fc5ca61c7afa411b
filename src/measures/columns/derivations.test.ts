import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentile } from '../distribution.ts'
import { mean } from '../means.ts'
import { percentOf, ratioOf } from '../measured.ts'
import { rounded } from '../rounding.ts'
import { deriveRow } from './derivations.ts'
import { TABLES } from './tables.ts'
import { rowIssues } from './testing/row-issues.ts'
import { aFreewayRow, anArterialRow, anExpressRow, anIncidentRow, aReliabilityRow } from './testing/rows.ts'

const reliability = TABLES['metrics_freeway_weekly.reliability']
const express = TABLES.metrics_express_i95
const tim = TABLES.services_incidentManagement_tim

test('missing values that follow from the others in a row are computed and rounded', () => {
  // 13 / 10; 19.5 / 10; (19.5 − 13) / 13 = 50 %; 15.8 / 12.6 = 1.2539…
  expect(deriveRow(reliability, aReliabilityRow())).toMatchObject({
    travel_time_index: 1.3,
    planning_time_index: 1.95,
    buffer_index_percent: 50,
    level_of_travel_time_reliability: 1.25,
  })
  // 742 / 770 = 96.36 %; 118 / 131 = 90.08 %.
  expect(deriveRow(TABLES.metrics_freeway_weekly, aFreewayRow())).toMatchObject({
    coverage_percent: 96.4,
    lane_blocking_coverage_percent: 90.1,
  })
  // 61,200 / 244,800 = 25 %; 7.25 / 11.2 = 0.647…
  expect(deriveRow(express, anExpressRow())).toMatchObject({
    express_share_percent: 25,
    cost_per_minute_saved_usd: 0.65,
  })
  expect(deriveRow(tim, anIncidentRow())).toMatchObject({
    roadway_clearance_minutes: 47,
    incident_clearance_minutes: 71,
  })
})

test('minutes saved follow from the travel times if a file has those, and the price of a minute from the minutes saved', () => {
  const row = anExpressRow({ minutes_saved: null, general_minutes: 23.4, express_minutes: 12.2 })
  expect(deriveRow(express, row)).toMatchObject({ minutes_saved: 11.2, cost_per_minute_saved_usd: 0.65 })
})

test('nothing is computed from what was not measured: it stays null, and never becomes 0', () => {
  expect(deriveRow(reliability, aReliabilityRow({ mean_minutes: null }))).toMatchObject({
    mean_minutes: null,
    travel_time_index: null,
    planning_time_index: 1.95,
    buffer_index_percent: null,
    coverage_percent: null,
  })
  expect(deriveRow(express, anExpressRow({ minutes_saved: 0 })).cost_per_minute_saved_usd).toBeNull()
  expect(deriveRow(tim, anIncidentRow({ lanes_blocked: 0 })).roadway_clearance_minutes).toBeNull()
  expect(deriveRow(tim, anIncidentRow({ lanes_blocked: null })).roadway_clearance_minutes).toBeNull()
})

test('the buffer index follows from the two other indices if the times are missing', () => {
  const times = { free_flow_minutes: null, mean_minutes: null, p95_minutes: null }
  const row = aReliabilityRow({ ...times, travel_time_index: 1.3, planning_time_index: 1.95 })
  expect(deriveRow(reliability, row).buffer_index_percent).toBe(50)
})

test('values in the file are never changed', () => {
  const row = aReliabilityRow({ travel_time_index: 1.31 })
  expect(deriveRow(reliability, row).travel_time_index).toBe(1.31)
  expect(deriveRow(reliability, row)).toMatchObject(row)
})

test('an index within rounding of its travel times passes; one beyond it is reported with the correct value', () => {
  // 13 may be 12.95 to 13.05 and 10 may be 9.95 to 10.05: 1.2886 to 1.3116, and half a hundredth on either side.
  expect(rowIssues(reliability, aReliabilityRow({ travel_time_index: 1.31 }))).toEqual([])
  expect(rowIssues(reliability, aReliabilityRow({ travel_time_index: 1.33 }))).toEqual([
    {
      column: 'travel_time_index',
      message:
        'is 1.33, but mean_minutes / free_flow_minutes is 1.3: correct one of them, or leave this cell empty and it is computed',
    },
  ])
})

test('a buffer index that is not PTI / TTI − 1 is refused', () => {
  const times = { free_flow_minutes: null, mean_minutes: null, p95_minutes: null }
  const indices = { ...times, travel_time_index: 1.3, planning_time_index: 1.95 }
  // 1.945 / 1.305 to 1.955 / 1.295: 49.0 to 51.0 %.
  expect(rowIssues(reliability, aReliabilityRow({ ...indices, buffer_index_percent: 50.9 }))).toEqual([])
  expect(rowIssues(reliability, aReliabilityRow({ ...indices, buffer_index_percent: 53 }))).toMatchObject([
    { column: 'buffer_index_percent' },
  ])
})

test('a share that is not express / (express + general) is refused to the tenth of a percent: counts are exact', () => {
  expect(rowIssues(express, anExpressRow({ express_share_percent: 25 }))).toEqual([])
  expect(rowIssues(express, anExpressRow({ express_share_percent: 25.1 }))).toMatchObject([
    { column: 'express_share_percent' },
  ])
  // Express / general, a common mistake.
  expect(rowIssues(express, anExpressRow({ express_share_percent: 33.3 }))).toHaveLength(1)
})

test('a figure whose formula has no value must be left empty', () => {
  expect(rowIssues(express, anExpressRow({ minutes_saved: -2, cost_per_minute_saved_usd: 3.5 }))).toEqual([
    {
      column: 'cost_per_minute_saved_usd',
      message: 'is 3.5, but mean_toll_usd / minutes_saved has no value here: leave the cell empty',
    },
  ])
})

test('a platoon ratio that is not arrivals on green / green is refused', () => {
  const arterial = TABLES.metrics_arterial_broward
  expect(rowIssues(arterial, anArterialRow({ platoon_ratio: 1.5 }))).toMatchObject([
    { column: 'platoon_ratio' },
  ])
  expect(rowIssues(arterial, anArterialRow({ platoon_ratio: 1.5, green_percent: null }))).toEqual([])
})

test('a clearance time must agree with its stamps', () => {
  // Stamps are noted to the minute: 17:42 and 18:53 are 70 to 72 minutes apart.
  for (const minutes of [70.1, 71, 71.9]) {
    expect(rowIssues(tim, anIncidentRow({ incident_clearance_minutes: minutes }))).toEqual([])
  }
  expect(rowIssues(tim, anIncidentRow({ incident_clearance_minutes: 77 }))).toMatchObject([
    { column: 'incident_clearance_minutes' },
  ])
})

test('no true row is refused: times and indices measured on any trips and rounded for publication', () => {
  const freeFlowMinutes = fc.double({ min: 1, max: 60, noNaN: true })
  const slownesses = fc.array(fc.double({ min: 1, max: 9, noNaN: true }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(freeFlowMinutes, slownesses, (freeFlow, slowness) => {
      const minutes = slowness.map((times) => freeFlow * times)
      const [meanTrip, p95] = [mean(minutes), percentile(minutes, 95)]
      fc.pre(meanTrip !== null && p95 !== null)
      const row = aReliabilityRow({
        free_flow_minutes: rounded(freeFlow, 1),
        mean_minutes: rounded(meanTrip, 1),
        p50_minutes: rounded(percentile(minutes, 50), 1),
        p80_minutes: rounded(percentile(minutes, 80), 1),
        p95_minutes: rounded(p95, 1),
        travel_time_index: rounded(ratioOf(meanTrip, freeFlow), 2),
        planning_time_index: rounded(ratioOf(p95, freeFlow), 2),
        buffer_index_percent: rounded(percentOf(p95 - meanTrip, meanTrip), 1),
      })
      expect(rowIssues(reliability, row)).toEqual([])
      expect(rowIssues(reliability, deriveRow(reliability, row))).toEqual([])
    }),
  )
})

test('a buffer index computed beside given indices fits the times and the indices', () => {
  // 2.0 and 2.6 minutes alone would give 30 %; the indices, made from unrounded times, allow 27.1 to 28.8 %.
  const times = {
    free_flow_minutes: 1.5,
    mean_minutes: 2,
    p50_minutes: null,
    p80_minutes: null,
    p95_minutes: 2.6,
  }
  const row = aReliabilityRow({ ...times, travel_time_index: 1.36, planning_time_index: 1.74 })
  const derived = deriveRow(reliability, row)
  expect(rowIssues(reliability, row)).toEqual([])
  // 1.745 / 1.355 = 1.2878…
  expect(derived.buffer_index_percent).toBe(28.8)
  expect(rowIssues(reliability, derived)).toEqual([])
})

test('a value computed for a row is never refused in it', () => {
  const time = fc.integer({ min: 1, max: 900 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(time, time, time, (a, b, c) => {
      const [freeFlow = 1, meanTrip = 1, p95 = 1] = [a, b, c].sort((x, y) => x - y)
      const times = { free_flow_minutes: freeFlow, mean_minutes: meanTrip, p95_minutes: p95 }
      const row = aReliabilityRow({ ...times, p50_minutes: null, p80_minutes: null })
      fc.pre(
        rowIssues(reliability, row).length === 0 && p95 / freeFlow <= 20 && (p95 - meanTrip) / meanTrip < 10,
      )
      expect(rowIssues(reliability, deriveRow(reliability, row))).toEqual([])
    }),
  )
})
