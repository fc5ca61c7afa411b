import { type Figure, type Measured, measuredOnly } from './measured.ts'

/** numerator / denominator. `null` when either is not measured, or the denominator is not above 0. */
export function ratioOf(numerator: Measured, denominator: Measured): Measured {
  if (numerator === null || denominator === null || denominator <= 0) return null
  return numerator / denominator
}

/** 100 × part / whole, percent. `null` when either is not measured, or there is no whole to have a part of. */
export function percentOf(part: Measured, whole: Measured): Measured {
  // Multiplied first: 100 × 57 / 100 is 57, 57 / 100 × 100 is 56.99999999999999.
  return part === null ? null : ratioOf(100 * part, whole)
}

/**
 * Coverage, percent: 100 × number measured / number there should have been.
 * Shown with every mean, because a mean of a tenth of the events is not a mean of the events.
 * `null` when nothing was expected.
 */
export function coveragePercent(values: readonly Measured[]): Measured {
  return percentOf(measuredOnly(values).length, values.length)
}

/**
 * Share of the measured values that pass `test`, percent, with its n.
 * What was not measured neither passes nor fails; the share is `null` when nothing was.
 */
export function shareOf(values: readonly Measured[], test: (value: number) => boolean): Figure {
  const measured = measuredOnly(values)
  return {
    value: percentOf(measured.filter(test).length, measured.length),
    n: measured.length,
    of: values.length,
  }
}
