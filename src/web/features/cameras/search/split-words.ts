/** A piece of a text: letters alone or a number alone, folded. */
export interface Word {
  text: string
  isNumber: boolean
  /** What joins it to the piece before: nothing as in "I95", a hyphen, a slash, or something that parts them. */
  joint: 'none' | 'hyphen' | 'slash' | 'apart'
}

const JOINTS: Readonly<Record<string, Word['joint']>> = { '': 'none', '-': 'hyphen', '/': 'slash' }
const PIECE = /\p{N}+(?:\.\p{N}+)?|\p{L}+/gu
/** The same for most texts, in a third of the time. */
const ASCII_PIECE = /[0-9]+(?:\.[0-9]+)?|[a-z]+/g

/** Takes a text apart where letters, digits and everything else meet: "I-95NB" gives "i", "95", "nb". Pure. */
export function splitWords(text: string): Word[] {
  const folded = foldText(text)
  const words: Word[] = []
  let end = -1
  for (const match of folded.matchAll(isAscii(folded) ? ASCII_PIECE : PIECE)) {
    const [piece] = match
    const joint = end === -1 ? 'apart' : (JOINTS[folded.slice(end, match.index)] ?? 'apart')
    words.push({ text: piece, isNumber: /^\p{N}/u.test(piece), joint })
    end = match.index + piece.length
  }
  return words
}

/** Lower case, without accents, possessive endings and apostrophes; every kind of hyphen is one. */
function foldText(text: string): string {
  if (isAscii(text)) return withoutApostrophes(text.toLowerCase())
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return withoutApostrophes(plain.replace(/[‘’]/g, "'").replace(/[‐‑‒–—−]/g, '-'))
}

function withoutApostrophes(text: string): string {
  return text.includes("'") ? text.replace(/'(?:s\b)?/g, '') : text
}

function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are a part of ASCII
  return !/[^\x00-\x7f]/.test(text)
}
