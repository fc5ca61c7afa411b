/** A figure; `null`: not measured, never 0 instead. */
export type Measured = number | null

/**
 * The measured values, in order. Missing ones are left out, so that they enter neither a sum
 * nor a divisor. Throws on NaN and infinity: those are bugs, not gaps.
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

/** 100 × part / whole, percent. `null` when either is not measured, or the whole is not above 0. */
export function percentOf(part: Measured, whole: Measured): Measured {
  // Multiplied first: 100 × 57 / 100 is 57, 57 / 100 × 100 is 56.99999999999999.
  return part === null ? null : ratioOf(100 * part, whole)
}
