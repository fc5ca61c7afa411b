/** A figure that may not have been measured: then it is `null`, and never 0 in its place. */
export type Measured = number | null

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

/** numerator / denominator. `null` when either is not measured, or the denominator is not above 0. */
export function ratioOf(numerator: Measured, denominator: Measured): Measured {
  if (numerator === null || denominator === null || denominator <= 0) return null
  return numerator / denominator
}

/** 100 × part / whole, percent. `null` when either is not measured, or there is no whole to have a part of. */
export function percentOf(part: Measured, whole: Measured): Measured {
  // Multiplied first: 100 × 57 / 100 is 57, 57 / 100 × 100 is 56.99999999999999.
  return part === null ? null : ratioOf(100 * part, whole)
}
