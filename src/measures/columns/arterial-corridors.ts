import { column } from './column.ts'
import {
  bufferIndexOfTimes,
  bufferIndexPercentColumn,
  coveragePercentColumn,
  direction,
  meanBelowP95,
  meanMinutes,
  meanSpeed,
  p95Minutes,
  peak,
  percent,
} from './shared-columns.ts'
import { defineTable, ratio } from './table.ts'

/** Corridors with coordinated signals in one county: a row per period, corridor, direction and peak. */
export const arterialCorridors = defineTable({
  entity: ['corridor', 'direction', 'peak'],
  columns: [
    column('corridor', 'key', ''),
    direction,
    peak,
    meanMinutes,
    p95Minutes,
    bufferIndexPercentColumn,
    meanSpeed('mean_speed_mph'),
    column('signals', 'count', 'signals', { maximum: 1000 }),
    percent('arrivals_on_green_percent', { goodDirection: 'up' }),
    percent('green_percent', { header: 'optional' }),
    column('platoon_ratio', 'number', 'ratio', {
      decimals: 2,
      maximum: 10,
      goodDirection: 'up',
      sameWithin: { amount: 0.05, of: 'unit' },
    }),
    percent('split_failure_percent', { goodDirection: 'down' }),
    percent('detector_health_percent', { goodDirection: 'up' }),
    percent('communication_uptime_percent', { goodDirection: 'up' }),
    column('signal_outages', 'count', 'outages', { goodDirection: 'down' }),
    coveragePercentColumn,
  ],
  derivations: [bufferIndexOfTimes, ratio('platoon_ratio', 'arrivals_on_green_percent', 'green_percent')],
  orders: [meanBelowP95],
})
