import { weightedMean } from '../means.ts'
import type { Figure, Measured } from '../measured.ts'

/** One segment's index (TTI, PTI or buffer index) and the travel on it in the same period. */
export interface SegmentIndex {
  index: Measured
  /** Vehicle-miles travelled. `null`: not known, and the segment cannot be weighed. */
  vehicleMiles: Measured
}

/**
 * An index over many segments: Σ(index × vehicle-miles) / Σ(vehicle-miles), so that a road counts by how
 * much it is driven. A segment without index or vehicle-miles is left out of both sums; `n` of `of` says
 * how many entered. `null` when none did. Source: FHWA Urban Congestion Report.
 *
 * TTI ≤ PTI survives a roll-up. Buffer index = PTI / TTI − 1 does not: a mean of ratios is no ratio of means.
 */
export function rollUpIndex(segments: readonly SegmentIndex[]): Figure {
  return weightedMean(segments.map(({ index, vehicleMiles }) => ({ value: index, weight: vehicleMiles })))
}
