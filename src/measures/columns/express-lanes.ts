import type { MetricsRow } from '../../contract/metrics-table.ts'
import { percentOf } from '../measured.ts'
import { type ColumnOptions, column } from './column.ts'
import { ALL, coveragePercentColumn, direction, meanSpeed, percent, travelMinutes } from './shared-columns.ts'
import { defineTable, type RowFinding, ratio, wordIn } from './table.ts'

const WINDOW = {
  // 24:00 can only end a window.
  pattern: /^(all|([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00))$/,
  example: '06:00-07:00',
}

const dollars = <const Name extends string>(name: Name, options: ColumnOptions = {}) =>
  column(name, 'number', 'USD', {
    decimals: 2,
    maximum: 100,
    sameWithin: { amount: 0.05, of: 'unit' },
    ...options,
  })

/**
 * Express lanes of one corridor: a row per month, direction and weekday window, and one with the window `all`
 * for figures of the whole month, such as availability.
 */
export const expressLanes = defineTable({
  entity: ['direction', 'window'],
  columns: [
    direction,
    column('window', 'key', '', { form: WINDOW }),
    column('express_volume_vehicles', 'count', 'vehicles'),
    column('general_volume_vehicles', 'count', 'vehicles'),
    percent('express_share_percent', { header: 'optional' }),
    meanSpeed('express_mean_speed_mph'),
    meanSpeed('general_mean_speed_mph'),
    percent('time_at_or_above_45_mph_percent', { goodDirection: 'up' }),
    travelMinutes('express_minutes', { header: 'optional' }),
    travelMinutes('general_minutes', { header: 'optional' }),
    column('minutes_saved', 'number', 'minutes', { minimum: -120, maximum: 120, goodDirection: 'up' }),
    dollars('mean_toll_usd'),
    dollars('max_toll_usd'),
    // Paying a toll to save a tenth of a minute is expensive, but possible.
    dollars('cost_per_minute_saved_usd', { maximum: 1000, goodDirection: 'down', header: 'optional' }),
    percent('availability_percent', { goodDirection: 'up' }),
    column('closures', 'count', 'closures', { goodDirection: 'down' }),
    coveragePercentColumn,
  ],
  derivations: [
    {
      column: 'express_share_percent',
      from: ['express_volume_vehicles', 'general_volume_vehicles'],
      formula: (express = 0, general = 0) => percentOf(express, express + general),
      formulaText: '100 × express_volume_vehicles / (express_volume_vehicles + general_volume_vehicles)',
    },
    {
      column: 'minutes_saved',
      from: ['general_minutes', 'express_minutes'],
      formula: (general = 0, express = 0) => general - express,
      formulaText: 'general_minutes − express_minutes',
    },
    // Without any time saved, a saved minute has no price.
    ratio('cost_per_minute_saved_usd', 'mean_toll_usd', 'minutes_saved'),
  ],
  orders: [{ columns: ['mean_toll_usd', 'max_toll_usd'], because: 'no mean is above the greatest' }],
  rules: [windowOrder],
})

/** A window ends after it starts; one at night, up to twelve hours long, ends on the next day. */
function windowOrder(row: MetricsRow): RowFinding[] {
  const window = wordIn(row, 'window') ?? ALL
  if (window === ALL) return []
  const [from = 0, until = 0] = window.split('-').map(minuteOfDay)
  const overnightMinutes = until + 1440 - from
  if (from < until || overnightMinutes <= 720) return []
  return [{ column: 'window', message: `${window} ends before it starts`, severity: 'refuse' }]
}

function minuteOfDay(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
