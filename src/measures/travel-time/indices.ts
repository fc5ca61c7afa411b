import { weightedMean } from '../means.ts'
import type { Figure, Measured } from '../measured.ts'
import { percentOf, ratioOf } from '../shares.ts'

// Peaks are weekdays 6 to 9 a.m. and 4 to 7 p.m., as in the Urban Congestion Report. On one segment and period
// 1 <= TTI <= PTI, but for a quiet peak a little faster than free flow and a few trips so long that they raise
// the mean above the 95th percentile.

/**
 * Travel time index (TTI): mean peak travel time / free-flow travel time, a ratio. 1.30 means that 20 minutes
 * on an empty road take 26 in the peak. `null` when either time is not measured or free flow is not above 0.
 * Source: FHWA Urban Congestion Report.
 */
export function travelTimeIndex(meanMinutes: Measured, freeFlowMinutes: Measured): Measured {
  return ratioOf(meanMinutes, freeFlowMinutes)
}

/**
 * Planning time index (PTI): 95th percentile travel time / free-flow travel time, a ratio. 1.60 means: plan
 * 24 minutes for a trip that takes 15 on an empty road. `null` as for the TTI. Source: FHWA Urban Congestion Report.
 */
export function planningTimeIndex(p95Minutes: Measured, freeFlowMinutes: Measured): Measured {
  return ratioOf(p95Minutes, freeFlowMinutes)
}

/**
 * Buffer index, percent: 100 × (95th percentile − mean) / mean. 40 % on a 20-minute trip means 8 minutes
 * more, to be on time 19 times in 20. `null` when either time is not measured or the mean is not above 0.
 * Source: FHWA, "Travel Time Reliability: Making It There On Time, All The Time".
 */
export function bufferIndexPercent(meanMinutes: Measured, p95Minutes: Measured): Measured {
  if (meanMinutes === null || p95Minutes === null) return null
  return percentOf(p95Minutes - meanMinutes, meanMinutes)
}

/**
 * The same buffer index from the other two, percent: 100 × (PTI / TTI − 1), because free flow cancels out.
 * On one segment and period both ways agree; with published, rounded indices within their rounding.
 */
export function bufferIndexPercentFromIndices(
  travelTimeIndex: Measured,
  planningTimeIndex: Measured,
): Measured {
  return bufferIndexPercent(travelTimeIndex, planningTimeIndex)
}

/** One segment's index (TTI, PTI or buffer index) and the travel on it in the same period. */
interface SegmentIndex {
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
