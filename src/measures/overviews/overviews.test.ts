import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addDays } from '../../contract/calendar.ts'
import {
  ArterialOverview,
  ExpressOverview,
  FreewayOverview,
  RampOverview,
} from '../../contract/metrics-overview.ts'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import type { Ramp } from '../../contract/ramp-signals.ts'
import {
  aFreewayRow,
  anArterialRow,
  anExpressRow,
  aRampRow,
  aReliabilityRow,
} from '../columns/testing/rows.ts'
import { buildArterialOverview } from './arterial-overview.ts'
import { buildExpressOverview } from './express-overview.ts'
import { buildFreewayOverview } from './freeway-overview.ts'
import { buildRampOverview } from './ramp-overview.ts'

const WEEK = '2026-11-08'
const LANES_OPEN = 'roadway_clearance_minutes_mean'
const newestWeek = { by: 'week', period: 'newest', road: 'all' } as const

function aWeek(weeksAgo: number, changes: MetricsRow = {}): MetricsRow {
  const start = addDays(WEEK, -7 * weeksAgo)
  return aFreewayRow({ period_start: start, period_end: addDays(start, 6), ...changes })
}

/** `count` consecutive weeks, newest first. */
const weeksFrom = (weeksAgo: number, count: number, changes: MetricsRow) =>
  Array.from({ length: count }, (_, index) => aWeek(weeksAgo + index, changes))

const freeway = (events: MetricsRow[], requested: Parameters<typeof buildFreewayOverview>[1] = newestWeek) =>
  buildFreewayOverview({ events, reliability: [aReliabilityRow()] }, requested)

test('the newest week appears next to the week before, the same week last year and the mean of the year', () => {
  const overview = freeway([
    aWeek(0, { [LANES_OPEN]: 31 }),
    ...weeksFrom(1, 25, { [LANES_OPEN]: 33.6 }),
    aWeek(52, { [LANES_OPEN]: 36.4 }),
  ])
  expect(overview.period).toMatchObject({ start: WEEK, end: '2026-11-14', status: 'preliminary' })
  expect(overview.figures[LANES_OPEN]).toEqual({
    value: 31,
    previous: 33.6,
    lastYear: 36.4,
    mean: 33.7,
    meanOf: 26,
  })
})

test('a week that was published without a figure is a gap and enters no mean', () => {
  const overview = freeway([
    aWeek(0, { [LANES_OPEN]: 31 }),
    aWeek(1, { [LANES_OPEN]: null }),
    ...weeksFrom(3, 26, { [LANES_OPEN]: 30 }),
  ])
  expect(overview.figures[LANES_OPEN]).toMatchObject({ previous: null, mean: 30, meanOf: 26 })
  expect(overview.trend.starts.slice(-4)).toEqual(['2026-10-18', '2026-10-25', '2026-11-01', WEEK])
  expect(overview.trend.figures[LANES_OPEN]?.slice(-4)).toEqual([30, null, null, 31])
})

test('a trend of weeks has the 52 its title promises', () => {
  const overview = freeway(Array.from({ length: 80 }, (_, ago) => aWeek(ago)))
  expect(overview.trend.starts).toHaveLength(52)
  expect(overview.starts).toHaveLength(80)
  expect(overview.starts[0]).toBe(WEEK)
})

test('an earlier week and one road can be requested', () => {
  const events = [aWeek(0), aWeek(1), aWeek(1, { road: 'I-95', [LANES_OPEN]: 28 })]
  const overview = freeway(events, { by: 'week', period: addDays(WEEK, -7), road: 'I-95' })
  expect(overview.roads).toEqual(['I-95'])
  expect(overview.figures[LANES_OPEN]?.value).toBe(28)
})

test('an unpublished period is null, and the published ones are still listed', () => {
  const overview = freeway([aWeek(0)], { by: 'week', period: '2020-01-05', road: 'all' })
  expect(overview).toMatchObject({ period: null, starts: [WEEK], figures: {} })
  expect(freeway([])).toMatchObject({ period: null, starts: [] })
})

test('events are counted by type and county, all counties first', () => {
  const overview = freeway([
    aWeek(0),
    aWeek(0, { event_type: 'debris', county: 'Martin', events: 7 }),
    aWeek(0, { event_type: 'debris', events: 83 }),
    aWeek(1, { event_type: 'debris', events: 96 }),
    aWeek(0, { event_type: 'crash', events: 320 }),
    aWeek(0, { event_type: 'crash', level: '2', events: 40 }),
  ])
  expect(overview.events.map(({ eventType, county, events }) => [eventType, county, events.value])).toEqual([
    ['crash', 'all', 320],
    ['debris', 'all', 83],
    ['debris', 'Martin', 7],
  ])
  expect(overview.events[1]?.events.previous).toBe(96)
})

