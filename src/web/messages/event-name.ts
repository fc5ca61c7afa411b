import type { Translations } from './catalog.ts'

const NAMED = [
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
  'all',
] as const

/** A type of event as a person says it; one that has no name yet keeps its own. */
export function eventName(type: string, { t }: Translations): string {
  const named = NAMED.find((known) => known === type)
  return named === undefined ? type.replaceAll('_', ' ') : t(`event.${named}`)
}
