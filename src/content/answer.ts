import { CATEGORIES } from '../contract/category.ts'
import type { AnswerOf, ParamsOf } from '../contract/endpoints.ts'
import { DEFAULT_LANGUAGE } from '../contract/language.ts'
import type { AnswerSource, ReadEndpointId } from '../contract/page-source.ts'
import type { Report } from '../contract/report.ts'
import { TIM_AREAS, type TimReport } from '../contract/tim-report.ts'
import { createNeighborFinder } from './reports/find-neighbors.ts'
import type { SiteContent } from './site-content.ts'

/** Answers every GET call from published content. */
export function answerFrom(content: SiteContent): AnswerSource {
  const answers = buildAnswers(content)
  return (id, params) => answers[id](params)
}

type Answers = { [Id in ReadEndpointId]: (params: ParamsOf<Id>) => AnswerOf<Id> | null }

function buildAnswers({ reports, pages }: SiteContent): Answers {
  // `content.reports` is in the order of the answers, and so is each category's part of it.
  const ofCategory = new Map(
    CATEGORIES.map((category) => [category, reports.filter((report) => report.category === category)]),
  )
  const newest = newestReports(reports)
  const findReport = createNeighborFinder(ofCategory.values())
  return {
    getReports: ({ category }) => ofCategory.get(category) ?? null,
    getReport: ({ id }) => findReport(id),
    getNewestReports: () => newest,
    // A language the office has not written a page in gets the English one, which says so in `language`.
    getPage: ({ language, page }) =>
      [language, DEFAULT_LANGUAGE]
        .map((wanted) => pages.find((prose) => prose.page === page && prose.language === wanted))
        .find((prose) => prose !== undefined) ?? null,
    getStats: () => ({ asOf: null, items: [] }),
    getRampSignalsData: () => ({ asOf: null, ramps: [] }),
    getTimReports: ({ id }) => timReport(id, reports),
    getTable: () => null,
    getSeries: () => null,
  }
}

const NEWEST_COUNT = 10

function newestReports(reports: readonly Report[]): Report[] {
  const lastDay = (report: Report) => report.revisedOn ?? report.publishedOn
  return reports
    .filter((report) => !report.archived)
    .toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)))
    .slice(0, NEWEST_COUNT)
}

/** An area, or a report of the incident management category; no incidents are published yet. */
function timReport(id: string, reports: readonly Report[]): TimReport | null {
  const area = TIM_AREAS.find((known) => known === id)
  if (area !== undefined)
    return { ...NO_INCIDENTS, id, title: `Traffic incidents: ${spelledOut(area)}`, area, period: null }
  const report = reports.find((one) => one.id === id && one.category === 'services_incidentManagement_tim')
  return report === undefined
    ? null
    : { ...NO_INCIDENTS, id, title: report.title, area: null, period: report.period }
}

const NOT_MEASURED = { mean: null, median: null, p90: null }

const NO_INCIDENTS = {
  summary: {
    incidents: 0,
    withTimes: 0,
    roadwayClearanceMinutes: NOT_MEASURED,
    incidentClearanceMinutes: NOT_MEASURED,
    openRoadsCompliancePercent: null,
    secondaryCrashes: null,
  },
  incidents: [],
}

/** "palmBeach" as "Palm Beach". */
function spelledOut(area: string): string {
  return area.replace(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase())
}
