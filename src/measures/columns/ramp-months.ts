import type { MetricsRow } from '../../contract/metrics-table.ts'
import { column } from './column.ts'
import { meanSpeed, percent } from './shared-columns.ts'
import { defineTable, figureIn, type RowFinding, wordIn } from './table.ts'

const vehiclesPerHour = { decimals: 0, sameWithin: { amount: 2, of: 'baselinePercent' } } as const

/** Ramp signals: a row per month and ramp. The office's list of ramps has their locations. */
export const rampMonths = defineTable({
  entity: ['ramp_id'],
  columns: [
    column('ramp_id', 'key', ''),
    column('active_hours', 'number', 'hours', { maximum: 745 }),
    column('activations', 'count', 'activations', { maximum: 100_000 }),
    percent('uptime_percent', { goodDirection: 'up' }),
    column('metering_rate_vehicles_per_hour', 'number', 'vehicles per hour', {
      ...vehiclesPerHour,
      maximum: 3600,
    }),
    meanSpeed('mainline_speed_before_mph'),
    meanSpeed('mainline_speed_active_mph'),
    column('mainline_flow_vehicles_per_hour', 'number', 'vehicles per hour', {
      ...vehiclesPerHour,
      maximum: 30_000,
    }),
    column('ramp_delay_seconds', 'number', 'seconds per vehicle', {
      maximum: 3600,
      goodDirection: 'down',
      sameWithin: { amount: 2, of: 'unit' },
    }),
    column('queue_override_minutes', 'number', 'minutes', { maximum: 44_700, goodDirection: 'down' }),
    column('weekdays_measured', 'count', 'days', { maximum: 23, header: 'optional' }),
  ],
  // Not the speed before metering, which is measured even in a month without any metering.
  needsCounts: [{ count: 'weekdays_measured', columns: ['mainline_speed_active_mph'] }],
  rules: [hoursFit, overridesFit],
})

/** A signal cannot meter longer than its month, plus an hour in November, when clocks go back. */
function hoursFit(row: MetricsRow): RowFinding[] {
  const [start, end] = [wordIn(row, 'period_start'), wordIn(row, 'period_end')]
  const activeHours = figureIn(row, 'active_hours')
  if (start === null || end === null || activeHours === null) return []
  const hours = (Date.parse(end) - Date.parse(start)) / 3_600_000 + 25
  if (activeHours <= hours) return []
  const message = `is ${activeHours}, more hours than ${start} to ${end} has`
  return [{ column: 'active_hours', message, severity: 'refuse' }]
}

/** A queue that raises the metering rate does so during metering; one that turns the signal off can do so for longer. */
function overridesFit(row: MetricsRow): RowFinding[] {
  const [minutes, hours] = [figureIn(row, 'queue_override_minutes'), figureIn(row, 'active_hours')]
  // Active hours are accurate to half of a tenth: three minutes.
  if (minutes === null || hours === null || minutes <= hours * 60 + 3.5) return []
  const message = `is ${minutes}, more than the ${hours} active hours have: published, as a queue can switch the signal off`
  return [{ column: 'queue_override_minutes', message, severity: 'mention' }]
}
