import { expect, test } from 'vitest'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { TABLES } from './tables.ts'
import { rowIssues, rowNotices } from './testing/row-issues.ts'
import {
  aFreewayRow,
  anArterialRow,
  anExpressRow,
  anIncidentRow,
  aRampRow,
  aReliabilityRow,
} from './testing/rows.ts'

const freeway = TABLES.metrics_freeway_weekly
const reliability = TABLES['metrics_freeway_weekly.reliability']
const express = TABLES.metrics_express_i95
const tim = TABLES.services_incidentManagement_tim

/** Each issue as "column message". */
const messagesOf = (table: typeof freeway, row: MetricsRow) =>
  rowIssues(table, row).map(({ column, message }) => `${column} ${message}`)

test('rows as the office publishes them have no issues', () => {
  expect(rowIssues(freeway, aFreewayRow())).toEqual([])
  expect(rowIssues(reliability, aReliabilityRow())).toEqual([])
  expect(rowIssues(TABLES.metrics_arterial_broward, anArterialRow())).toEqual([])
  expect(rowIssues(express, anExpressRow())).toEqual([])
  expect(rowIssues(TABLES.ramp_monthly, aRampRow())).toEqual([])
  expect(rowIssues(tim, anIncidentRow())).toEqual([])
})

test('a row without any measurement is valid and can be published', () => {
  for (const [table, row] of [
    [freeway, aFreewayRow()],
    [reliability, aReliabilityRow()],
    [TABLES.metrics_arterial_palmBeach, anArterialRow()],
    [express, anExpressRow()],
    [TABLES.ramp_monthly, aRampRow()],
  ] as const) {
    const empty = Object.fromEntries(
      table.columns.map(({ name, isEmptyAllowed }) => [name, isEmptyAllowed ? null : (row[name] ?? null)]),
    )
    expect(rowIssues(table, empty)).toEqual([])
  }
})

test('a week that is not seven days long is reported with the days it should have', () => {
  expect(messagesOf(freeway, aFreewayRow({ period_end: '2026-11-15' }))).toEqual([
    'period_end is wrong for a week: it starts on 2026-11-08 and so must end on 2026-11-14, not 2026-11-15',
  ])
  expect(messagesOf(freeway, aFreewayRow({ period_start: '2026-11-09' }))).toEqual([
    'period_end is wrong for a week: it starts on 2026-11-09 and so must end on 2026-11-15, not 2026-11-14',
  ])
})

test('a table for months or quarters accepts only those', () => {
  const arterial = TABLES.metrics_arterial_broward
  expect(rowIssues(arterial, anArterialRow({ period_end: '2026-12-31' }))).toEqual([])
  expect(messagesOf(arterial, anArterialRow({ period_end: '2026-11-30' }))).toEqual([
    'period_end is wrong: 2026-10-01 to 2026-11-30 is neither a month nor a quarter',
  ])
})

test.each([
  [{ events: null }, 'events must not be empty'],
  [{ events: 12.5 }, 'events is 12.5 and must be a whole number'],
  [{ road_ranger_assists: -3 }, 'road_ranger_assists is -3 and must be at least 0 assists'],
  [
    { open_roads_compliance_percent: 101 },
    'open_roads_compliance_percent is 101 and must be at most 100 percent',
  ],
  [
    { response_minutes_mean: 99_999, response_minutes_median: null, response_minutes_p90: null },
    'response_minutes_mean is 99999 and must be at most 43200 minutes',
  ],
  [{ responders_struck: 'two' }, 'responders_struck must be a number, not "two"'],
  [{ county: 7 }, 'county must be a word, not the number 7'],
  [{ county: '=1+1' }, 'county starts with "=", which a spreadsheet runs as a formula'],
  [{ county: ' Broward' }, 'county " Broward" has spaces around it'],
  [{ level: '4' }, 'level "4" is not one of 1, 2, 3, all'],
  [{ direction: 'NB' }, 'direction "NB" is not one of northbound, southbound, eastbound, westbound, all'],
  [{ row_status: 'draft' }, 'row_status "draft" is not one of preliminary, final, revised'],
  [{ period_start: '2026-02-30' }, 'period_start "2026-02-30" is not a day of the calendar'],
  [
    { period_start: '11/8/2026' },
    'period_start "11/8/2026" must be a day written as YYYY-MM-DD, such as 2026-11-07',
  ],
] as [MetricsRow, string][])('%o is refused', (change, message) => {
  expect(messagesOf(freeway, aFreewayRow(change))).toEqual([message])
})

