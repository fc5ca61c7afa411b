import * as v from 'valibot'
import { CATEGORIES } from './category.ts'
import { Report } from './report.ts'
import { SEARCH_GROUP_NAMES } from './search-groups.ts'

/** Text of a page around the search words, in order; `match` marks the matches. */
export const Excerpt = v.array(v.object({ text: v.string(), match: v.boolean() }))
export type Excerpt = v.InferOutput<typeof Excerpt>

/** One matching page of a report, or its matching title or summary. */
export const SearchResult = v.object({
  reportId: v.string(),
  title: v.string(),
  category: v.picklist(CATEGORIES),
  /** From 1. `null`: only the report's title or summary matches, which counts as one page. */
  pageNumber: v.nullable(v.number()),
  excerpt: Excerpt,
  /** Opens the PDF at that page; without one, at its beginning. */
  url: v.string(),
  /** A picture of that page, WebP, at most 320 by 640 pixels. `null`: without a page. */
  pageThumbnailUrl: v.nullable(v.string()),
  archived: v.boolean(),
  /** Matching pages of this report; 1 when only its title or summary matches. */
  pagesInReport: v.number(),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

const Pages = v.number()

/**
 * `Documents/Search`. The report with the best page comes first, of about equally good ones the newest, and each report's
 * pages are together, the best first. Each count ignores its own filter: `counts.years` says what choosing another year would find.
 */
export const SearchResponse = v.object({
  /** What was typed, on one line. */
  query: v.string(),
  /** Pages found. */
  total: v.number(),
  /** Reports found. */
  documents: v.number(),
  /** Pages found without any filter, including the archive. */
  totalAnywhere: v.number(),
  page: v.number(),
  /** 0: nothing was found. */
  pageCount: v.number(),
  results: v.array(SearchResult),
  /** The reports of `results`, in their order. */
  reports: v.array(Report),
  counts: v.object({
    groups: v.array(v.object({ group: v.picklist(SEARCH_GROUP_NAMES), pages: Pages })),
    /** Fiscal years, newest first. */
    years: v.array(v.object({ year: v.string(), pages: Pages })),
    languages: v.array(v.object({ language: v.string(), pages: Pages })),
    /** Pages in the archive, searched or not. */
    archive: Pages,
  }),
  /** The similar words these results are for, because no page has those of `query`. `null`: the results are for `query`. */
  suggestion: v.nullable(v.string()),
})
export type SearchResponse = v.InferOutput<typeof SearchResponse>
