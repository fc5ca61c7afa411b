/** A figure that may not have been measured: then it is `null`, and never 0 in its place. */
export type Measured = number | null

/** A figure with what it is based on: `n` of `of` things were measured. */
export interface Figure {
  /** `null`: nothing was measured, or there was nothing to measure. */
  value: Measured
  n: number
  of: number
}

/**
 * The values that were measured, in their order. What was not measured is left out, so that
 * it can enter neither a sum nor a divisor. Throws on NaN and infinity: those are bugs, not gaps.
 */
export function measuredOnly(values: readonly Measured[]): number[] {
  return values.filter((value) => {
    if (value !== null && !Number.isFinite(value)) throw new RangeError(`${value} is not a measurement`)
    return value !== null
  })
}
