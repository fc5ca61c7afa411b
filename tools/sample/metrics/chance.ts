import { createRandom } from '../figures/seeded-random.ts'

/** Draws that are the same for the same seed on every machine. */
export interface Chance {
  /** From 0 up to 1. */
  share: () => number
  /** True in `probability` of the draws. */
  happens: (probability: number) => boolean
  /** One of the names, each as often as its weight says. */
  pick: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name
  /** Around 0, with a standard deviation of 1. */
  normal: () => number
  /** Always above 0 and skewed, with this mean; `spread` is the standard deviation of its logarithm. */
  skewed: (mean: number, spread: number) => number
  /** The same items in another order. */
  shuffled: <Item>(items: readonly Item[]) => Item[]
}

export function createChance(seed: string): Chance {
  const share = createRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share())
  return {
    share,
    happens: (probability) => share() < probability,
    pick: (weights) => pickFrom(weights, share()),
    normal,
    skewed: (mean, spread) => mean * Math.exp(spread * normal() - (spread * spread) / 2),
    shuffled: (items) =>
      items
        .map((item) => ({ item, key: share() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  }
}

function pickFrom<Name extends string>(weights: Readonly<Record<Name, number>>, share: number): Name {
  // The keys of a record of names are those names.
  const names = Object.keys(weights) as Name[]
  let left = share * names.reduce((sum, name) => sum + weights[name], 0)
  for (const name of names) {
    left -= weights[name]
    if (left < 0) return name
  }
  const last = names.at(-1)
  if (last === undefined) throw new Error('there is nothing to pick from')
  return last
}

/** A slow wave of chance around 0, one value a step: each is near the one before. */
export function slowNoise(seed: string, length: number, size: number): number[] {
  const { normal } = createChance(seed)
  const values: number[] = []
  for (let index = 0; index < length; index += 1) {
    values.push(0.7 * (values[index - 1] ?? 0) + 0.71 * normal())
  }
  return values.map((value) => value * size)
}
