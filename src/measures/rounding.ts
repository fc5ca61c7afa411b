import type { Measured } from './measured.ts'

/**
 * The value without binary rounding errors: 20 × 1.15 is 23, not 22.999999999999996.
 * Keeps twelve significant digits, more than any figure of the office has.
 */
export function withoutDust(value: number): number {
  return Number(value.toPrecision(12))
}

/**
 * Rounds to `decimals` places, half away from zero: 0.25 → 0.3, −0.25 → −0.3, 1.005 → 1.01.
 * This is ROUND_HALF_UP of decimal libraries, ROUND of spreadsheets and halfExpand of Intl;
 * `Math.round(x * 100) / 100` is not, because 1.005 × 100 is 100.49999999999999.
 * Figures are computed unrounded and rounded once, where they are published. `null` stays `null`.
 */
export function rounded(value: number, decimals: number): number
export function rounded(value: Measured, decimals: number): Measured
export function rounded(value: Measured, decimals: number): Measured {
  if (value === null) return null
  if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be rounded`)
  const [digits, exponent] = withoutDust(Math.abs(value)).toExponential().split('e')
  // Moving the decimal point in the text, not by multiplying, keeps the decimal digits exact.
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + decimals}`))
  const size = Number(`${shifted}e${-decimals}`)
  return value < 0 && size !== 0 ? -size : size
}
