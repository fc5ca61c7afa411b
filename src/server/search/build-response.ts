import type { SiteContent } from '../../content/site-content.ts'
import { fiscalYearOf } from '../../contract/fiscal-year.ts'
import { pagePictureUrl } from '../../contract/page-picture.ts'
import type { Report } from '../../contract/report.ts'
import type { SearchResponse, SearchResult } from '../../contract/search.ts'
import { SEARCH_GROUP_NAMES } from '../../contract/search-groups.ts'
import { buildExcerpt, buildOpening } from './excerpt.ts'
import type { FindQuery, Found, FoundCounts, Hit } from './find-query.ts'
import { type Phrase, parseWords } from './parse-words.ts'

/** Published content, indexed for building search responses. */
export interface SearchedContent {
  content: Pick<SiteContent, 'pageTexts'>
  reportOfId: ReadonlyMap<string, Report>
  /** The fiscal year of the newest publication. */
  newestYear: string
}

export function searchedContent(
  content: Pick<SiteContent, 'site' | 'reports' | 'pageTexts'>,
): SearchedContent {
  const days = content.reports.map(({ publishedOn }) => publishedOn).sort()
  return {
    content,
    reportOfId: new Map(content.reports.map((report) => [report.id, report])),
    newestYear: String(fiscalYearOf(days.at(-1) ?? '0000-01-01', content.site.calendar.fiscalYearFirstMonth)),
  }
}

/** Builds the response of `Documents/Search`. Excerpts show the words of `suggestion` or, without one, of the query. */
export function buildSearchResponse(
  searched: SearchedContent,
  query: FindQuery,
  found: Found,
  suggestion: string | null,
): SearchResponse {
  const phrases = parseWords(suggestion ?? query.q)
  const pagesOf = readingOnce(searched.content.pageTexts)
  const results = found.hits.flatMap((hit) => {
    const report = searched.reportOfId.get(hit.reportId)
    if (report === undefined) return []
    return [buildResult(report, hit, pagesOf(report.id)[(hit.pageNumber ?? 1) - 1] ?? '', phrases)]
  })
  const shown = new Set(results.map(({ reportId }) => reportId))
  return {
    query: query.q,
    total: found.pages,
    documents: found.reports,
    totalAnywhere: found.pagesAnywhere,
    page: query.page,
    pageCount: found.pageCount,
    results,
    reports: [...shown].flatMap((id) => searched.reportOfId.get(id) ?? []),
    counts: listCounts(found.counts, searched.newestYear),
    suggestion,
  }
}

/** Reads each report's texts once: they may be on disk, and many pages of one report may match. */
function readingOnce(texts: SiteContent['pageTexts']): (id: string) => readonly string[] {
  const read = new Map<string, readonly string[]>()
  return (id) => {
    const pages = read.get(id) ?? texts.get(id)?.read() ?? []
    read.set(id, pages)
    return pages
  }
}

function buildResult(
  report: Report,
  { pageNumber, pagesInReport }: Hit,
  text: string,
  phrases: readonly Phrase[],
): SearchResult {
  const entry = [report.summary, report.title].map((text) => text.normalize('NFC'))
  const texts = pageNumber === null ? [...entry, text] : [text]
  return {
    reportId: report.id,
    title: report.title,
    category: report.category,
    pageNumber,
    excerpt: buildExcerpt(texts, phrases) ?? buildOpening(text === '' ? report.summary : text),
    url: pageNumber === null ? report.file.url : `${report.file.url}#page=${pageNumber}`,
    pageThumbnailUrl: pageNumber === null ? null : pagePictureUrl(report.file.sha256, pageNumber),
    archived: report.archived,
    pagesInReport,
  }
}

function listCounts(
  { groups, years, languages, archive }: FoundCounts,
  newestYear: string,
): SearchResponse['counts'] {
  return {
    groups: SEARCH_GROUP_NAMES.map((group) => ({ group, pages: groups.get(group) ?? 0 })),
    // A 20-year plan also covers years that have no reports yet.
    years: Array.from(years, ([year, pages]) => ({ year, pages }))
      .filter(({ year }) => year <= newestYear)
      .sort((a, b) => (a.year < b.year ? 1 : -1)),
    languages: Array.from(languages, ([language, pages]) => ({ language, pages })).sort(
      (a, b) => b.pages - a.pages || (a.language < b.language ? -1 : 1),
    ),
    archive,
  }
}
