import { percentOf } from '../measured.ts'
import { type ColumnOptions, column } from './column.ts'
import type { Derivation } from './table.ts'

/**
 * Marks total rows in a key column: `all` counties, `all` types of event. They are published with the parts,
 * because medians and percentiles of parts cannot be added up.
 * Leave them out to sum a column.
 */
export const ALL = 'all'

export const DIRECTIONS = ['northbound', 'southbound', 'eastbound', 'westbound'] as const

/** Weekday peaks: `am` 6 to 9, `pm` 16 to 19. Source: FHWA Urban Congestion Report. */
const PEAKS = ['am', 'pm'] as const

/** Types of event as traffic management centers log them. */
export const EVENT_TYPES = [
  'crash',
  'disabled_vehicle',
  'abandoned_vehicle',
  'vehicle_fire',
  'debris',
  'road_work',
  'police_activity',
  'congestion',
  'flooding',
  'other',
] as const

/** Thirty days. A landslide or a damaged bridge closes a road for weeks; longer is a mistake in a date. */
export const LONGEST_INCIDENT_MINUTES = 43_200

export const county = column('county', 'key', '')
export const road = column('road', 'key', '')
export const direction = column('direction', 'key', '', { choices: DIRECTIONS })
export const directionOrAll = column('direction', 'key', '', { choices: [...DIRECTIONS, ALL] })
export const peak = column('peak', 'key', '', { choices: PEAKS })

/** Share of expected measurements that were made; the office's figure unless it follows from others. */
export const coveragePercentColumn = column('coverage_percent', 'percent', 'percent', { header: 'optional' })

/** A travel time over a stretch of road, minutes. Above 0, because indices divide by it. */
export const travelMinutes = <const Name extends string>(name: Name, options: ColumnOptions = {}) =>
  column(name, 'number', 'minutes', { minimum: 0.1, maximum: 600, goodDirection: 'down', ...options })

export const meanSpeed = <const Name extends string>(name: Name) =>
  column(name, 'number', 'mph', { maximum: 100, goodDirection: 'up' })

export const percent = <const Name extends string>(name: Name, options: ColumnOptions = {}) =>
  column(name, 'percent', 'percent', options)

/** The mean and the 95th percentile of the same trips. */
export const meanBelowP95 = {
  columns: ['mean_minutes', 'p95_minutes'],
  because: 'the 95th percentile is not below the mean',
  // A closure that affected fewer than one trip in twenty is in the mean, but not in the percentile.
  unless: { upTo: 2, because: 'as a few very long trips can raise the mean above the 95th percentile' },
} as const

export const meanMinutes = travelMinutes('mean_minutes')
export const p95Minutes = travelMinutes('p95_minutes')

/** Below 0 where the mean is above the 95th percentile. */
export const bufferIndexPercentColumn = column('buffer_index_percent', 'percent', 'percent', {
  minimum: -100,
  maximum: 1000,
  goodDirection: 'down',
  header: 'optional',
  sameWithin: { amount: 2, of: 'unit' },
})

/** Source: FHWA, "Travel Time Reliability: Making It There On Time, All The Time". */
export const bufferIndexOfTimes: Derivation<'buffer_index_percent' | 'mean_minutes' | 'p95_minutes'> = {
  column: 'buffer_index_percent',
  from: ['mean_minutes', 'p95_minutes'],
  formula: (mean = 0, p95 = 0) => percentOf(p95 - mean, mean),
  formulaText: '100 × (p95_minutes − mean_minutes) / mean_minutes',
}
