import type { Translations } from './catalog.ts'

const DIRECTIONS = ['northbound', 'southbound', 'eastbound', 'westbound', 'all'] as const
const PEAKS = ['am', 'pm'] as const

/** A direction of travel in words; an unknown one keeps its own. */
export function directionText(direction: string, { t }: Translations): string {
  const known = DIRECTIONS.find((one) => one === direction)
  return known === undefined ? direction : t(`metrics.direction.${known}`)
}

/** A peak in words: "Weekday mornings, 6–9", or short, "6–9 a.m."; an unknown one keeps its own. */
export function peakText(peak: string, { t }: Translations, length: 'long' | 'short' = 'long'): string {
  const known = PEAKS.find((one) => one === peak)
  if (known === undefined) return peak
  return length === 'long' ? t(`peak.${known}`) : t(`peak.short.${known}`)
}
