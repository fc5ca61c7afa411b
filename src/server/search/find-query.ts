import type { SearchGroup } from '../../contract/search-groups.ts'

/** A query to the index. `null` leaves a narrowing out. */
export interface FindQuery {
  /** As it was typed. */
  q: string
  groups: readonly SearchGroup[] | null
  year: string | null
  language: string | null
  isArchiveIncluded: boolean
  report: string | null
  /** At most so many pages of each report are listed. */
  perReport: number | null
  /** Which twenty of those listed, from 1. */
  page: number
}

/** One page that was found, or a report whose title or summary alone was. */
export interface Hit {
  reportId: string
  /** From 1. `null`: title or summary. */
  pageNumber: number | null
  /** Pages of this report that were found; 1 for a title or summary. */
  pagesInReport: number
}

/** What the index finds: places, without their texts. */
export interface Found {
  hits: readonly Hit[]
  /** Pages found, and the reports they are in. */
  pages: number
  reports: number
  /** Pages found when nothing is narrowed. */
  pagesAnywhere: number
  pageCount: number
  counts: FoundCounts
  /** Words near the given ones that the index knows; `null` when something was found, or nothing is near. */
  nearWords: readonly NearWord[] | null
}

/** Pages found by each narrowing, as if that one alone were not chosen yet. */
export interface FoundCounts {
  groups: ReadonlyMap<SearchGroup, number>
  years: ReadonlyMap<string, number>
  languages: ReadonlyMap<string, number>
  archive: number
}

/** A searched word found nowhere, and a similar one that is; both folded. */
export interface NearWord {
  params: string
  near: string
}
