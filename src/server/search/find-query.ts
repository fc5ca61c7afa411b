import type { SearchParams } from '../../contract/search-address.ts'
import type { SearchGroup } from '../../contract/search-groups.ts'

/** A query to the index. `null` means no filter. */
export interface FindQuery extends Omit<SearchParams, 'groups'> {
  groups: readonly SearchGroup[] | null
  /** Most pages listed of each report. */
  perReport: number | null
}

/** A matching page, or a report of which only the title or summary matches. */
export interface Hit {
  reportId: string
  /** From 1. `null`: title or summary. */
  pageNumber: number | null
  /** Matching pages of this report; 1 for a title or summary. */
  pagesInReport: number
}

/** What the index finds: page numbers, without texts. */
export interface Found {
  hits: readonly Hit[]
  /** Numbers of matching pages, and of their reports. */
  pages: number
  reports: number
  /** Matching pages without any filter. */
  pagesAnywhere: number
  pageCount: number
  counts: FoundCounts
  /** Indexed words similar to the typed ones; `null` when something was found, or nothing is similar. */
  nearWords: readonly NearWord[] | null
}

/** Matching pages for each choice of a filter, with all other filters applied. */
export interface FoundCounts {
  groups: ReadonlyMap<SearchGroup, number>
  years: ReadonlyMap<string, number>
  languages: ReadonlyMap<string, number>
  archive: number
}

/** A typed word that no page has, and a similar one that some page has; both folded. */
export interface NearWord {
  typed: string
  near: string
}
