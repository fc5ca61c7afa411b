import { createHash } from 'node:crypto'

/** What tells whether a translation still says what the English text says. */
export interface TranslationFacts {
  /** Of this file's own text: `en-3f2a9c41`. */
  fingerprint: string
  /** The fingerprint of the English text it was made from. `null`: it names none. */
  of: string | null
  /** Nobody who speaks the language has read it yet. */
  isDraft: boolean
}

/** The same whatever the line ends; short enough to be typed. The letters before it keep YAML from reading digits as a number. */
export function fingerprintOf(source: string): string {
  return `en-${createHash('sha256').update(source.replaceAll('\r\n', '\n').trim()).digest('hex').slice(0, 8)}`
}
