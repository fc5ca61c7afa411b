/**
 * How many characters a text has, as people and JSON Schema count them: Unicode code points.
 * Graphemes would be truer, but browsers and server would count them by different Unicode versions.
 */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

// Control characters besides tab and line feed mean nothing in a message and can garble output.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we remove
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g
/** Marks that change the direction of all text after them, up to the end of the line. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** Cleans multi-line text: uniform line breaks, no control characters, no unpaired surrogates, trimmed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(LINE_BREAKS, '\n').replace(CONTROLS, '').trim()
}

/** The same on a single line: a name, a phone number, an address. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(DIRECTION_OVERRIDES, '').replace(/\s+/g, ' ').trim()
}

/** A text as a message quotes it: at most `most` UTF-16 units of it, then `…`. */
export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text
}
