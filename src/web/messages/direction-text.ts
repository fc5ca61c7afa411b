import type { Translations } from './catalog.ts'

/** A direction of travel in words; an unknown one keeps its own. */
export function directionText(direction: string, { textOf }: Translations): string {
  return textOf(`metrics.direction.${direction}`) ?? direction
}

/** A peak in words: "Weekday mornings, 6–9", or short, "6–9 a.m."; an unknown one keeps its own. */
export function peakText(peak: string, { textOf }: Translations, length: 'long' | 'short' = 'long'): string {
  return textOf(length === 'long' ? `peak.${peak}` : `peak.short.${peak}`) ?? peak
}

/** A place as the office's tables write it in English, "Exit 32, Commercial Blvd", in the visitor's language. */
export function placeText(location: string, { textOf }: Translations): string {
  return location.replace(/^Exit(?= \d)/, textOf('place.exit') ?? 'Exit')
}
