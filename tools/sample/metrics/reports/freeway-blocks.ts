import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import type { Block, TableBlock } from '../../blocks.ts'
import { columns } from '../../figures/table-columns.ts'
import type { SamplePeriod } from '../periods.ts'
import { HURRICANE } from '../special-days.ts'
import { type Compared, figure, slowerRows, yearMean } from './table-rows.ts'
import { COUNT, comparedWith, keyFigure, MINUTES, POINTS, peakWords, typeWords, written } from './words.ts'

const STEPS = [
  ['verification', 'Verified'],
  ['response', 'Help arrives, from verification'],
  ['roadway_clearance', 'Lanes open, from the first report'],
  ['incident_clearance', 'Scene clear, from the first report'],
] as const

/** What is compared: "the week before". */
export function beforeWords({ kind }: SamplePeriod): string {
  return `the ${kind} before`
}

/** The sentence a commuter asks for, from the figures. */
export function lanesSentence({ now, before }: Compared, period: SamplePeriod): string {
  const lanes = figure(now, 'roadway_clearance_minutes_mean')
  const change = comparedWith(
    lanes,
    figure(before, 'roadway_clearance_minutes_mean'),
    beforeWords(period),
    MINUTES,
  )
  const known = `${written(figure(now, 'lane_blocking_events_with_times'))} of ${written(figure(now, 'lane_blocking_events'))} events that blocked a lane had complete times`
  return `Lanes reopened after ${written(lanes, 1)} minutes on average${change === null ? '' : `, ${change}`}; ${known}.`
}

/** The figures that head a freeway report. */
export function headFigures({ now, before }: Compared, period: SamplePeriod): Block {
  const what = beforeWords(period)
  const of = (name: string) => [figure(now, name), figure(before, name)] as const
  return {
    kind: 'keyFigures',
    items: [
      keyFigure('Lanes open, mean', ...of('roadway_clearance_minutes_mean'), { ...MINUTES, what }),
      keyFigure('Lanes open within 90 minutes', ...of('open_roads_compliance_percent'), {
        ...POINTS,
        what,
        unitShown: 'percent',
      }),
      keyFigure('Events handled', ...of('events'), { ...COUNT, what }),
      keyFigure('Events that blocked a lane', ...of('lane_blocking_events'), { ...COUNT, what }),
      keyFigure('Road Ranger assists', ...of('road_ranger_assists'), { ...COUNT, what }),
      keyFigure('Secondary crashes', ...of('secondary_crashes'), { ...COUNT, what }),
    ],
  }
}

/** The steps of the timeline, this period and the one before. */
export function stepsChart({ now, before }: Compared, period: SamplePeriod): Block {
  const rows = STEPS.map(([step, label]) => ({
    label,
    value: figure(now, `${step}_minutes_mean`) ?? 0,
    previous: figure(before, `${step}_minutes_mean`),
  }))
  const words = rows.map(
    ({ label, value, previous }) => `${label}: ${written(value, 1)} minutes, ${written(previous, 1)} before`,
  )
  return {
    kind: 'chart',
    chart: {
      kind: 'bars',
      title: `Mean minutes of each step, this ${period.kind} and ${beforeWords(period)}`,
      alt: `Bars. ${words.join('; ')}.`,
      unit: 'minutes',
      currentLabel: `This ${period.kind}`,
      previousLabel: before === null ? null : `The ${period.kind} before`,
      rows,
    },
  }
}

/** Each step with everything it is compared with. */
export function stepsTable(compared: Compared, { kind }: SamplePeriod): TableBlock {
  const { now, before } = compared
  const yearWords =
    { week: '52-week mean', month: '12-month mean', quarter: '4-quarter mean' }[String(kind)] ?? 'Mean'
  const [events, timed] = [figure(now, 'events'), figure(now, 'events_with_times')]
  return {
    kind: 'table',
    caption: 'The timeline of an event, minutes',
    columns: columns('Step', 'Mean', 'Median', '9 in 10', `Mean, ${kind} before`, yearWords),
    rows: STEPS.map(([step, label]) => [
      label,
      written(figure(now, `${step}_minutes_mean`), 1),
      written(figure(now, `${step}_minutes_median`), 1),
      written(figure(now, `${step}_minutes_p90`), 1),
      written(figure(before, `${step}_minutes_mean`), 1),
      written(yearMean(compared, `${step}_minutes_mean`), 1),
    ]),
    note: `Of ${written(events)} events, ${written(timed)} had complete times; the others are left out. A dash: not measured.`,
  }
}

/** Events of each county. */
export function countiesTable(rows: readonly MetricsRow[]): TableBlock {
  return {
    kind: 'table',
    caption: 'Events by county',
    columns: columns('County', 'Events', 'Blocked a lane', 'Minutes to lanes open', 'Road Ranger assists'),
    rows: rows.map((row) => [
      String(row.county),
      written(figure(row, 'events')),
      written(figure(row, 'lane_blocking_events')),
      written(figure(row, 'roadway_clearance_minutes_mean'), 1),
      written(figure(row, 'road_ranger_assists')),
    ]),
    note: null,
  }
}

/** Events of each type, the most frequent first. */
export function typesTable(rows: readonly MetricsRow[]): TableBlock {
  const sorted = rows.toSorted((a, b) => (figure(b, 'events') ?? 0) - (figure(a, 'events') ?? 0))
  return {
    kind: 'table',
    caption: 'Events by type',
    columns: columns('Type', 'Events', 'Blocked a lane', 'Minutes to lanes open'),
    rows: sorted.map((row) => [
      typeWords(String(row.event_type)),
      written(figure(row, 'events')),
      written(figure(row, 'lane_blocking_events')),
      written(figure(row, 'roadway_clearance_minutes_mean'), 1),
    ]),
    note: 'Times are given where three or more events that blocked a lane have them.',
  }
}

/** The time to allow on each stretch, in the slower direction of each peak. */
export function allowTable(rows: readonly MetricsRow[]): TableBlock {
  return {
    kind: 'table',
    caption: 'Weekday peaks: usual time, and time to be on time 19 times in 20',
    columns: columns(
      'Stretch',
      'Direction',
      'Peak',
      'Free flow, min',
      'Mean, min',
      '95th percentile, min',
      'Buffer index',
    ),
    rows: slowerRows(rows, ['road', 'segment', 'peak']).map((row) => [
      `${row.road}, ${row.segment}`,
      String(row.direction),
      peakWords(row),
      written(figure(row, 'free_flow_minutes'), 1),
      written(figure(row, 'mean_minutes'), 1),
      written(figure(row, 'p95_minutes'), 1),
      `${written(figure(row, 'buffer_index_percent'), 1)} %`,
    ]),
    note: 'The slower direction of each stretch.',
  }
}

/** What a reader must know of this period; empty for a usual one. */
export function remarks({ start, end, status }: SamplePeriod): Block[] {
  const isStorm = start <= HURRICANE.end && end >= HURRICANE.start
  return [
    ...(isStorm
      ? [
          {
            kind: 'paragraph',
            text: 'A hurricane passed from October 4 to 10. Road Rangers stayed in for two days, detectors lost power, and water and debris kept lanes shut for longer. The figures are not corrected for it.',
          } as const,
        ]
      : []),
    ...(status === 'preliminary'
      ? [
          {
            kind: 'paragraph',
            text: 'These figures are preliminary: they are checked within four weeks and may change.',
          } as const,
        ]
      : []),
    ...(status === 'revised'
      ? [
          {
            kind: 'paragraph',
            text: 'These figures are revised: records that had been left out were found and counted. The first edition had fewer events.',
          } as const,
        ]
      : []),
  ]
}
