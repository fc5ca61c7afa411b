import { type Figure, type Measured, measuredOnly } from './measured.ts'

/** A value and how much it counts for: vehicle-miles, events. */
export interface Weighted {
  value: Measured
  /** Not negative. `null`: the weight is not known, and the value is left out. */
  weight: Measured
}

/**
 * Arithmetic mean of what was measured: sum / number measured.
 * `null` when nothing was; a value not measured enters neither the sum nor the divisor.
 */
export function mean(values: readonly Measured[]): Measured {
  return meanOf(measuredOnly(values))
}

/** The mean with its n, and how many there were in all. */
export function meanFigure(values: readonly Measured[]): Figure {
  const measured = measuredOnly(values)
  return { value: meanOf(measured), n: measured.length, of: values.length }
}

/**
 * Weighted mean: Σ(value × weight) / Σ(weight), over parts whose value and weight are both known.
 * `null` when none is, or when all their weights are 0. `n` counts the parts that entered.
 * Throws on a negative weight.
 *
 * The mean over all events of several rows, from each row's own mean and n, is exact this way;
 * medians and percentiles of rows cannot be put together at all.
 */
export function weightedMean(parts: readonly Weighted[]): Figure {
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
  return { value: weights > 0 ? sum / weights : null, n, of: parts.length }
}

function meanOf(measured: readonly number[]): Measured {
  return measured.length === 0 ? null : measured.reduce((sum, value) => sum + value, 0) / measured.length
}
