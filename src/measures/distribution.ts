import { mean } from './means.ts'
import { type Measured, measuredOnly } from './measured.ts'
import { median, percentile } from './percentile.ts'

/**
 * How long things took. Durations are skewed, a few last for hours: the median and
 * the 90th percentile are always shown with the mean. Unrounded, in the unit of the values.
 */
export interface Distribution {
  mean: Measured
  median: Measured
  /** Nine in ten took no longer. */
  p90: Measured
  /** How many were measured, of how many there were. */
  n: number
  of: number
}

/** Mean, median and 90th percentile of what was measured; all `null` when nothing was. */
export function distributionOf(values: readonly Measured[]): Distribution {
  return {
    mean: mean(values),
    median: median(values),
    p90: percentile(values, 90),
    n: measuredOnly(values).length,
    of: values.length,
  }
}
