import * as v from 'valibot'
import { expect, test } from 'vitest'
import { aSiteInfo } from '../../../tests/builders/a-site.ts'
import { USUAL_APPEARANCE } from '../../contract/appearance.ts'
import { addDays } from '../../contract/calendar.ts'
import { endpoints } from '../../contract/endpoints.ts'
import type { MetricsRow, TableId } from '../../contract/metrics-table.ts'
import { TABLES } from '../../measures/columns/tables.ts'
import { aFreewayRow, anExpressRow, anIncidentRow, aRampRow } from '../../measures/columns/testing/rows.ts'
import { NO_DESK_ROLES } from '../parse-site-file.ts'
import { responseFrom } from '../respond.ts'
import type { SiteContent } from '../site-content.ts'
import { parseTable } from './parse-table.ts'
import type { RampEntry } from './ramps-file.ts'
import { bytesOf, csvOf } from './testing/csv-of.ts'

async function responseOver(tables: Partial<Record<TableId, MetricsRow[]>>, ramps: RampEntry[] = []) {
  const parsed = await Promise.all(
    // The keys are table ids.
    (Object.entries(tables) as [TableId, MetricsRow[]][]).map(async ([id, rows]) => {
      const table = await parseTable(TABLES[id], bytesOf(csvOf(id, rows)))
      if (table.kind === 'invalid') throw new Error(JSON.stringify(table.issues))
      return [id, table.value.table] as const
    }),
  )
  const content: SiteContent = {
    site: aSiteInfo(),
    desk: NO_DESK_ROLES,
    reports: [],
    removed: [],
    exceptions: new Map(),
    notices: [],
    pages: [],
    tables: new Map(parsed),
    ramps,
    exits: [],
    map: null,
    appearance: USUAL_APPEARANCE,
    appearanceFiles: [],
    areas: new Map(),
    files: new Map(),
    pageTexts: new Map(),
    readings: new Map(),
    reviewed: new Map(),
    hash: '',
  }
  return responseFrom(content)
}

const week = (start: string, end: string, changes: MetricsRow = {}) =>
  aFreewayRow({ period_start: start, period_end: end, row_status: 'final', ...changes })

test('a series has every column, computed ones included, and its oldest period first', async () => {
  const response = await responseOver({
    metrics_freeway_weekly: [
      week('2026-11-08', '2026-11-14', { roadway_clearance_minutes_mean: null }),
      week('2026-11-01', '2026-11-07'),
    ],
  })
  const series = v.parse(
    endpoints.getSeries.response,
    response('getSeries', { category: 'metrics_freeway_weekly' }),
  )
  expect(series.rows.map(({ period_start }) => period_start)).toEqual(['2026-11-01', '2026-11-08'])
  // 742 of 770 are 96.36 %.
  expect(series.rows[1]).toMatchObject({ coverage_percent: 96.4, roadway_clearance_minutes_mean: null })
  expect(Object.keys(series.rows[0] ?? {})).toEqual(series.columns.map(({ name }) => name))
  expect(response('getSeries', { category: 'ramp_monthly' })).toBeNull()
})

