import { fiscalYearsOf } from '../../contract/fiscal-year.ts'
import type { Report } from '../../contract/report.ts'
import { type SearchGroup, searchGroupOf } from '../../contract/search-groups.ts'

/** What a report can be narrowed by, and how it ranks among equals. */
export interface ReportFacets {
  /** `null`: it belongs to no group. */
  group: SearchGroup | null
  /** Every fiscal year it covers a day of. */
  years: readonly string[]
  /** Without its region: `en`, `es`, `ht`. */
  language: string
  isArchived: boolean
  /** Last day it covers; of equally good pages the newer report's come first. */
  end: string
}

/** What an index holds of a report. Its texts are known by their hash, because they are too large to keep. */
export interface Holding {
  facets: ReportFacets
  title: string
  summary: string
  /** `null`: the report has no texts. */
  textsSha256: string | null
}

/** What an index holds, by report id, to see later what has changed. */
export type Holdings = ReadonlyMap<string, Holding>

/** One report as the index takes it. */
export interface IndexedReport {
  id: string
  holding: Holding
  /**
   * Text of each page. Empty: the file has none, and only its title and summary can be found. `null`: no words
   * changed, only the facets.
   */
  pages: readonly string[] | null
}

/** The facets of a published report. Pure. */
export function facetsOf({ category, period, language, archived }: Report): ReportFacets {
  return {
    group: searchGroupOf(category),
    years: fiscalYearsOf(period).map(String),
    language: language.split('-')[0] ?? language,
    isArchived: archived,
    end: period.end,
  }
}
