import leven from 'leven'

// Longer words are not typos, and comparing them takes time.
const MAX_WORD = 60

/**
 * The allowed word somebody most likely meant; `null` when none is close, or two are equally close.
 * A part of a name counts as much as the whole: "anual" means "documents_annual".
 */
export function closestWord(word: string, allowed: readonly string[]): string | null {
  if (word.length > MAX_WORD) return null
  const ranked = allowed
    .map((name) => ({ name, distance: distanceTo(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  const [best, second] = ranked
  if (best === undefined || best.distance > Math.ceil(word.length / 3)) return null
  return second?.distance === best.distance ? null : best.name
}

/** The smallest distance to the name, to one of its parts, or to all parts from one on. */
function distanceTo(word: string, name: string): number {
  const starts = [0, ...Array.from(name.matchAll(/[_-]/g), ({ index }) => index + 1)]
  const forms = starts.flatMap((start) => [name.slice(start), name.slice(start).split(/[_-]/)[0] ?? ''])
  return Math.min(...forms.map((form) => leven(word, form)))
}

/** `: did you mean "documents_annual"?`, or nothing when no allowed word is close. */
export function hint(word: string, allowed: readonly string[], prefix = ''): string {
  const closest = closestWord(word, allowed)
  return closest === null ? '' : `: did you mean "${prefix}${closest}"?`
}

/** `: did you mean "documents_annual"?`, or `: write a, b or c` when no allowed word is close. */
export function suggestion(word: string, allowed: readonly string[]): string {
  return hint(word, allowed) || `: write ${listWords(allowed, 'or')}`
}

/** `a, b or c`. */
export function listWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`
}