test('travel times are those of the same period and road', () => {
  const reliability = [aReliabilityRow(), aReliabilityRow({ road: 'I-75' })]
  const overview = buildFreewayOverview(
    { events: [aWeek(0, { road: 'I-75' })], reliability },
    { by: 'week', period: 'newest', road: 'I-75' },
  )
  expect(overview.reliability.rows).toHaveLength(1)
  expect(overview.reliability.rows[0]?.[0]).toBe('I-75')
})

test('a road counts by the miles driven on its segments', () => {
  const reliability = [
    aReliabilityRow({ planning_time_index: 2, travel_time_index: 1.4, vehicle_miles: 30_000 }),
    aReliabilityRow({
      segment: 'North',
      planning_time_index: 1.2,
      travel_time_index: 1,
      vehicle_miles: 10_000,
    }),
    aReliabilityRow({ segment: 'Dark', planning_time_index: null, travel_time_index: null }),
  ]
  const { roadReliability } = buildFreewayOverview({ events: [aWeek(0)], reliability }, newestWeek)
  // (2 × 30,000 + 1.2 × 10,000) / 40,000
  expect(roadReliability).toMatchObject([
    { road: 'I-95', segments: 2, figures: { planning_time_index: { value: 1.8, previous: null } } },
  ])
})

test('a corridor has its row in the period before, and a year of one measure', () => {
  const rows = [
    anArterialRow({ period_start: '2026-09-01', period_end: '2026-09-30', split_failure_percent: 7 }),
    anArterialRow(),
  ]
  const overview = buildArterialOverview(rows, { period: 'newest', measure: 'split_failure_percent' })
  expect(overview.period?.previous?.start).toBe('2026-09-01')
  expect(overview.corridorsBefore.rows).toHaveLength(1)
  expect(overview.trends).toEqual([
    { corridor: 'Sunrise Blvd', direction: 'westbound', peak: 'pm', values: [7, 6.2] },
  ])
})

test('express lanes are reported by direction, with their windows separate from the whole month', () => {
  const rows = [anExpressRow(), anExpressRow({ window: 'all', availability_percent: 99.2 })]
  const overview = buildExpressOverview(rows, { period: 'newest' })
  expect(overview.directions.map(({ direction }) => direction)).toEqual(['southbound'])
  expect(overview.directions[0]?.figures.availability_percent?.value).toBe(99.2)
  expect(overview.windows.rows).toHaveLength(1)
})

test('ramps are in driving order, including those without figures', () => {
  const rows = [aRampRow({ ramp_id: 'south' })]
  const ramps = [
    aRamp({ id: 'north', latitude: 26.3, status: 'inactive' }),
    aRamp({ id: 'south', latitude: 26.1 }),
  ]
  const overview = buildRampOverview(rows, { ramps }, { period: 'newest' })
  expect(overview.ramps.map(({ id }) => id)).toEqual(['south', 'north'])
  expect(overview.ramps[0]?.figures?.active_hours).toBe(rows[0]?.active_hours)
  expect(overview.ramps[1]?.figures).toBeNull()
})

test('every overview matches the contract', () => {
  expect(v.is(FreewayOverview, freeway([aWeek(0), aWeek(1)]))).toBe(true)
  const arterial = buildArterialOverview([anArterialRow()], { period: 'newest', measure: 'mean_minutes' })
  expect(v.is(ArterialOverview, arterial)).toBe(true)
  expect(v.is(ExpressOverview, buildExpressOverview([anExpressRow()], { period: 'newest' }))).toBe(true)
  expect(
    v.is(RampOverview, buildRampOverview([aRampRow()], { ramps: [aRamp()] }, { period: 'newest' })),
  ).toBe(true)
})

function aRamp(changes: Partial<Ramp> = {}): Ramp {
  return {
    id: 'broward-blvd-nb',
    interchange: 'Broward Blvd',
    road: 'I-95',
    direction: 'northbound',
    county: 'Broward',
    latitude: 26.12,
    longitude: -80.17,
    status: 'active',
    activatedOn: '2024-05-01',
    schedule: 'Weekdays 6–10 a.m.',
    note: null,
    months: [],
    ...changes,
  }
}
