import { percentile } from './distribution.ts'
import { type Measured, measuredOnly } from './measured.ts'

/** Fewer values have no usual range that one could be outside of. */
const FEWEST = 8

/** Distances between the quartiles. Source: Hoaglin and Iglewicz, "Fine-Tuning Some Resistant Rules for Outlier Labeling" (1987). */
const REACH = 2.2

/**
 * The places of values so far above all others that a reader asks what happened: above the third quartile by
 * more than 2.2 times the distance between the quartiles. Low ones are not among them: figures are bounded by zero.
 */
export function oddlyHigh(values: readonly Measured[]): number[] {
  const [first, third] = [percentile(values, 25), percentile(values, 75)]
  if (first === null || third === null || measuredOnly(values).length < FEWEST) return []
  const fence = third + REACH * (third - first)
  return values.flatMap((value, index) => (value !== null && value > fence ? [index] : []))
}
