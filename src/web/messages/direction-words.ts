import type { FigureSpeech } from './figure-words.ts'

const DIRECTIONS = ['northbound', 'southbound', 'eastbound', 'westbound', 'all'] as const
const PEAKS = ['am', 'pm'] as const

/** A direction of travel in words; an unknown one keeps its own. */
export function sayDirection(direction: string, { say }: FigureSpeech): string {
  const known = DIRECTIONS.find((one) => one === direction)
  return known === undefined ? direction : say(`metrics.direction.${known}`)
}

/** A peak in words: "Weekday mornings, 6–9", or short, "6–9 a.m."; an unknown one keeps its own. */
export function sayPeak(peak: string, { say }: FigureSpeech, length: 'long' | 'short' = 'long'): string {
  const known = PEAKS.find((one) => one === peak)
  if (known === undefined) return peak
  return length === 'long' ? say(`peak.${known}`) : say(`peak.short.${known}`)
}
