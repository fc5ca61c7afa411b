import { type Language, languagePrefix } from './language.ts'
import type { Excerpt, SearchResponse } from './search.ts'
import { cleanSearch } from './search-address.ts'

/** What the search of the whole site finds, each kind under a heading of its own. */
export const SITE_SEARCH_KINDS = ['reports', 'definitions', 'cameras', 'ramps', 'services', 'pages'] as const
export type SiteSearchKind = (typeof SITE_SEARCH_KINDS)[number]

/** A search as it is in the address of the search page. */
export interface SiteSearchParams {
  /** The words on one line, trimmed. Empty: nothing is searched for yet. */
  q: string
  /** The one kind whose results are all shown. `null`: the best of every kind. */
  kind: SiteSearchKind | null
  /** Id of the one report whose pages are shown. `null`: not one alone. */
  report: string | null
  /** Which twenty pages of reports, from 1. */
  page: number
}

/** The address path of the search page: `/app/search`, `/es/app/search`. */
export function siteSearchPath(language: Language = 'en'): string {
  return `${languagePrefix(language)}/app/search`
}

/**
 * Parses the query of the search page's address. What makes no sense is ignored: a visitor followed a link, and cannot
 * fix it.
 */
export function parseSiteSearch(search: string): SiteSearchParams {
  const given = new URLSearchParams(search)
  const report = given.get('report')
  return {
    q: cleanSearch(given.get('q') ?? ''),
    kind: SITE_SEARCH_KINDS.find((kind) => kind === given.get('in')) ?? null,
    report: report !== null && /^[a-z0-9-]{1,200}$/.test(report) ? report : null,
    page: Number(/^[1-9]\d{0,3}$/.exec(given.get('page') ?? '')?.[0] ?? 1),
  }
}

/** The part of an address from `?` on; equal searches have equal addresses. Empty: nothing is searched for. */
export function buildSiteSearch({ q, kind, report, page }: SiteSearchParams): string {
  if (q === '') return ''
  const address = new URLSearchParams({ q })
  if (kind !== null) address.set('in', kind)
  if (report !== null) address.set('report', report)
  if (page > 1) address.set('page', String(page))
  return `?${address}`
}

/** One definition, service, or section of a page that says what was searched for. */
export interface TextHit {
  kind: Extract<SiteSearchKind, 'definitions' | 'services' | 'pages'>
  title: string
  /** Language of title and excerpt: pages not translated yet are found in English. */
  language: Language
  /** Leads to the exact place. */
  url: string
  excerpt: Excerpt
  /** Whether the title itself says it, and not only the text. */
  isNamed: boolean
}

/** What the server found for the search page in everything but lists of places, and how much it looked at. */
export interface FoundOnSite {
  /** From `?` on, as `buildSiteSearch` writes it. */
  address: string
  /** Pages of reports of all categories, the archive included. `null`: not searched, as the index is not ready. */
  reports: SearchResponse | null
  /** The words that reports and texts were searched for instead, as nothing says those typed. `null`: those typed. */
  readAs: string | null
  /** The best first. */
  texts: readonly TextHit[]
  /** Texts that say more than half of what was searched for, when none says it all: the most first. */
  nearlyTexts: readonly TextHit[]
  /** What was found for similar words when neither reports nor texts have those typed. `null`: nothing. */
  corrected: (Pick<FoundOnSite, 'reports' | 'texts'> & { words: string }) | null
  /** How many reports, pages of the site and definitions there are to search. */
  scope: { reports: number; pages: number; definitions: number }
}
