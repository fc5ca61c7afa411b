import * as v from 'valibot'
import { CATEGORIES } from './category.ts'
import { cleanLine } from './characters.ts'
import { Report } from './report.ts'
import { MOST_SEARCH_CHARACTERS, RESULTS_PER_PAGE } from './search-address.ts'
import { SEARCH_GROUP_NAMES } from './search-groups.ts'

/** A parameter that is text of a certain form. */
function written(form: RegExp, advice: string, description: string) {
  return v.optional(v.pipe(v.string(), v.regex(form, advice), v.description(description)))
}

/** The query of `Documents/Search`. An empty value counts as not given, and a list is given with commas or by repeating its name. */
export const SEARCH_QUERY = {
  q: v.pipe(
    v.string('Say in q what to search for.'),
    v.description(
      'Words that are all on a page, in any order; words in quotes are next to each other. The beginning of the last word is enough. Capitals and diacritics do not matter.',
    ),
    v.transform(cleanLine),
    v.maxCodePoints(MOST_SEARCH_CHARACTERS, `Search for at most ${MOST_SEARCH_CHARACTERS} characters.`),
  ),
  group: v.optional(
    v.pipe(
      v.array(
        v.picklist(
          SEARCH_GROUP_NAMES,
          ({ received }) => `${received} is no group. There is: ${SEARCH_GROUP_NAMES.join(', ')}.`,
        ),
      ),
      v.description('Only reports of these groups.'),
    ),
  ),
  year: written(
    /^\d{4}$/,
    'Give a fiscal year by its number, such as 2026.',
    'Only reports that cover a day of this fiscal year. FY 2026 ended on June 30, 2026.',
  ),
  language: written(
    /^[a-z]{2,3}$/,
    'Give a language by its code, such as en, es or ht.',
    'Only reports in this language.',
  ),
  archive: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'Say true or false.'),
      v.description('Whether archived reports are searched as well.'),
    ),
  ),
  report: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200, 'No report has so long an id.'),
      v.description('Only the report of this id.'),
    ),
  ),
  perReport: written(
    /^([1-9]|1\d|20)$/,
    'Give a whole number from 1 to 20.',
    'List at most so many pages of each report, the best ones. All are counted in any case.',
  ),
  page: written(
    /^[1-9]\d{0,3}$/,
    'Give a whole number from 1 to 9999.',
    `Which ${RESULTS_PER_PAGE} results, from 1.`,
  ),
}

/** A stretch of a page's text around what was searched for, in order; `match` marks what was found. */
export const Excerpt = v.array(v.object({ text: v.string(), match: v.boolean() }))
export type Excerpt = v.InferOutput<typeof Excerpt>

/** One page of a report that says what was searched for, or the report's title or summary. */
export const SearchResult = v.object({
  reportId: v.string(),
  title: v.string(),
  category: v.picklist(CATEGORIES),
  /** From 1. `null`: the report's title or summary says it, and no page of it; in counts it is one page. */
  pageNumber: v.nullable(v.number()),
  excerpt: Excerpt,
  /** Opens the PDF at that page; without one, at its beginning. */
  url: v.string(),
  /** A picture of that page, WebP, at most 320 by 640 pixels. `null`: without a page. */
  pageThumbnailUrl: v.nullable(v.string()),
  archived: v.boolean(),
  /** Pages of this report that were found; 1 when its title or summary was. */
  pagesInReport: v.number(),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

const Pages = v.number()

/**
 * `Documents/Search`. The report with the best page comes first, and each report's pages are together, its
 * best first. Each count leaves out the narrowing it is about: `counts.years` says what choosing another year
 * would find.
 */
export const SearchResponse = v.object({
  /** What was typed, on one line. */
  query: v.string(),
  /** Pages found. */
  total: v.number(),
  /** Reports they are in. */
  documents: v.number(),
  /** Pages found whatever they were narrowed to, the archive included. */
  totalAnywhere: v.number(),
  page: v.number(),
  /** 0: nothing is found. */
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
  /** The words all of this was found for, as no page has those of `query` but some have similar ones. `null`: those of `query`. */
  suggestion: v.nullable(v.string()),
})
export type SearchResponse = v.InferOutput<typeof SearchResponse>