test('an event that closed a road for weeks can be published', () => {
  const fiveDays = { incident_clearance_minutes_mean: 7200, incident_clearance_minutes_p90: 43_200 }
  expect(rowIssues(freeway, aFreewayRow(fiveDays))).toEqual([])
  const washedOut = { t5: '2026-12-09T10:00:00-05:00', t6: '2026-12-09T12:00:00-05:00', t7: null }
  expect(rowIssues(tim, anIncidentRow({ ...washedOut, incident_clearance_minutes: 41_418 }))).toEqual([])
  expect(messagesOf(tim, anIncidentRow({ incident_clearance_minutes: 50_000 }))).toEqual([
    'incident_clearance_minutes is 50000 and must be at most 43200 minutes',
  ])
})

test('parts cannot be more than their whole', () => {
  expect(messagesOf(freeway, aFreewayRow({ lane_blocking_events: 771 }))).toEqual([
    'events is 770, below lane_blocking_events 771: lane-blocking events are some of the events',
  ])
  expect(messagesOf(freeway, aFreewayRow({ lane_blocking_events_with_times: 132 }))).toHaveLength(1)
})

test('a median above the 90th percentile is refused', () => {
  expect(messagesOf(freeway, aFreewayRow({ response_minutes_median: 17.6 }))).toEqual([
    'response_minutes_p90 is 17.5, below response_minutes_median 17.6: nine in ten take at least as long as half of them',
  ])
})

test('a mean without a single event with times is refused', () => {
  const row = aFreewayRow({ lane_blocking_events_with_times: 0 })
  expect(messagesOf(freeway, row)).toContain(
    'roadway_clearance_minutes_mean is 31, but lane_blocking_events_with_times is 0: leave it empty, nothing was measured',
  )
})

test('a roadway clearance above the incident clearance is published: lane-blocking events may take longer than all events', () => {
  const row = aFreewayRow({
    events: 369,
    lane_blocking_events: 53,
    events_with_times: 369,
    lane_blocking_events_with_times: 53,
    roadway_clearance_minutes_mean: 12.8,
    incident_clearance_minutes_mean: 11.2,
    incident_clearance_minutes_median: 9.1,
    incident_clearance_minutes_p90: 24.6,
  })
  expect(rowIssues(freeway, row)).toEqual([])
  expect(rowNotices(freeway, row)).toEqual([])
})

test.each(['mean', 'median', 'p90'])(
  'a %s roadway clearance above the incident clearance of the same events is refused',
  (statistic) => {
    const counts = {
      events: 118,
      lane_blocking_events: 118,
      events_with_times: 118,
      lane_blocking_events_with_times: 118,
    }
    const column = `roadway_clearance_minutes_${statistic}`
    const incident = aFreewayRow()[`incident_clearance_minutes_${statistic}`]
    expect(
      messagesOf(freeway, aFreewayRow({ ...counts, [column]: 88.5, roadway_clearance_minutes_p90: 88.5 })),
    ).toContain(
      `${column} is 88.5, above incident_clearance_minutes_${statistic} ${incident}: lanes open before the last responder leaves; look whether the two are swapped`,
    )
    // The same number with times may still be different events.
    expect(rowIssues(freeway, aFreewayRow({ ...counts, events: 119, [column]: 58.1 }))).toEqual([])
  },
)

test('more secondary crashes than events, and a time although no event has all times, are published and mentioned', () => {
  const one = aFreewayRow({
    events: 3,
    lane_blocking_events: 1,
    events_with_times: 0,
    lane_blocking_events_with_times: 1,
  })
  expect(rowIssues(freeway, one)).toEqual([])
  expect(rowNotices(freeway, one)).toContainEqual({
    column: 'events',
    message:
      'is 3, below secondary_crashes 4: published, as one event may have caused several, counted with it',
  })
  expect(rowNotices(freeway, one)).toContainEqual({
    column: 'verification_minutes_mean',
    message:
      'is 2.1, but events_with_times is 0: published, as an event without all of its times may have this one',
  })
})

test('percentiles of travel time rise, and a peak is never much faster than an empty road', () => {
  expect(messagesOf(reliability, aReliabilityRow({ p80_minutes: 12.5 }))).toEqual([
    'p80_minutes is 12.5, below p50_minutes 12.6: percentiles rise from p50 to p80 to p95',
  ])
  expect(messagesOf(reliability, aReliabilityRow({ mean_minutes: 9 }))).toEqual([
    'mean_minutes is 9, below free_flow_minutes 10: a peak is never much faster than an empty road (travel time index at least 1)',
  ])
  const belowMedian = aReliabilityRow({ p80_minutes: null, p95_minutes: 12.5 })
  expect(rowIssues(reliability, belowMedian)).toMatchObject([{ column: 'p95_minutes' }])
})

