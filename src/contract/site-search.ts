import { type Language, languagePrefix } from './language.ts'
import type { Excerpt, SearchResponse } from './search.ts'
import { cleanSearch, matching } from './search-address.ts'

/** What the site search finds, each kind under its own heading. */
export const SITE_SEARCH_KINDS = ['reports', 'definitions', 'cameras', 'ramps', 'services', 'pages'] as const
export type SiteSearchKind = (typeof SITE_SEARCH_KINDS)[number]

/** A search in the address of the search page. */
export interface SiteSearchParams {
  /** The words on one line, trimmed. Empty: no search yet. */
  q: string
  /** The one kind whose results are all shown. `null`: the best of every kind. */
  kind: SiteSearchKind | null
  /** Id of the only report whose pages are shown. `null`: all reports. */
  report: string | null
  /** Which twenty pages of reports, from 1. */
  page: number
}

/** The address path of the search page: `/app/search`, `/es/app/search`. */
export function siteSearchPath(language: Language = 'en'): string {
  return `${languagePrefix(language)}/app/search`
}

/**
 * Parses the query of the search page's address. Invalid values are ignored, because a visitor who followed a link cannot
 * fix them.
 */
export function parseSiteSearch(search: string): SiteSearchParams {
  const given = new URLSearchParams(search)
  return {
    q: cleanSearch(given.get('q') ?? ''),
    kind: SITE_SEARCH_KINDS.find((kind) => kind === given.get('in')) ?? null,
    report: matching(given.get('report'), /^[a-z0-9-]{1,200}$/),
    page: Number(matching(given.get('page'), /^[1-9]\d{0,3}$/) ?? 1),
  }
}

/** The query, from `?` on; equal searches have equal addresses. Empty: no search. */
export function buildSiteSearch({ q, kind, report, page }: SiteSearchParams): string {
  if (q === '') return ''
  const address = new URLSearchParams({ q })
  if (kind !== null) address.set('in', kind)
  if (report !== null) address.set('report', report)
  if (page > 1) address.set('page', String(page))
  return `?${address}`
}

/** What of a text matches: an everyday word for its place, its own name, or only what it says. */
export type TextMatch = 'everyday' | 'name' | 'text'

/** One matching definition, service, or section of a page. */
export interface TextHit {
  kind: Extract<SiteSearchKind, 'definitions' | 'services' | 'pages'>
  title: string
  /** Language of title and excerpt: pages not translated yet are found in English. */
  language: Language
  /** Leads to the exact place. */
  url: string
  excerpt: Excerpt
  match: TextMatch
}

/** What the server found for the search page, except in lists of places, and how much it searched. */
export interface FoundOnSite {
  /** From `?` on, as `buildSiteSearch` writes it. */
  address: string
  /** Pages of reports of all categories, the archive included. `null`: not searched because the index is not ready. */
  reports: SearchResponse | null
  /** The words searched for instead, because nothing matches those typed. `null`: those typed. */
  readAs: string | null
  /** The best first. */
  texts: readonly TextHit[]
  /** Texts with more than half of the search words when none has them all, best first. */
  nearlyTexts: readonly TextHit[]
  /** Results for similar words when neither reports nor texts have those typed. `null`: none. */
  corrected: (Pick<FoundOnSite, 'reports' | 'texts'> & { words: string }) | null
  /** Number of reports, site pages and definitions that can be searched. */
  scope: { reports: number; pages: number; definitions: number }
}
