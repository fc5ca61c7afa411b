import leven from 'leven'

/** A word as the index has it: letters, digits and private-use characters, with their combining marks. */
const WORD = /(?:[\p{L}\p{N}\p{Co}]|[\u0300-\u036f])+/gu
const LOOSE_MARKS = /[\u0300-\u036f]/g
const BEYOND_ASCII = /[^\0-\x7f]/gu

/**
 * A text without capitals and diacritics, as long as before, so that a place in one is the same place in the
 * other: "Tránsito" becomes "transito", "Ayisyèn" "ayisyen". For composed text (NFC).
 */
export function foldText(text: string): string {
  return text.replace(BEYOND_ASCII, foldCharacter).toLowerCase()
}

/** The words of a text as they are searched for, in order. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text.normalize('NFC'))
  // A mark that no letter composes with would divide a word from itself without it.
  return (folded.match(WORD) ?? []).map((word) => word.replace(LOOSE_MARKS, '')).filter((word) => word !== '')
}

function foldCharacter(character: string): string {
  // Up and down again makes one letter of its two small forms, as of "σ" and "ς".
  // NFKC makes usual letters of full-width ones.
  const base = character.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  // What has no single character of the same length stays itself: "ß", a syllable of Hangul.
  return base.length === character.length ? base : character
}

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
 * The known word somebody most likely meant: the fewest letters differ, of which two in each other's
 * place count least, and of equals the one on the most pages; `null` when none is near. Where more than one letter differs, it begins alike: "today" is no "day". Pure.
 */
export function nearestWord(params: string, known: readonly KnownWord[]): string | null {
  if (params.length < SHORTEST_ASKED || params.length > LONGEST_ASKED) return null
  // One letter in three words of four, two in longer ones, three in very long ones.
  const most = params.length < 5 ? 1 : params.length < 9 ? 2 : 3
  let best: { known: KnownWord; distance: number } | null = null
  for (const one of known) {
    if (Math.abs(one.word.length - params.length) > most) continue
    const distance = isSwapped(params, one.word) ? 0 : leven(params, one.word, { maxDistance: most + 1 })
    if (distance > most || (distance > 1 && one.word[0] !== params[0])) continue
    const isBetter =
      best === null ||
      distance < best.distance ||
      (distance === best.distance && one.pages > best.known.pages)
    if (isBetter) best = { known: one, distance }
  }
  return best?.known.word ?? null
}

/** Whether two neighboring letters of a word are in each other's place, as in "prak". */
function isSwapped(typed: string, word: string): boolean {
  if (typed.length !== word.length) return false
  const at = typed.split('').findIndex((letter, index) => letter !== word[index])
  const swapped = `${typed.slice(0, at)}${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`
  return at !== -1 && swapped === word
}

/** Replaces a word, given as `wordsOf` gives it, wherever it was typed, with the capitals it was typed with. Pure. */
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
