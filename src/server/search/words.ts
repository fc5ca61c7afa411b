import leven from 'leven'

/** A word as the index stores it: letters, digits and private-use characters, with their combining marks. */
const WORD = /(?:[\p{L}\p{N}\p{Co}]|[\u0300-\u036f])+/gu
const LOOSE_MARKS = /[\u0300-\u036f]/g
const BEYOND_ASCII = /[^\0-\x7f]/gu

/**
 * Removes capitals and diacritics without changing the length, so that positions stay the same: "Tránsito" becomes
 * "transito", "Ayisyèn" "ayisyen". For composed text (NFC).
 */
export function foldText(text: string): string {
  return text.replace(BEYOND_ASCII, foldCharacter).toLowerCase()
}

/** The words of a text as they are indexed and searched, in order. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text.normalize('NFC'))
  // Marks that do not compose with a letter would make two spellings of one word.
  return (folded.match(WORD) ?? []).map((word) => word.replace(LOOSE_MARKS, '')).filter((word) => word !== '')
}

function foldCharacter(character: string): string {
  // To upper case and back merges lowercase variants such as "σ" and "ς". NFKC normalizes full-width letters.
  const base = character.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  // Characters whose folded form has another length stay as they are: "ß", Hangul syllables.
  return base.length === character.length ? base : character
}

/** An indexed word and the number of pages it is on. */
export interface KnownWord {
  word: string
  pages: number
}

/** Shorter words are similar to too many others. */
const SHORTEST_TYPO = 3
/** Longer words are not typing errors, and take long to compare. */
const LONGEST_TYPO = 40

/**
 * The indexed word that somebody most likely meant: the one with the fewest different letters (two swapped ones count
 * least), then the one on the most pages; `null` when none is similar. Where more than one letter differs, the first
 * must match: "today" is not "day". Pure.
 */
export function nearestWord(typed: string, known: readonly KnownWord[]): string | null {
  if (typed.length < SHORTEST_TYPO || typed.length > LONGEST_TYPO) return null
  // One letter in words of three or four, two in words of up to eight, three in longer ones.
  const most = typed.length < 5 ? 1 : typed.length < 9 ? 2 : 3
  let best: { known: KnownWord; distance: number } | null = null
  for (const one of known) {
    if (Math.abs(one.word.length - typed.length) > most) continue
    const distance = isSwapped(typed, one.word) ? 0 : leven(typed, one.word, { maxDistance: most + 1 })
    if (distance > most || (distance > 1 && one.word[0] !== typed[0])) continue
    const isBetter =
      best === null ||
      distance < best.distance ||
      (distance === best.distance && one.pages > best.known.pages)
    if (isBetter) best = { known: one, distance }
  }
  return best?.known.word ?? null
}

/** Whether two neighboring letters are swapped, as in "prak". */
function isSwapped(typed: string, word: string): boolean {
  if (typed.length !== word.length) return false
  const at = typed.split('').findIndex((letter, index) => letter !== word[index])
  const swapped = `${typed.slice(0, at)}${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`
  return at !== -1 && swapped === word
}

/** Replaces every occurrence of a word (as `wordsOf` returns it) and keeps the capitals that were typed. Pure. */
export function replaceWord(typed: string, word: string, by: string): string {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{Co}])${word}(?![\\p{L}\\p{N}\\p{Co}])`, 'gu')
  let replaced = ''
  let at = 0
  for (const { index } of foldText(typed).matchAll(pattern)) {
    const end = index + word.length
    replaced += typed.slice(at, index) + withCapitalsOf(typed.slice(index, end), by)
    at = end
  }
  return replaced + typed.slice(at)
}

function withCapitalsOf(typed: string, word: string): string {
  if (typed === typed.toLowerCase()) return word
  return typed === typed.toUpperCase()
    ? word.toUpperCase()
    : word.replace(/^./u, (first) => first.toUpperCase())
}