test('a mean above the 95th percentile, and a peak a little faster than free flow, are published and mentioned', () => {
  const closure = aReliabilityRow({ mean_minutes: 19.7 })
  expect(rowIssues(reliability, closure)).toEqual([])
  expect(rowNotices(reliability, closure)).toEqual([
    {
      column: 'p95_minutes',
      message:
        'is 19.5, below mean_minutes 19.7: published, as a few very long trips can raise the mean above the 95th percentile',
    },
  ])
  const arterial = anArterialRow({ mean_minutes: 26.4 })
  expect(rowIssues(TABLES.metrics_arterial_broward, arterial)).toEqual([])
  expect(rowNotices(TABLES.metrics_arterial_broward, arterial)).toHaveLength(1)
  expect(rowNotices(reliability, aReliabilityRow({ mean_minutes: 9.9 }))).toEqual([
    {
      column: 'mean_minutes',
      message:
        'is 9.9, below free_flow_minutes 10: published, as a quiet peak can be a little faster than free flow',
    },
  ])
})

test('an index below 1, or a planning time index below the travel time index, is refused', () => {
  const indicesAlone = { free_flow_minutes: null, mean_minutes: null, p95_minutes: null }
  expect(messagesOf(reliability, aReliabilityRow({ ...indicesAlone, travel_time_index: 0.95 }))).toEqual([
    'travel_time_index is 0.95 and must be at least 1',
  ])
  const crossed = { ...indicesAlone, travel_time_index: 1.5, planning_time_index: 1.4 }
  expect(messagesOf(reliability, aReliabilityRow(crossed))).toEqual([
    'planning_time_index is 1.4, below travel_time_index 1.5: the planning time index is at least the travel time index',
  ])
  const bornOut = { mean_minutes: 19.7, travel_time_index: 1.97, planning_time_index: 1.95 }
  expect(rowIssues(reliability, aReliabilityRow(bornOut))).toEqual([])
})

test('a window is two clock times in order, and a mean toll is not above the highest', () => {
  expect(messagesOf(express, anExpressRow({ window: '8-9 a.m.' }))).toEqual([
    'window "8-9 a.m." must be written like 06:00-07:00',
  ])
  expect(messagesOf(express, anExpressRow({ window: '09:00-08:00' }))).toEqual([
    'window 09:00-08:00 ends before it starts',
  ])
  expect(rowIssues(express, anExpressRow({ window: '23:00-24:00' }))).toEqual([])
  expect(rowIssues(express, anExpressRow({ window: '20:00-06:00' }))).toEqual([])
  expect(rowIssues(express, anExpressRow({ window: 'all' }))).toEqual([])
  expect(rowIssues(express, anExpressRow({ max_toll_usd: 7.2 }))).toMatchObject([{ column: 'max_toll_usd' }])
})

test('a ramp signal cannot meter for longer than its month; a queue can turn it off for longer than it metered', () => {
  const ramp = TABLES.ramp_monthly
  const november = { period_start: '2026-11-01', period_end: '2026-11-30' }
  expect(rowIssues(ramp, aRampRow({ ...november, active_hours: 721 }))).toEqual([])
  expect(messagesOf(ramp, aRampRow({ ...november, active_hours: 722 }))).toEqual([
    'active_hours is 722, more hours than 2026-11-01 to 2026-11-30 has',
  ])
  const switchedOff = aRampRow({ active_hours: 0.5, queue_override_minutes: 40 })
  expect(rowIssues(ramp, switchedOff)).toEqual([])
  expect(rowNotices(ramp, switchedOff)).toMatchObject([{ column: 'queue_override_minutes' }])
})

test('a month without metering has a speed before metering, but none during it', () => {
  const idle = { active_hours: 0, queue_override_minutes: 0, weekdays_measured: 0 }
  expect(rowIssues(TABLES.ramp_monthly, aRampRow({ ...idle, mainline_speed_active_mph: null }))).toEqual([])
  expect(messagesOf(TABLES.ramp_monthly, aRampRow(idle))).toEqual([
    'mainline_speed_active_mph is 53, but weekdays_measured is 0: leave it empty, nothing was measured',
  ])
})

test('a cell that is wrong by itself is reported once and not compared with others', () => {
  expect(messagesOf(reliability, aReliabilityRow({ p95_minutes: -1 }))).toEqual([
    'p95_minutes is -1 and must be at least 0.1 minutes',
  ])
})
