import type { Language } from '../../../contract/language.ts'
import type { ListedReport } from '../../../contract/report.ts'
import type { Excerpt, SearchResponse } from '../../../contract/search.ts'
import type { FoundOnSite, SiteSearchKind, SiteSearchParams } from '../../../contract/site-search.ts'

/** One camera, ramp, definition, service or section of a page that was found. */
export interface SiteHit {
  title: string
  language: Language
  /** Leads to the exact place. */
  url: string
  /** A sentence about it, with what was searched for marked; may be empty. */
  excerpt: Excerpt
}

/** What was found of one kind. */
export interface HitGroup {
  kind: Exclude<SiteSearchKind, 'reports'>
  total: number
  /** Those shown, the best first. */
  hits: readonly SiteHit[]
  /** Leads to all of them. `null`: all are shown. */
  allUrl: string | null
}

/** The reports that were found, and whose pages are shown. */
export interface ReportGroup extends Pick<SearchResponse, 'total' | 'documents' | 'pageCount' | 'results'> {
  kind: 'reports'
  reports: readonly ListedReport[]
  /** Leads to all of them. `null`: all are shown, or a pager leads on. */
  allUrl: string | null
}

/** All that the search page shows. It comes with the page, which is always loaded from the server. */
export interface SiteSearchData extends Pick<FoundOnSite, 'readAs'> {
  params: SiteSearchParams
  /** The similar words that the groups were found for, as nothing has those typed. `null`: those typed. */
  correctedTo: string | null
  /** The best kind first; kinds without results are left out. */
  groups: readonly (HitGroup | ReportGroup)[]
  /** Whether the groups say most of what was searched for, as nothing says all of it. */
  isNearly: boolean
  isReportSearchReady: boolean
  /** How many of each kind there are to search. */
  scope: FoundOnSite['scope'] & { cameras: number; ramps: number }
}

/** Under it the page finds its data. `address`: as `buildSiteSearch` writes it. */
export function siteSearchKey(address: string): readonly unknown[] {
  return ['siteSearch', address]
}
