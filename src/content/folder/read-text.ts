import { isUtf8 } from 'node:buffer'
import { closeSync, constants, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Parsed } from '../issue.ts'
import type { FolderEntry } from './read-folder.ts'

// A page of prose takes some 10 KB, an entry 1 KB; a larger file is no hand-written text. The longer a file,
// the longer a slip in it can keep the libraries busy: see the limit in pages/parse-markdown.ts too.
const MAX_BYTES = 64 * 1024

/** Reads one hand-written file. Faulty: it cannot be opened, or holds no text in UTF-8. */
export function readText(root: string, entry: FolderEntry): Parsed<string> {
  if (entry.bytes > MAX_BYTES) {
    const size = Math.ceil(entry.bytes / 1024)
    return faulty(
      `has ${size} KB, more than the ${MAX_BYTES / 1024} KB of any text the site reads: shorten it`,
    )
  }
  const bytes = readBytes(join(root, entry.path))
  return typeof bytes === 'string' ? faulty(bytes) : decodeText(bytes)
}

/** `O_NONBLOCK`: a pipe that took the place of the file is not waited for. */
const HOW_TO_OPEN = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * The bytes, or why there are none. Synchronous, because that takes a fifth of the time: a start reads 10,000 such
 * files of 1 KB. Whoever reads many lets others have a turn between them.
 */
function readBytes(path: string): Uint8Array | string {
  try {
    const file = openSync(path, HOW_TO_OPEN)
    try {
      return readFileSync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    const words = unreadableWords(error)
    if (words === null) throw error
    return words
  }
}

/** Why the system does not let us read a file, fit to follow its name; `null`: the error is of another kind. */
export function unreadableWords(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  return error.code === 'EACCES' || error.code === 'EPERM'
    ? 'cannot be read by this account: let it read the file'
    : `cannot be read (${error.code}): save it again`
}

/**
 * Turns the bytes of a hand-written file into text with `\n` line ends. A byte order mark and the line
 * ends of Windows are understood; everything that would silently become other text is a fault.
 */
export function decodeText(bytes: Uint8Array): Parsed<string> {
  const foreign = foreignEncoding(bytes)
  if (foreign !== null) return faulty(foreign)
  const text = new TextDecoder('utf-8').decode(bytes).replace(/\r\n?/g, '\n')
  if (!isUtf8(bytes)) {
    const message =
      'holds letters that are not UTF-8: open the file in an editor and save it with the encoding "UTF-8"'
    return faulty(message, lineAt(text, text.indexOf('\uFFFD')))
  }
  const odd = ODD_CHARACTER.exec(text)
  return odd === null
    ? { kind: 'parsed', value: text }
    : faulty(oddCharacterWords(odd[0]), lineAt(text, odd.index))
}

// Control characters except tab and line feed, and the mark that another program left where it lost a letter.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ODD_CHARACTER = /[\0-\x08\x0B-\x1F\x7F-\x9F\uFFFD]/

/** Whether a value holds a character that cannot stand in a page or a feed. */
export function hasOddCharacter(text: string): boolean {
  return !text.isWellFormed() || ODD_CHARACTER.test(text)
}

/** The line of a place in the text, from 1. */
function lineAt(text: string, index: number): number {
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

function faulty(message: string, line: number | null = null): Parsed<never> {
  return { kind: 'faulty', issues: [{ line, message }] }
}
