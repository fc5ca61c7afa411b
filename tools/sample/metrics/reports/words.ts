import type { MetricsRow } from '../../../../src/contract/metrics-table.ts'
import type { Measured } from '../../../../src/measures/measured.ts'
import type { KeyFigure } from '../../blocks.ts'

/** A figure as a table shows it; a dash where nothing was measured. */
export function written(value: Measured, decimals = 0): string {
  return value === null
    ? '–'
    : value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** A figure of dollars as a table shows it. */
export function dollars(value: Measured): string {
  return value === null ? '–' : `$${written(value, 2)}`
}

/** How words compare: "3.1 minutes slower". */
export interface Comparing {
  unit: string
  decimals: number
  /** What a lower and a higher figure is called. */
  words: readonly [less: string, more: string]
}

export const MINUTES: Comparing = { unit: 'minutes', decimals: 1, words: ['faster', 'slower'] }
export const COUNT: Comparing = { unit: '', decimals: 0, words: ['fewer', 'more'] }
export const POINTS: Comparing = { unit: 'points', decimals: 1, words: ['lower', 'higher'] }

/** "1.4 minutes faster than the week before"; `null` when there is nothing to compare. */
export function comparedWith(
  now: Measured,
  then: Measured,
  what: string,
  { unit, decimals, words }: Comparing,
): string | null {
  if (now === null || then === null) return null
  const step = Number((now - then).toFixed(decimals))
  if (step === 0) return `the same as ${what}`
  return [written(Math.abs(step), decimals), unit, step < 0 ? words[0] : words[1], `than ${what}`]
    .filter((word) => word !== '')
    .join(' ')
}

/** One large figure with its comparison. */
export function keyFigure(
  label: string,
  now: Measured,
  then: Measured,
  { what, ...comparing }: Comparing & { what: string; unitShown?: string },
): KeyFigure {
  const change = comparedWith(now, then, what, comparing) ?? `Not measured in ${what}`
  const before = then === null ? '' : ` (${written(then, comparing.decimals)})`
  return {
    label,
    value: written(now, comparing.decimals),
    unit: comparing.unitShown ?? comparing.unit,
    change: `${change.charAt(0).toUpperCase()}${change.slice(1)}${before}`,
  }
}

/** "disabled_vehicle" as "Disabled vehicle". */
export function typeWords(type: string): string {
  const words = type.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "am" as "Morning". */
export function peakWords({ peak }: MetricsRow): string {
  return peak === 'am' ? 'Morning' : 'Afternoon'
}
