import leven from 'leven'

/** A word of the index and how many pages it is on. */
export interface KnownWord {
  word: string
  pages: number
}

/** Shorter words are near too many others to mean one of them. */
const SHORTEST_ASKED = 3
/** Longer ones are no typing errors, and comparing them costs time. */
const LONGEST_ASKED = 40

/**
 * The known word somebody most likely meant: the fewest letters differ, and of equals the one on the most
 * pages; `null` when none is near. Pure.
 */
export function nearestWord(params: string, known: readonly KnownWord[]): string | null {
  if (params.length < SHORTEST_ASKED || params.length > LONGEST_ASKED) return null
  // One letter in three words of four, two in longer ones, three in very long ones.
  const most = params.length < 5 ? 1 : params.length < 9 ? 2 : 3
  let best: { known: KnownWord; distance: number } | null = null
  for (const one of known) {
    if (Math.abs(one.word.length - params.length) > most) continue
    const distance = leven(params, one.word, { maxDistance: most + 1 })
    if (distance > most) continue
    const isBetter =
      best === null ||
      distance < best.distance ||
      (distance === best.distance && one.pages > best.known.pages)
    if (isBetter) best = { known: one, distance }
  }
  return best?.known.word ?? null
}
