import { cleanLine } from './characters.ts'
import { SEARCH_PAGES, type SearchGroup, type SearchPage } from './search-groups.ts'

/** Longest search, in characters as `countCharacters` counts them. */
export const MOST_SEARCH_CHARACTERS = 200

/** Pages a search returns at a time. */
export const RESULTS_PER_PAGE = 20

/** A search in the address of a page that can search. */
export interface SearchParams {
  /** The words on one line, trimmed; never empty. */
  q: string
  /** The chosen groups of those the page offers. Empty: the visitor chose none. */
  groups: readonly SearchGroup[]
  /** A fiscal year. `null`: all. */
  year: string | null
  /** The documents' language, `en`. `null`: all. */
  language: string | null
  isArchiveIncluded: boolean
  /** Id of the one report to look in. `null`: all. */
  report: string | null
  /** Which twenty results, from 1. */
  page: number
}

/** A search for these words in all groups of a page, without the archive. */
export function plainSearch(q: string, page: SearchPage): SearchParams {
  return {
    q: cleanSearch(q),
    groups: SEARCH_PAGES[page],
    year: null,
    language: null,
    isArchiveIncluded: false,
    report: null,
    page: 1,
  }
}

/**
 * Parses the query of a page's address, as written by a form or `buildSearchAddress`; `null` without search words.
 * Invalid values are ignored, because a visitor who followed a link cannot fix them.
 */
export function parseSearchAddress(search: string, page: SearchPage): SearchParams | null {
  const given = new URLSearchParams(search)
  const plain = plainSearch(given.get('q') ?? '', page)
  if (plain.q === '') return null
  const named = given.getAll('group')
  const chosen = plain.groups.filter((group) => named.includes(group))
  // A form with no box checked sends no `group` at all; only `group=` means that the visitor wants none.
  const isNoneWanted = named.length > 0 && named.every((name) => name === '')
  return {
    ...plain,
    groups: chosen.length > 0 || isNoneWanted ? chosen : plain.groups,
    year: matching(given.get('year'), /^\d{4}$/),
    language: matching(given.get('language'), /^[a-z]{2,3}$/),
    isArchiveIncluded: given.get('archive') === 'true',
    report: matching(given.get('report'), /^[a-z0-9-]{1,200}$/),
    page: Number(matching(given.get('page'), /^[1-9]\d{0,3}$/) ?? 1),
  }
}

/** The query, from `?` on: equal searches have equal addresses, and defaults are left out. */
export function buildSearchAddress(params: SearchParams, page: SearchPage): string {
  const offered = SEARCH_PAGES[page]
  const address = new URLSearchParams({ q: params.q })
  const isNarrowed = params.groups.length < offered.length
  if (isNarrowed) for (const group of params.groups) address.append('group', group)
  if (params.groups.length === 0) address.append('group', '')
  for (const [name, value] of Object.entries(narrowing(params))) address.append(name, value)
  return `?${address}`
}

/** Pages shown for each document; the others are one click away. */
export const SHOWN_PER_REPORT = 2

/** The parameters of the call `searchDocuments` that a page makes for a search. */
export function searchCall(params: SearchParams): Readonly<Record<string, string>> {
  return {
    q: params.q,
    group: params.groups.join(','),
    ...narrowing(params),
    ...(params.report === null ? { perReport: String(SHOWN_PER_REPORT) } : {}),
  }
}

function narrowing({
  year,
  language,
  isArchiveIncluded,
  report,
  page,
}: SearchParams): Record<string, string> {
  return {
    ...(year === null ? {} : { year }),
    ...(language === null ? {} : { language }),
    ...(isArchiveIncluded ? { archive: 'true' } : {}),
    ...(report === null ? {} : { report }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}

/** A parameter of an address if it has this form; `null`: it is missing or invalid. */
export function matching(value: string | null, form: RegExp): string | null {
  return value !== null && form.test(value) ? value : null
}

/** Cleans what was typed into a search field: one line, trimmed, cut to the maximum length. */
export function cleanSearch(typed: string): string {
  const text = cleanLine(typed)
  return text.length <= MOST_SEARCH_CHARACTERS
    ? text
    : Array.from(text).slice(0, MOST_SEARCH_CHARACTERS).join('').trim()
}
