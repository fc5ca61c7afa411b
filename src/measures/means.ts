import { type Measured, measuredOnly } from './measured.ts'

/**
 * Arithmetic mean of what was measured: sum / number measured.
 * `null` if nothing was measured; missing values enter neither the sum nor the divisor.
 */
export function mean(values: readonly Measured[]): Measured {
  const measured = measuredOnly(values)
  return measured.length === 0 ? null : measured.reduce((sum, value) => sum + value, 0) / measured.length
}

/**
 * Weighted mean: Σ(value × weight) / Σ(weight), over the `n` parts whose value and weight are both known.
 * `null` when none are, or when all their weights are 0. Throws on a negative weight.
 *
 * This gives the exact mean over all events of several rows from each row's mean and number; medians and
 * percentiles of rows cannot be combined.
 */
export function weightedMean(parts: readonly { value: Measured; weight: Measured }[]): {
  value: Measured
  n: number
} {
  let sum = 0
  let weights = 0
  let n = 0
  for (const { value, weight } of parts) {
    if (value === null || weight === null) continue
    if (!Number.isFinite(value) || !Number.isFinite(weight) || weight < 0) {
      throw new RangeError(`${value} cannot be weighted by ${weight}`)
    }
    sum += value * weight
    weights += weight
    n += 1
  }
  return { value: weights > 0 ? sum / weights : null, n }
}