test('the headline of the newest week is compared with the week, the year and the 52 weeks before', async () => {
  const response = await responseOver({
    metrics_freeway_weekly: [
      week('2025-11-09', '2025-11-15', { roadway_clearance_minutes_mean: 38, road_ranger_assists: 1500 }),
      ...Array.from({ length: 26 }, (_, ago) =>
        week(addDays('2026-11-01', -7 * ago), addDays('2026-11-07', -7 * ago), {
          roadway_clearance_minutes_mean: ago === 1 ? null : 34,
          road_ranger_assists: 1600,
        }),
      ),
      week('2026-11-08', '2026-11-14', { row_status: 'preliminary' }),
      // Figures for one county never count as those for all.
      week('2026-11-08', '2026-11-14', { county: 'Broward', roadway_clearance_minutes_mean: 12 }),
    ],
  })
  const stats = v.parse(endpoints.getStats.response, response('getStats', {}))
  expect(stats.asOf).toBe('2026-11-14')
  expect(stats.items.map(({ key }) => key)).toEqual([
    'minutesToReopenLanes',
    'lanesOpenWithin90MinutesPercent',
    'roadRangerAssists',
  ])
  expect(stats.items[0]).toMatchObject({
    label: 'Time to reopen lanes',
    value: 31,
    unit: 'minutes',
    previousValue: 34,
    lastYearValue: 38,
    // (38 + 25 × 34) / 26: the week before last was not measured, and is not counted as 0.
    meanOf52Weeks: { value: 34.2, weeksMeasured: 26, weeks: 52 },
    verdict: 'better',
    goodDirection: 'down',
    period: { kind: 'week', start: '2026-11-08', end: '2026-11-14', label: 'Nov 8–14, 2026' },
    n: { measured: 118, of: 131 },
    coveragePercent: 90.1,
    status: 'preliminary',
    source: { table: 'metrics_freeway_weekly', column: 'roadway_clearance_minutes_mean' },
    direction: 'all',
  })
  expect(stats.items[0]?.definition).toContain('Formula: all lanes open (T5) − first report (T1)')
  // 1,612 against 1,600 is within 5 %.
  expect(stats.items[2]).toMatchObject({ value: 1612, previousValue: 1600, verdict: 'same', n: null })
})

test('a newest week that was not measured is reported as such, and never becomes 0 or an older figure', async () => {
  const nothing = {
    roadway_clearance_minutes_mean: null,
    roadway_clearance_minutes_median: null,
    roadway_clearance_minutes_p90: null,
  }
  const response = await responseOver({
    metrics_freeway_weekly: [week('2026-11-01', '2026-11-07'), week('2026-11-08', '2026-11-14', nothing)],
  })
  expect(response('getStats', {})?.items[0]).toMatchObject({
    value: null,
    previousValue: 31,
    verdict: 'notMeasured',
    period: { start: '2026-11-08' },
  })
})

test('the share of time at 45 mph over both directions weights each by how much of it was observed', async () => {
  const whole = (direction: string, share: number | null, coverage: number | null) =>
    anExpressRow({
      direction,
      window: 'all',
      time_at_or_above_45_mph_percent: share,
      coverage_percent: coverage,
    })
  const share = async (...rows: MetricsRow[]) => {
    const response = await responseOver({ metrics_express_i95: rows })
    return response('getStats', {})?.items[0]
  }
  // (90 × 100 + 96 × 50) / 150 = 92.
  expect(await share(whole('northbound', 90, 100), whole('southbound', 96, 50))).toMatchObject({
    key: 'express95AtOrAbove45MphPercent',
    value: 92,
    coveragePercent: 75,
    meanOf52Weeks: null,
    period: { label: 'October 2026' },
  })
  // Without coverage both directions count equally.
  expect(await share(whole('northbound', 90, null), whole('southbound', 96, null))).toMatchObject({
    value: 93,
  })
  // One direction alone is not enough for both.
  expect(await share(whole('northbound', 90, 98), whole('southbound', null, null))).toMatchObject({
    value: null,
  })
  expect(await share(whole('northbound', null, 0), whole('southbound', null, 0))).toMatchObject({
    value: null,
  })
  // Time windows are not the whole day.
  expect(await share(anExpressRow())).toBeUndefined()
})

const BUILT = { en: 'Being built.', es: 'En construcción.' }

