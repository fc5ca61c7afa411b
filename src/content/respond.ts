import { CATEGORIES } from '../contract/category.ts'
import type { ParamsOf, ResponseOf } from '../contract/endpoints.ts'
import { DEFAULT_LANGUAGE } from '../contract/language.ts'
import type { ReadEndpointId, ResponseSource } from '../contract/page-source.ts'
import type { Report } from '../contract/report.ts'
import { respondWithIncidents } from './metrics/incident-responses.ts'
import { respondWithRampSignals } from './metrics/ramp-responses.ts'
import { respondWithStats } from './metrics/stats-responses.ts'
import { respondWithTables } from './metrics/table-responses.ts'
import { respondWithOverviews } from './overview-responses.ts'
import { createNeighborFinder } from './reports/find-neighbors.ts'
import type { SiteContent } from './site-content.ts'

/** Answers every GET call from published content. */
export function responseFrom(content: SiteContent): ResponseSource {
  const responses = buildResponses(content)
  return (id, params) => responses[id](params)
}

type Responses = { [Id in ReadEndpointId]: (params: ParamsOf<Id>) => ResponseOf<Id> | null }

function buildResponses(content: SiteContent): Responses {
  const { reports, pages } = content
  // `content.reports` is in the order of the answers, and so is each category's part of it.
  const ofCategory = new Map(
    CATEGORIES.map((category) => [category, reports.filter((report) => report.category === category)]),
  )
  const newest = newestReports(reports)
  const archived = reports.filter((report) => report.archived)
  const findReport = createNeighborFinder(ofCategory.values())
  const stats = respondWithStats(content)
  const rampSignals = respondWithRampSignals(content)
  const incidents = respondWithIncidents(content)
  const published = {
    getReports: ({ category }) => ofCategory.get(category) ?? null,
    getReport: ({ id }) => findReport(id),
    getNewestReports: () => newest,
    getArchivedReports: () => archived,
    // A language the office has not written a page in gets the English one, which says so in `language`.
    getPage: ({ language, page }) =>
      [language, DEFAULT_LANGUAGE]
        .map((wanted) => pages.find((prose) => prose.page === page && prose.language === wanted))
        .find((prose) => prose !== undefined) ?? null,
    getStats: () => stats,
    getRampSignalsData: () => rampSignals,
    getTimReports: ({ id }) => incidents(id),
    ...respondWithTables(content),
  } satisfies Partial<Responses>
  return { ...published, ...respondWithOverviews(published) }
}

const NEWEST_COUNT = 10

function newestReports(reports: readonly Report[]): Report[] {
  const lastDay = (report: Report) => report.revisedOn ?? report.publishedOn
  return reports
    .filter((report) => !report.archived)
    .toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)))
    .slice(0, NEWEST_COUNT)
}
