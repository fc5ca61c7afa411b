import { percentile } from './distribution.ts'
import { type Measured, measuredOnly } from './measured.ts'

/** Fewer values have no usual range. */
const MIN_VALUES = 8

/** Distances between the quartiles. Source: Hoaglin and Iglewicz, "Fine-Tuning Some Resistant Rules for Outlier Labeling" (1987). */
const REACH = 2.2

/**
 * The indices of values so high that readers ask what happened: above the third quartile by more than 2.2 times
 * the distance between the quartiles. Low values are not included: figures are bounded by zero.
 */
export function oddlyHigh(values: readonly Measured[]): number[] {
  const [first, third] = [percentile(values, 25), percentile(values, 75)]
  if (first === null || third === null || measuredOnly(values).length < MIN_VALUES) return []
  const fence = third + REACH * (third - first)
  return values.flatMap((value, index) => (value !== null && value > fence ? [index] : []))
}
