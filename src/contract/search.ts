import * as v from 'valibot'
import { CATEGORIES } from './category.ts'
import { cleanLine } from './characters.ts'
import { Report } from './report.ts'
import { MOST_SEARCH_CHARACTERS, RESULTS_PER_PAGE } from './search-address.ts'
import { SEARCH_GROUP_NAMES } from './search-groups.ts'

/** A text parameter that must match a pattern. */
function written(form: RegExp, advice: string, description: string) {
  return v.optional(v.pipe(v.string(), v.regex(form, advice), v.description(description)))
}

/** The query of `Documents/Search`. An empty value counts as missing; lists are comma-separated or repeat the name. */
export const SEARCH_QUERY = {
  q: v.pipe(
    v.string('Say in q what to search for.'),
    v.description(
      'Words that must all be on a page, in any order; words in quotes must be next to each other. The last word may be incomplete. Case and diacritics do not matter.',
    ),
    v.transform(cleanLine),
    v.maxCodePoints(MOST_SEARCH_CHARACTERS, `Search for at most ${MOST_SEARCH_CHARACTERS} characters.`),
  ),
  group: v.optional(
    v.pipe(
      v.array(
        v.picklist(
          SEARCH_GROUP_NAMES,
          ({ received }) => `${received} is not a group. Choose from: ${SEARCH_GROUP_NAMES.join(', ')}.`,
        ),
      ),
      v.description('Only reports in these groups.'),
    ),
  ),
  year: written(
    /^\d{4}$/,
    'Give a fiscal year by its number, such as 2026.',
    'Only reports that cover at least one day of this fiscal year. FY 2026 ended on June 30, 2026.',
  ),
  language: written(
    /^[a-z]{2,3}$/,
    'Give a language by its code, such as en, es or ht.',
    'Only reports in this language.',
  ),
  archive: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'Say true or false.'),
      v.description('Whether to search archived reports as well.'),
    ),
  ),
  report: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200, 'No report id is that long.'),
      v.description('Only the report with this id.'),
    ),
  ),
  perReport: written(
    /^([1-9]|1\d|20)$/,
    'Give a whole number from 1 to 20.',
    'The maximum number of pages to list for each report, best matches first. All matching pages are counted regardless.',
  ),
  page: written(
    /^[1-9]\d{0,3}$/,
    'Give a whole number from 1 to 9999.',
    `The page of ${RESULTS_PER_PAGE} results, from 1.`,
  ),
}

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
