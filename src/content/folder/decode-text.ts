import { isUtf8 } from 'node:buffer'
import type { Issue, Parsed } from '../issue.ts'

/**
 * Turns the bytes of a hand-written file into text with `\n` line ends. A byte order mark and the line
 * ends of Windows are understood; everything that would silently become other text is a fault.
 */
export function decodeText(bytes: Uint8Array): Parsed<string> {
  const foreign = foreignEncoding(bytes)
  if (foreign !== null) return faulty({ line: null, message: foreign })
  const text = new TextDecoder('utf-8').decode(bytes).replace(/\r\n?/g, '\n')
  if (!isUtf8(bytes)) {
    const message =
      'holds letters that are not UTF-8: open the file in an editor and save it with the encoding "UTF-8"'
    return faulty({ line: lineAt(text, text.indexOf('\uFFFD')), message })
  }
  const odd = ODD_CHARACTER.exec(text)
  return odd === null
    ? { kind: 'parsed', value: text }
    : faulty({ line: lineAt(text, odd.index), message: oddCharacterWords(odd[0]) })
}

// Control characters except tab and line feed, and the mark that another program left where it lost a letter.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ODD_CHARACTER = /[\0-\x08\x0B-\x1F\x7F-\x9F\uFFFD]/

/** Whether a value holds a character that cannot stand in a page or a feed. */
export function hasOddCharacter(text: string): boolean {
  return !text.isWellFormed() || ODD_CHARACTER.test(text)
}

/** The line of a place in the text, from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(index, 0)).split('\n').length
}

/** Says which other encoding a file begins in, fit to follow its name; `null`: none that shows. */
export function foreignEncoding(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return isUtf16 ? 'is saved as UTF-16 ("Unicode"): save it with the encoding "UTF-8"' : null
}

function oddCharacterWords(character: string): string {
  if (character === '\0')
    return 'holds zero bytes: it is no text, or not saved as "UTF-8": save it as text in UTF-8'
  if (character === '\uFFFD') return 'holds "\uFFFD", the mark of a lost letter: write the letter again'
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `holds the invisible character U+${code}: delete it, or type the line again`
}

function faulty(issue: Issue): Parsed<never> {
  return { kind: 'faulty', issues: [issue] }
}
