import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { distributionOf, percentile } from '../distribution.ts'
import { clearanceGoalCompliance } from '../incidents/incident-summary.ts'
import { mean } from '../means.ts'
import type { Measured } from '../measured.ts'
import { rounded } from '../rounding.ts'
import { deriveRow } from './derivations.ts'
import { TABLES } from './tables.ts'
import { rowIssues } from './testing/row-issues.ts'
import { aFreewayRow, anArterialRow, anIncidentRow, aRampRow, aReliabilityRow } from './testing/rows.ts'

/** A true row can be published, and so can a download of it with every computed column. */
function expectPublishable(table: (typeof TABLES)[keyof typeof TABLES], row: MetricsRow): void {
  expect(rowIssues(table, row)).toEqual([])
  expect(rowIssues(table, deriveRow(table, row))).toEqual([])
}

/** Durations in minutes: mostly short, rarely days. */
const gapMinutes = fc.oneof(
  { weight: 12, arbitrary: fc.double({ min: 0, max: 30, noNaN: true }) },
  { weight: 4, arbitrary: fc.double({ min: 0, max: 600, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 14_000, noNaN: true }) },
)
const perhaps = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 5 })

/**
 * One incident in minutes after its first report. Help may be sent before anybody has verified it, lanes may
 * open before help arrives, and any stamp may be missing.
 */
const incidents = fc
  .record({
    gaps: fc.tuple(gapMinutes, gapMinutes, gapMinutes, gapMinutes, gapMinutes),
    lanesOpenEarly: fc.boolean(),
    lanesBlocked: fc.constantFrom(0, 0, 0, 1, 2, 3),
    isStampKnown: fc.record({ t2: perhaps(fc.constant(true)), t5: perhaps(fc.constant(true)) }),
    isSceneClearKnown: perhaps(fc.constant(true)),
  })
  .map(({ gaps: [verified, sent, drive, open, clear], lanesOpenEarly, lanesBlocked, ...known }) => {
    const arrived = Math.max(verified, sent) + drive
    const lanesOpen = lanesOpenEarly ? open : arrived + open
    return {
      lanesBlocked,
      t2: known.isStampKnown.t2 === null ? null : verified,
      t3: sent,
      t4: arrived,
      t5: known.isStampKnown.t5 === null ? null : lanesOpen,
      t6: known.isSceneClearKnown === null ? null : Math.max(arrived, lanesOpen) + clear,
    }
  })

const statistics = (step: string, minutes: readonly Measured[]): MetricsRow =>
  Object.fromEntries(
    Object.entries(distributionOf(minutes)).map(([statistic, value]) => [
      `${step}_minutes_${statistic}`,
      rounded(value, 1),
    ]),
  )

test('a row computed from any incidents of a week is published', () => {
  fc.assert(
    fc.property(fc.array(incidents, { minLength: 1, maxLength: 40 }), fc.nat(3), (week, secondary) => {
      const blocking = week.filter(({ lanesBlocked }) => lanesBlocked > 0)
      const roadway = blocking.map(({ t5 }) => t5)
      const row = aFreewayRow({
        events: week.length,
        lane_blocking_events: blocking.length,
        events_with_times: week.filter(({ t2, t6 }) => t2 !== null && t6 !== null).length,
        lane_blocking_events_with_times: roadway.filter((minutes) => minutes !== null).length,
        ...statistics(
          'verification',
          week.map(({ t2 }) => t2),
        ),
        ...statistics(
          'response',
          week.map(({ t2, t4 }) => (t2 === null ? null : t4 - t2)),
        ),
        ...statistics('roadway_clearance', roadway),
        ...statistics(
          'incident_clearance',
          week.map(({ t6 }) => t6),
        ),
        open_roads_compliance_percent: rounded(clearanceGoalCompliance(roadway, 90), 1),
        secondary_crashes: secondary,
      })
      expectPublishable(TABLES.metrics_freeway_weekly, row)
    }),
  )
})

test('any incident is published, with its stamps recorded to the minute and its clearance to the second', () => {
  const startMs = Date.UTC(2026, 10, 10, 22, 42)
  const stamp = (minutes: Measured, begunSecond: number) => {
    if (minutes === null) return null
    const exactMs = startMs + begunSecond * 1000 + minutes * 60_000
    return `${new Date(exactMs).toISOString().slice(0, 16)}:00Z`
  }
  fc.assert(
    fc.property(incidents, fc.integer({ min: 0, max: 59 }), (incident, second) => {
      const { lanesBlocked, t5, t6 } = incident
      const row = anIncidentRow({
        lanes_blocked: lanesBlocked,
        // A crash on the median blocks lanes in both directions.
        lanes_total: 2,
        t1: stamp(0, second),
        t2: stamp(incident.t2, second),
        t3: stamp(incident.t3, second),
        t4: stamp(incident.t4, second),
        t5: stamp(t5, second),
        t6: stamp(t6, second),
        t7: null,
        roadway_clearance_minutes: lanesBlocked > 0 ? rounded(t5, 1) : null,
        incident_clearance_minutes: rounded(t6, 1),
      })
      expectPublishable(TABLES.services_incidentManagement_tim, row)
    }),
  )
})

/** Travel times of a period's peaks as factors of free flow: most near it, a few during a closure many times that. */
const peakTimes = fc
  .record({
    slowest: fc.constantFrom(1.02, 1.2, 2.5),
    usual: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 60, maxLength: 90 }),
    closure: fc.array(fc.double({ min: 3, max: 20, noNaN: true }), { maxLength: 3 }),
  })
  .map(({ slowest, usual, closure }) => [
    ...usual.map((share) => 0.95 + share * (slowest - 0.95)),
    ...closure,
  ])

test('a row computed from any travel times is published, even with a closure or faster than free flow', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 40, noNaN: true }), peakTimes, (freeFlow, factors) => {
      const minutes = factors.map((factor) => factor * freeFlow)
      const [meanMinutes, p95] = [rounded(mean(minutes), 1), rounded(percentile(minutes, 95), 1)]
      const reliability = aReliabilityRow({
        free_flow_minutes: rounded(freeFlow, 1),
        mean_minutes: meanMinutes,
        p50_minutes: rounded(percentile(minutes, 50), 1),
        p80_minutes: rounded(percentile(minutes, 80), 1),
        p95_minutes: p95,
      })
      expectPublishable(TABLES['metrics_freeway_weekly.reliability'], reliability)
      const arterial = anArterialRow({ mean_minutes: meanMinutes, p95_minutes: p95 })
      expectPublishable(TABLES.metrics_arterial_broward, arterial)
    }),
  )
})

test('a ramp signal turned off by its queue for longer than it metered is published', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, (metered, overridden) => {
      const active_hours = rounded(metered * 60, 1)
      const queue_override_minutes = rounded(overridden * (60 - active_hours) * 60, 1)
      expectPublishable(TABLES.ramp_monthly, aRampRow({ active_hours, queue_override_minutes }))
    }),
  )
  const unused = { active_hours: 0, mainline_speed_active_mph: null, weekdays_measured: 0 }
  expectPublishable(TABLES.ramp_monthly, aRampRow({ ...unused, queue_override_minutes: 0 }))
})
