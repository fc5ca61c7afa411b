import leven from 'leven'

// Longer words are no typing errors, and comparing them costs time.
const MAX_WORD = 60

/**
 * The known word somebody most likely meant; `null` when none is near, or two are equally near.
 * A part of a name counts as much as the whole: "anual" means "documents_annual".
 */
export function closestWord(word: string, known: readonly string[]): string | null {
  if (word.length > MAX_WORD) return null
  const ranked = known
    .map((name) => ({ name, distance: distanceTo(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  const [best, second] = ranked
  if (best === undefined || best.distance > Math.ceil(word.length / 3)) return null
  return second?.distance === best.distance ? null : best.name
}

/** To the name, to one of its parts, or to all from one part on. */
function distanceTo(word: string, name: string): number {
  const starts = [0, ...Array.from(name.matchAll(/[_-]/g), ({ index }) => index + 1)]
  const forms = starts.flatMap((start) => [name.slice(start), name.slice(start).split(/[_-]/)[0] ?? ''])
  return Math.min(...forms.map((form) => leven(word, form)))
}

/** `: did you mean "documents_annual"?`, or nothing when no known word is near. */
export function hint(word: string, known: readonly string[], prefix = ''): string {
  const closest = closestWord(word, known)
  return closest === null ? '' : `: did you mean "${prefix}${closest}"?`
}

/** `: did you mean "documents_annual"?`, or `: write a, b or c` when no known word is near. */
export function suggestion(word: string, known: readonly string[]): string {
  return hint(word, known) || `: write ${listWords(known, 'or')}`
}

/** `a, b or c`. */
export function listWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`
}
