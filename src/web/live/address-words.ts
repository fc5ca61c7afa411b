/** Longer words of an address are cut off. */
const LONGEST_WORDS = 100

/** The one of the known words that an address has; `null`: none. */
export function oneOf<Known extends string>(known: readonly Known[], given: string | null): Known | null {
  return known.find((one) => one === given) ?? null
}

/** Words of an address, without spaces around them; `null`: it has none. */
export function wordsOf(given: string | null): string | null {
  const words = (given ?? '').trim().slice(0, LONGEST_WORDS)
  return words === '' ? null : words
}
