import { platoonRatio } from '../signals/arterial-signals.ts'
import { bufferIndexPercent } from '../travel-time/indices.ts'
import { column } from './column.ts'
import {
  bufferIndexPercentColumn,
  coveragePercentColumn,
  direction,
  meanBelowP95,
  meanMinutes,
  p95Minutes,
  peak,
  periodEnd,
  periodStart,
  rowStatus,
} from './shared-columns.ts'
import { defineTable } from './table.ts'

const columns = [
  periodStart,
  periodEnd,
  column('corridor', 'key', ''),
  direction,
  peak,
  meanMinutes,
  p95Minutes,
  bufferIndexPercentColumn,
  column('mean_speed_mph', 'number', 'mph', { maximum: 100, goodDirection: 'up' }),
  column('signals', 'count', 'signals', { maximum: 1000 }),
  column('arrivals_on_green_percent', 'percent', 'percent', { goodDirection: 'up' }),
  column('green_percent', 'percent', 'percent', { header: 'optional' }),
  column('platoon_ratio', 'number', 'ratio', {
    decimals: 2,
    maximum: 10,
    goodDirection: 'up',
    sameWithin: { amount: 0.05, of: 'unit' },
  }),
  column('split_failure_percent', 'percent', 'percent', { goodDirection: 'down' }),
  column('detector_health_percent', 'percent', 'percent', { goodDirection: 'up' }),
  column('communication_uptime_percent', 'percent', 'percent', { goodDirection: 'up' }),
  column('signal_outages', 'count', 'outages', { goodDirection: 'down' }),
  coveragePercentColumn,
  rowStatus,
]

/** Corridors with coordinated signals in one county: a row per period, corridor, direction and peak. */
export const arterialCorridors = defineTable({
  entity: ['corridor', 'direction', 'peak'],
  columns,
  derivations: [
    {
      column: 'buffer_index_percent',
      from: ['mean_minutes', 'p95_minutes'],
      formula: (mean = 0, p95 = 0) => bufferIndexPercent(mean, p95),
      words: '100 × (p95_minutes − mean_minutes) / mean_minutes',
    },
    {
      column: 'platoon_ratio',
      from: ['arrivals_on_green_percent', 'green_percent'],
      formula: (arrivals = 0, green = 0) => platoonRatio(arrivals, green),
      words: 'arrivals_on_green_percent / green_percent',
    },
  ],
  orders: [meanBelowP95],
  needsCounts: [],
  rules: [],
})
