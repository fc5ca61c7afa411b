import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MetricsRow } from '../../contract/metrics-table.ts'
import { distributionOf } from '../distribution.ts'
import { openRoadsCompliance } from '../incidents/open-roads.ts'
import type { Measured } from '../measured.ts'
import { rounded } from '../rounding.ts'
import { deriveRow } from './derivations.ts'
import { rowFaults } from './row-faults.ts'
import { TABLES } from './tables.ts'
import { aFreewayRow } from './testing/rows.ts'

/** A true row is published, and so is its download, with every computed column. */
function expectPublishable(table: (typeof TABLES)[keyof typeof TABLES], row: MetricsRow): void {
  expect(rowFaults(table, row)).toEqual([])
  expect(rowFaults(table, deriveRow(table, row))).toEqual([])
}

/** Minutes that something took: mostly short, seldom days. */
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
    Object.entries(distributionOf(minutes))
      .filter(([statistic]) => statistic !== 'n' && statistic !== 'of')
      .map(([statistic, value]) => [`${step}_minutes_${statistic}`, rounded(value, 1)]),
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
        open_roads_compliance_percent: rounded(openRoadsCompliance(roadway).value, 1),
        secondary_crashes: secondary,
      })
      expectPublishable(TABLES.metrics_freeway_weekly, row)
    }),
  )
})
