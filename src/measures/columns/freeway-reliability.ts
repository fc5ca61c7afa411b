import type { MetricsRow } from '../../contract/metrics-table.ts'
import { percentOf } from '../measured.ts'
import { column } from './column.ts'
import {
  bufferIndexOfTimes,
  bufferIndexPercentColumn,
  coveragePercentColumn,
  direction,
  meanBelowP95,
  meanMinutes,
  p95Minutes,
  peak,
  road,
  travelMinutes,
} from './shared-columns.ts'
import { defineTable, figureIn, type RowFinding, ratio } from './table.ts'

/** A ratio of two travel times, published with two decimals. */
const index = <const Name extends string>(name: Name, minimum: number, maximum: number) =>
  column(name, 'number', 'ratio', {
    decimals: 2,
    minimum,
    maximum,
    goodDirection: 'down',
    sameWithin: { amount: 0.02, of: 'unit' },
    header: 'optional',
  })

/**
 * Travel times on the freeways: a row per period, road, direction, segment and peak. Pages roll them
 * up by vehicle-miles, so the table has no total rows. The same for weekly, monthly and quarterly.
 */
export const freewayReliability = defineTable({
  entity: ['road', 'direction', 'segment', 'peak'],
  columns: [
    road,
    direction,
    column('segment', 'key', ''),
    peak,
    travelMinutes('free_flow_minutes'),
    meanMinutes,
    travelMinutes('p50_minutes'),
    travelMinutes('p80_minutes'),
    p95Minutes,
    column('vehicle_miles', 'number', 'vehicle-miles', {
      decimals: 0,
      maximum: 1_000_000_000,
      sameWithin: { amount: 5, of: 'baselinePercent' },
    }),
    index('travel_time_index', 0.5, 20),
    index('planning_time_index', 0.5, 50),
    bufferIndexPercentColumn,
    index('level_of_travel_time_reliability', 1, 20),
    coveragePercentColumn,
  ],
  derivations: [
    ratio('travel_time_index', 'mean_minutes', 'free_flow_minutes'),
    ratio('planning_time_index', 'p95_minutes', 'free_flow_minutes'),
    bufferIndexOfTimes,
    {
      // Free flow cancels out, so both derivations agree within the rounding of the indices.
      column: 'buffer_index_percent',
      from: ['travel_time_index', 'planning_time_index'],
      formula: (tti = 0, pti = 0) => percentOf(pti - tti, tti),
      formulaText: '100 × (planning_time_index / travel_time_index − 1)',
    },
    ratio('level_of_travel_time_reliability', 'p80_minutes', 'p50_minutes'),
  ],
  orders: [
    {
      columns: ['free_flow_minutes', 'mean_minutes'],
      because: 'a peak is never much faster than an empty road (travel time index at least 1)',
      // Free flow is itself measured, as a percentile of off-peak speeds, or set to the speed limit.
      unless: { upTo: 1.1, because: 'as a quiet peak can be a little faster than free flow' },
    },
    meanBelowP95,
    {
      columns: ['p50_minutes', 'p80_minutes', 'p95_minutes'],
      because: 'percentiles rise from p50 to p80 to p95',
    },
  ],
  rules: [indexOrder],
})

/** 1 ≤ TTI ≤ PTI, unless the row's own travel times are in the other order, which `orders` checks. */
function indexOrder(row: MetricsRow): RowFinding[] {
  const isAtMost = (name: string, other: string) => {
    const [one, two] = [figureIn(row, name), figureIn(row, other)]
    return one !== null && two !== null && one <= two
  }
  const findings: RowFinding[] = []
  const refuse = (column: string, message: string) => findings.push({ column, message, severity: 'refuse' })
  const [travel, planning] = [figureIn(row, 'travel_time_index'), figureIn(row, 'planning_time_index')]
  if (travel !== null && travel < 1 && !isAtMost('mean_minutes', 'free_flow_minutes'))
    refuse('travel_time_index', `is ${travel} and must be at least 1`)
  if (planning !== null && planning < 1 && !isAtMost('p95_minutes', 'free_flow_minutes'))
    refuse('planning_time_index', `is ${planning} and must be at least 1`)
  if (travel !== null && planning !== null && travel > planning && !isAtMost('p95_minutes', 'mean_minutes'))
    refuse(
      'planning_time_index',
      `is ${planning}, below travel_time_index ${travel}: the planning time index is at least the travel time index`,
    )
  return findings
}
