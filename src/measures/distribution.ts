import { mean } from './means.ts'
import { type Measured, measuredOnly } from './measured.ts'

/**
 * Percentile of what was measured, by linear interpolation between the two nearest ranks:
 * with n values in ascending order x₀ … xₙ₋₁ and h = (n − 1) × percent / 100, the result is
 * x⌊h⌋ + (h − ⌊h⌋) × (x⌊h⌋₊₁ − x⌊h⌋).
 *
 * This is type 7 of Hyndman & Fan (1996), "Sample Quantiles in Statistical Packages": the default
 * of R and NumPy and PERCENTILE.INC of spreadsheets, so staff get the same figure.
 *
 * `percent` is 0 to 100. `null` when nothing was measured; one value is every percentile of itself.
 */
export function percentile(values: readonly Measured[], percent: number): Measured {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`There is no ${percent}th percentile`)
  const ascending = measuredOnly(values).sort((a, b) => a - b)
  // Multiplied before divided: (n − 1) × 90 / 100 is exact where (n − 1) × 0.9 is not.
  const rank = ((ascending.length - 1) * percent) / 100
  const below = ascending[Math.floor(rank)]
  const above = ascending[Math.ceil(rank)]
  if (below === undefined || above === undefined) return null
  return below + (above - below) * (rank - Math.floor(rank))
}

/**
 * How long things took: mean, median and 90th percentile of what was measured, unrounded. Durations are skewed (a few
 * last for hours), so the three are always shown together. All `null` when nothing was measured.
 */
export function distributionOf(values: readonly Measured[]) {
  return { mean: mean(values), median: percentile(values, 50), p90: percentile(values, 90) }
}
