import { type Language, languagePrefix, splitLanguage } from './language.ts'
import { readAddressOf, reportAddressOf } from './pages.ts'

/** Longest address that a page repeats, characters. */
const MAX_CHARACTERS = 120
/** The part of a request's path that goes into another address as it is; web servers in front make the same of it. */
const PASSED_ON = /^\/[A-Za-z0-9_/.~%@:,;=-]{0,119}/

/** What an address asked for that is not there. */
export type MissingKind = 'report' | 'figures' | 'camera'
export const MISSING_KINDS: readonly MissingKind[] = ['report', 'figures', 'camera']

/** The first page's address, which says that nothing is at `path`: `/es/?missing=/es/app/nope`. */
export function missingAddress(path: string, language: Language): string {
  return `${languagePrefix(language)}/?missing=${PASSED_ON.exec(path)?.[0] ?? '/'}`
}

/**
 * The path that was not found, from what follows `?` in an address; `null`: none. Anybody can write such an address,
 * so spaces and signs come back escaped: no sentence can be put on the page.
 */
export function parseMissing(search: string): string | null {
  const path = new URLSearchParams(search).get('missing') ?? ''
  if (!path.startsWith('/')) return null
  return path
    .slice(0, MAX_CHARACTERS)
    .replace(/[^\p{L}\p{M}\p{N}_/.~%@:,;=-]/gu, (sign) => encodeURIComponent(sign.toWellFormed()))
    .slice(0, MAX_CHARACTERS)
}

/** What was asked for at a path (without language prefix); `null`: a page of another kind. */
export function missingKindOf(path: string): MissingKind | null {
  if (/^\/app\/cameras\/[^/]+\/?$/.test(path)) return 'camera'
  const place = path.replace(/\/$/, '')
  const address = readAddressOf(place) ?? reportAddressOf(place)
  if (address === null) return null
  return address.section === 'metrics' ? 'figures' : 'report'
}

/** The words of a path, to search for: "annual report 2019" of `/es/app/documents/annual-report-2019` or of a file; may be empty. */
export function wordsOfPath(path: string): string {
  const { path: place } = splitLanguage(path)
  return readable(place)
    .replace(/^\/(?:files|app(?:\/(?:documents|metrics|services|cameras)(?=\/.))?)(?=\/|$)/, '')
    .replace(/\.(?:html?|php|aspx?|pdf)$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
