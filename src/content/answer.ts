import { CATEGORIES } from '../contract/category.ts'
import type { AnswerOf, ParamsOf } from '../contract/endpoints.ts'
import { DEFAULT_LANGUAGE } from '../contract/language.ts'
import type { AnswerSource, ReadEndpointId } from '../contract/page-source.ts'
import type { Report } from '../contract/report.ts'
import { answerOverviews } from './answer-overviews.ts'
import { answerIncidents } from './metrics/answer-incidents.ts'
import { answerRampSignals } from './metrics/answer-ramps.ts'
import { answerStats } from './metrics/answer-stats.ts'
import { answerTables } from './metrics/answer-tables.ts'
import { createNeighborFinder } from './reports/find-neighbors.ts'
import type { SiteContent } from './site-content.ts'

/** Answers every GET call from published content. */
export function answerFrom(content: SiteContent): AnswerSource {
  const answers = buildAnswers(content)
  return (id, params) => answers[id](params)
}

type Answers = { [Id in ReadEndpointId]: (params: ParamsOf<Id>) => AnswerOf<Id> | null }

function buildAnswers(content: SiteContent): Answers {
  const { reports, pages } = content
  // `content.reports` is in the order of the answers, and so is each category's part of it.
  const ofCategory = new Map(
    CATEGORIES.map((category) => [category, reports.filter((report) => report.category === category)]),
  )
  const newest = newestReports(reports)
  const archived = reports.filter((report) => report.archived)
  const findReport = createNeighborFinder(ofCategory.values())
  const stats = answerStats(content)
  const rampSignals = answerRampSignals(content)
  const incidents = answerIncidents(content)
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
    ...answerTables(content),
  } satisfies Partial<Answers>
  return { ...published, ...answerOverviews(published) }
}

const NEWEST_COUNT = 10

function newestReports(reports: readonly Report[]): Report[] {
  const lastDay = (report: Report) => report.revisedOn ?? report.publishedOn
  return reports
    .filter((report) => !report.archived)
    .toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)))
    .slice(0, NEWEST_COUNT)
}