test('every ramp on the list is returned, with its note and its months, oldest first', async () => {
  const ramp: RampEntry = {
    id: 'i95-nb-commercial',
    interchange: 'Commercial Blvd',
    road: 'I-95',
    direction: 'northbound',
    county: 'Broward',
    latitude: 26.19,
    longitude: -80.15,
    status: 'active',
    activatedOn: '2025-02-11',
  }
  const planned: RampEntry = { ...ramp, id: 'planned', status: 'notYetActivated', note: BUILT }
  const { activatedOn: _, ...never } = planned
  const response = await responseOver(
    {
      ramp_monthly: [
        aRampRow({ weekdays_measured: 20 }),
        aRampRow({ period_start: '2026-09-01', period_end: '2026-09-30', mainline_speed_before_mph: null }),
      ],
    },
    [ramp, never],
  )
  const data = v.parse(endpoints.getRampSignalsData.response, response('getRampSignalsData', {}))
  expect(data.asOf).toBe('2026-10-31')
  expect(data.ramps).toMatchObject([
    {
      id: 'i95-nb-commercial',
      note: null,
      months: [
        {
          month: '2026-09',
          mainlineSpeedBeforeMph: null,
          mainlineSpeedActiveMph: 53,
          weekdaysMeasured: null,
        },
        { month: '2026-10', activeHours: 151, queueOverrideMinutes: 22, weekdaysMeasured: 20 },
      ],
    },
    {
      id: 'planned',
      activatedOn: null,
      schedule: null,
      note: 'Being built.',
      translations: { es: { note: 'En construcción.' } },
      months: [],
    },
  ])
  expect(data.ramps[0]).not.toHaveProperty('translations')
})

test('incidents are returned in the order they were first recorded, those without times last', async () => {
  const none = { t1: null, t2: null, t3: null, t4: null, t5: null, t6: null, t7: null }
  const incident = (incident_id: string, times: MetricsRow) =>
    anIncidentRow({ incident_id, ...none, ...times })
  const response = await responseOver({
    services_incidentManagement_tim: [
      incident('unknown', {}),
      incident('evening', { t1: '2026-11-10T21:00:00-05:00' }),
      incident('night', { t1: '2026-11-10T02:00:00-05:00' }),
      incident('noon', { t2: '2026-11-10T17:00:00Z', t6: '2026-11-10T18:00:00Z' }),
    ],
  })
  const report = response('getTimReports', { id: 'broward' })
  expect(report?.incidents.map(({ id }) => id)).toEqual(['night', 'noon', 'evening', 'unknown'])
})

test('an area returns its newest month of incidents with the summary worked out by hand', async () => {
  const at = (time: string) => `2026-11-10T${time}:00-05:00`
  const incident = (incident_id: string, t5: string | null, t6: string | null, changes: MetricsRow = {}) =>
    anIncidentRow({
      incident_id,
      t1: at('17:00'),
      t2: at('17:02'),
      t3: at('17:03'),
      t4: at('17:10'),
      t5,
      t6,
      t7: null,
      ...changes,
    })
  const response = await responseOver({
    services_incidentManagement_tim: [
      incident('A', at('17:30'), at('18:00')),
      incident('B', at('18:40'), at('19:00'), { secondary: 'yes' }),
      incident('C', null, null, { level: null }),
      incident('D', null, at('17:20'), { lanes_blocked: 0 }),
      incident('Old', at('17:30'), at('18:00'), {
        period_start: '2026-10-01',
        period_end: '2026-10-31',
        t1: null,
        t2: null,
        t3: null,
        t4: null,
        t5: null,
        t6: null,
      }),
    ],
  })
  const report = v.parse(endpoints.getTimReports.response, response('getTimReports', { id: 'broward' }))
  expect(report).toMatchObject({
    id: 'broward',
    title: 'Traffic incidents: Broward',
    period: { kind: 'month', label: 'November 2026' },
    summary: {
      incidents: 4,
      // A, B and D: D blocked no lane, C lacks its times.
      withTimes: 3,
      // 30 and 100 minutes; type 7: 30 + 0.9 × 70 = 93.
      roadwayClearanceMinutes: { mean: 65, median: 65, p90: 93 },
      // 60, 120 and 20 minutes: mean 66.7, median 60, 90th percentile 60 + 0.8 × 60 = 108.
      incidentClearanceMinutes: { mean: 66.7, median: 60, p90: 108 },
      openRoadsCompliancePercent: 50,
      secondaryCrashes: 1,
    },
  })
  expect(report.incidents.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D'])
  expect(report.incidents[0]).toMatchObject({ level: 2, roadwayClearanceMinutes: 30, sirv: false })
  expect(report.incidents[2]).toMatchObject({ level: null, incidentClearanceMinutes: null })
})
