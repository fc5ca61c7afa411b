import { createRandom } from './seeded-random.ts'

/** July to June: how much busier the roads are than in a mean month. Winter brings visitors. */
export const SEASON = [0.95, 0.97, 0.96, 0.98, 1.0, 1.03, 1.04, 1.05, 1.07, 1.02, 0.98, 0.95] as const

/** Shares a whole number out by weight; the parts are whole and add up to the total. */
export function spreadCount(total: number, weights: readonly number[], seed: string): number[] {
  const uneven = jitter(weights, seed, 0.05)
  const sum = uneven.reduce((all, weight) => all + weight, 0)
  const exact = uneven.map((weight) => (weight / sum) * total)
  const parts = exact.map(Math.floor)
  const missing = total - parts.reduce((all, part) => all + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % 1 }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** Values around a mean, one decimal, whose weighted mean is that mean again to within 0.1. */
export function spreadMean(mean: number, weights: readonly number[], seed: string): number[] {
  const values = jitter(
    weights.map(() => mean),
    seed,
    0.07,
  )
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const drift = values.reduce((all, value, index) => all + value * (weights[index] ?? 0), 0) / sum - mean
  return values.map((value) => Math.round((value - drift) * 10) / 10)
}

function jitter(values: readonly number[], seed: string, share: number): number[] {
  const random = createRandom(seed)
  return values.map((value) => value * (1 + (random() * 2 - 1) * share))
}
