import { RESULTS_PER_PAGE } from '../../contract/search-address.ts'
import type { FindQuery, Found, FoundCounts, Hit } from './find-query.ts'
import type { ReportFacets } from './stored-reports.ts'

/** A matching page: the lower its rank, the better. */
export interface RankedPage {
  /** From 1. `null`: not on a page, but in the title or summary. */
  pageNumber: number | null
  rank: number
}

/** A report with its matching pages, and its title or summary when they match and page 1 does not. */
export interface MatchedReport {
  id: string
  facets: ReportFacets
  pages: RankedPage[]
}

/**
 * Filters and counts the matches, and returns the requested page of them: the report with the best page first, of about
 * equally good ones the newest, each report's pages together. A title or summary moves its report up, but is a hit (counted as one page) only when no page
 * matches, because results show the title anyway. Pure.
 */
export function rankHits(found: readonly MatchedReport[], query: FindQuery): Omit<Found, 'nearWords'> {
  const matched = found.map((report) => ({ ...report, best: bestRank(report), pages: placesOf(report) }))
  const chosen = matched.filter(({ id, facets }) => failedFilters(id, facets, query).length === 0)
  const ordered = inOrder(chosen)
  const listed = (report: MatchedReport) =>
    Math.min(report.pages.length, query.perReport ?? Number.POSITIVE_INFINITY)
  const pageCount = Math.ceil(sum(ordered.map(listed)) / RESULTS_PER_PAGE)
  return {
    hits: cutOut(ordered, listed, (query.page - 1) * RESULTS_PER_PAGE),
    pages: countPages(chosen),
    reports: chosen.length,
    pagesAnywhere: countPages(matched),
    pageCount,
    counts: countFilters(matched, query),
  }
}

/** Reports this close to the best of them count as equally good: the length of a page alone moves ranks by a few percent. */
const ABOUT_EQUAL = 0.95

/** The best first; of about equally good ones the newest. */
function inOrder<Ranked extends MatchedReport & { best: number }>(reports: readonly Ranked[]): Ranked[] {
  let best = Number.NEGATIVE_INFINITY
  const graded = reports
    .toSorted((a, b) => a.best - b.best)
    .map((report) => {
      if (report.best > best * ABOUT_EQUAL) best = report.best
      return { report, grade: best }
    })
  const compared = graded.toSorted(
    (a, b) =>
      a.grade - b.grade ||
      compare(b.report.facets.end, a.report.facets.end) ||
      compare(a.report.id, b.report.id),
  )
  return compared.map(({ report }) => report)
}

/** The hits from `skip` on. Sorts only the pages of reports among them. */
function cutOut(
  ordered: readonly MatchedReport[],
  listed: (report: MatchedReport) => number,
  skip: number,
): Hit[] {
  const hits: Hit[] = []
  let before = 0
  for (const report of ordered) {
    const count = listed(report)
    const from = Math.max(0, skip - before)
    before += count
    if (from >= count) continue
    const pages = report.pages.toSorted(
      (a, b) => a.rank - b.rank || (a.pageNumber ?? 0) - (b.pageNumber ?? 0),
    )
    for (const { pageNumber } of pages.slice(from, count)) {
      if (hits.length === RESULTS_PER_PAGE) return hits
      hits.push({ reportId: report.id, pageNumber, pagesInReport: report.pages.length })
    }
  }
  return hits
}

type Filter = 'group' | 'year' | 'language' | 'archive' | 'report'

/** The filters that exclude a report. */
function failedFilters(id: string, facets: ReportFacets, query: FindQuery): Filter[] {
  const { groups, year, language, isArchiveIncluded, report } = query
  const failed: Filter[] = []
  if (groups !== null && (facets.group === null || !groups.includes(facets.group))) failed.push('group')
  if (year !== null && !facets.years.includes(year)) failed.push('year')
  if (language !== null && facets.language !== language) failed.push('language')
  if (facets.isArchived && !isArchiveIncluded) failed.push('archive')
  if (report !== null && id !== report) failed.push('report')
  return failed
}

/** A report counts for a filter when it passes all the others. */
function countFilters(matched: readonly MatchedReport[], query: FindQuery): FoundCounts {
  const [groups, years, languages] = [new Map(), new Map(), new Map()]
  let archive = 0
  for (const { id, facets, pages } of matched) {
    const failed = failedFilters(id, facets, query)
    const fitsBut = (filter: Filter) => failed.every((one) => one === filter)
    if (facets.group !== null && fitsBut('group')) add(groups, facets.group, pages.length)
    if (fitsBut('year')) for (const year of facets.years) add(years, year, pages.length)
    if (fitsBut('language')) add(languages, facets.language, pages.length)
    if (facets.isArchived && fitsBut('archive')) archive += pages.length
  }
  return { groups, years, languages, archive }
}

function add<Key>(counts: Map<Key, number>, key: Key, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

function countPages(reports: readonly MatchedReport[]): number {
  return sum(reports.map(({ pages }) => pages.length))
}

function placesOf({ pages }: MatchedReport): RankedPage[] {
  const onPages = pages.filter(({ pageNumber }) => pageNumber !== null)
  return onPages.length > 0 ? onPages : pages
}

function bestRank({ pages }: MatchedReport): number {
  return pages.reduce((best, { rank }) => Math.min(best, rank), Number.POSITIVE_INFINITY)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
