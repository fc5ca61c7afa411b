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
