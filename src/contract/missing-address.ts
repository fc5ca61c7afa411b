import { type Language, languagePrefix, splitLanguage } from './language.ts'
import { REPORT_SECTIONS } from './pages.ts'

/** Longest address a page shows, characters. */
const MAX_CHARACTERS = 120
/** The part of a request's path that can be copied into another address; web servers in front extract the same part. */
const PASSED_ON = /^\/[A-Za-z0-9_/.~%@:,;=-]{0,119}/

/** The page of a report or its text, whatever its id. */
const REPORT = new RegExp(`^/app/(?<section>${REPORT_SECTIONS.join('|')})/[^/]+(?:/read)?/?$`)

/** What is missing at an address. */
export type MissingKind = 'report' | 'figures' | 'camera'
export const MISSING_KINDS: readonly MissingKind[] = ['report', 'figures', 'camera']

/** The home page address that reports nothing is at `path`: `/es/?missing=/es/app/nope`. */
export function missingAddress(path: string, language: Language): string {
  return `${languagePrefix(language)}/?missing=${PASSED_ON.exec(path)?.[0] ?? '/'}`
}

/**
 * The path that was not found, from the query of an address; `null`: none. Anybody can write such an address, so spaces
 * and special characters are escaped: nobody can put a sentence on the page.
 */
export function parseMissing(search: string): string | null {
  const path = new URLSearchParams(search).get('missing') ?? ''
  if (!path.startsWith('/')) return null
  return path
    .slice(0, MAX_CHARACTERS)
    .replace(/[^\p{L}\p{M}\p{N}_/.~%@:,;=-]/gu, (character) => encodeURIComponent(character.toWellFormed()))
    .slice(0, MAX_CHARACTERS)
}

/** What was requested at a path (without language prefix); `null`: a page of another kind. */
export function missingKindOf(path: string): MissingKind | null {
  if (/^\/app\/cameras\/[^/]+\/?$/.test(path)) return 'camera'
  const section = REPORT.exec(path)?.groups?.section
  if (section === undefined) return null
  return section === 'metrics' ? 'figures' : 'report'
}

/** The search words in a path: "annual report 2019" from `/es/app/documents/annual-report-2019` or from a file; empty without letters. */
export function wordsOfPath(path: string): string {
  const { path: place } = splitLanguage(path)
  const words = decodedPath(place)
    .replace(/^\/(?:files|app(?:\/(?:documents|metrics|services|cameras)(?=\/.))?)(?=\/|$)/, '')
    .replace(/\.(?:html?|php|aspx?|pdf)$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  // A number alone is an id, which no text has.
  return /\p{L}/u.test(words) ? words : ''
}

/** A path without escapes; as it is, if they cannot be read. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
