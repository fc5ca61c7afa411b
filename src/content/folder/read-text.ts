import { isUtf8 } from 'node:buffer'
import { closeSync, constants, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invalid, type Parsed } from '../issue.ts'
import type { FolderEntry } from './read-folder.ts'

// A page takes about 10 KB, an entry 1 KB; nobody writes a larger file by hand. A mistake in a longer file can keep the
// libraries busy for longer: see also the limit in pages/parse-page.ts.
const MAX_BYTES = 64 * 1024

/**
 * Reads one file of text, by default a hand-written one. `invalid`: it cannot be opened, is longer than `maxBytes`, or
 * is not text in UTF-8.
 */
export function readText(root: string, entry: FolderEntry, maxBytes = MAX_BYTES): Parsed<string> {
  const bytes = readFileBytes(root, entry, maxBytes, 'of any text the site reads: shorten it')
  return bytes.kind === 'invalid' ? bytes : decodeText(bytes.value)
}

/** Reads one small file. `invalid`: it cannot be opened, or is longer than `maxBytes`, which `remedy` explains. */
export function readFileBytes(
  root: string,
  entry: FolderEntry,
  maxBytes: number,
  remedy: string,
): Parsed<Buffer> {
  if (entry.bytes > maxBytes) {
    const size = Math.ceil(entry.bytes / 1024)
    return invalid(`has ${size} KB, more than the ${maxBytes / 1024} KB ${remedy}`)
  }
  const bytes = readBytes(entry.stagedAt ?? join(root, entry.path))
  return typeof bytes === 'string' ? invalid(bytes) : { kind: 'parsed', value: bytes }
}

/** `O_NONBLOCK`: does not wait if the file was replaced by a pipe. */
const HOW_TO_OPEN = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * The bytes, or why they cannot be read. Synchronous, because that takes a fifth of the time: startup reads 10,000 such
 * files of 1 KB. Callers that read many yield to other work in between.
 */
function readBytes(path: string): Buffer | string {
  try {
    const file = openSync(path, HOW_TO_OPEN)
    try {
      return readFileSync(file)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    const message = unreadableMessage(error)
    if (message === null) throw error
    return message
  }
}

/** Why the system does not let us read a file, to follow its name; `null`: another kind of error. */
export function unreadableMessage(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  return error.code === 'EACCES' || error.code === 'EPERM'
    ? 'cannot be read by this account: let it read the file'
    : `cannot be read (${error.code}): save it again`
}

/**
 * Turns the bytes of a hand-written file into text with `\n` line ends. A byte order mark and the line
 * ends of Windows are understood; anything that would silently become different text is an issue.
 */
export function decodeText(bytes: Uint8Array): Parsed<string> {
  const foreign = foreignEncoding(bytes)
  if (foreign !== null) return invalid(foreign)
  const text = new TextDecoder('utf-8').decode(bytes).replace(/\r\n?/g, '\n')
  if (!isUtf8(bytes)) {
    const message =
      'has letters that are not UTF-8: open the file in an editor and save it with the encoding "UTF-8"'
    return invalid(message, lineAt(text, text.indexOf('\uFFFD')))
  }
  const odd = ODD_CHARACTER.exec(text)
  return odd === null
    ? { kind: 'parsed', value: text }
    : invalid(oddCharacterMessage(odd[0]), lineAt(text, odd.index))
}

// Control characters except tab and line feed, and the character other programs put in place of a lost letter.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we look for
const ODD_CHARACTER = /[\0-\x08\x0B-\x1F\x7F-\x9F\uFFFD]/

/** Whether a value contains a character not allowed in pages or feeds. */
export function hasOddCharacter(text: string): boolean {
  return !text.isWellFormed() || ODD_CHARACTER.test(text)
}

/** The line of an index in the text, from 1. */
function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(index, 0)).split('\n').length
}

/** The other encoding a file seems to have, to follow its name; `null`: none detected. */
export function foreignEncoding(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return isUtf16 ? 'is saved as UTF-16 ("Unicode"): save it with the encoding "UTF-8"' : null
}

function oddCharacterMessage(character: string): string {
  if (character === '\0')
    return 'has zero bytes: it is not text, or not saved as "UTF-8": save it as text in UTF-8'
  if (character === '\uFFFD') return 'has "\uFFFD" in place of a lost letter: type the letter again'
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `has the invisible character U+${code}: delete it, or type the line again`
}
