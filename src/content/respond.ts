import { CATEGORIES, METRICS_GROUPS } from '../contract/category.ts'
import type { ParamsOf, ResponseOf } from '../contract/endpoints.ts'
import { DEFAULT_LANGUAGE } from '../contract/language.ts'
import { type FigurePeriod, PERIOD_GROUPS } from '../contract/metrics-choices.ts'
import type { FreewayOverview } from '../contract/metrics-overview.ts'
import type { MetricsRow, TableId } from '../contract/metrics-table.ts'
import { ALL_ROADS, NEWEST } from '../contract/overview-names.ts'
import type { ReadEndpointId, ResponseSource } from '../contract/page-source.ts'
import type { RampSignalsData } from '../contract/ramp-signals.ts'
import type { Report, ReportLink, ReportWithNeighbors } from '../contract/report.ts'
import { buildArterialOverview } from '../measures/overviews/arterial-overview.ts'
import { buildExpressOverview } from '../measures/overviews/express-overview.ts'
import { buildFreewayOverview } from '../measures/overviews/freeway-overview.ts'
import { buildRampOverview } from '../measures/overviews/ramp-overview.ts'
import { buildAccessibilitySummary, type Downloads } from './compliance-ledger.ts'
import { respondWithIncidents } from './metrics/incident-responses.ts'
import { respondWithRampSignals } from './metrics/ramp-responses.ts'
import { respondWithTables } from './metrics/report-tables.ts'
import { respondWithStats } from './metrics/stats-responses.ts'
import { buildReadable } from './reports/build-readable.ts'
import { respondWithMap } from './respond-with-map.ts'
import type { SiteContent } from './site-content.ts'

/** Responds to every GET call from published content. `readDownloads`: the current counts; missing: downloads are not counted. */
export function responseFrom(
  content: SiteContent,
  readDownloads: () => Downloads = () => null,
): ResponseSource {
  const responses = buildResponses(content, readDownloads)
  return (id, params) => responses[id](params)
}

type Responses = { [Id in ReadEndpointId]: (params: ParamsOf<Id>) => ResponseOf<Id> | null }

function buildResponses(content: SiteContent, readDownloads: () => Downloads): Responses {
  const { reports, pages } = content
  // `content.reports` is already in response order, and so are the reports of each category.
  const ofCategory = new Map(
    CATEGORIES.map((category) => [category, reports.filter((report) => report.category === category)]),
  )
  const reportOf = new Map(reports.map((report) => [report.id, report]))
  const newest = newestReports(reports)
  const archived = reports.filter((report) => report.archived)
  const stats = respondWithStats(content)
  const rampSignals = respondWithRampSignals(content)
  const incidents = respondWithIncidents(content)
  return {
    getReports: ({ category }) => ofCategory.get(category) ?? null,
    getReport: ({ id }) => {
      const report = reportOf.get(id)
      return report === undefined ? null : withNeighbors(report, ofCategory.get(report.category) ?? [])
    },
    getReadable: ({ id }) => {
      const report = reportOf.get(id)
      return report === undefined ? null : buildReadable(report, content)
    },
    getNewestReports: () => newest,
    getArchivedReports: () => archived,
    getAccessibilitySummary: () => buildAccessibilitySummary(content, readDownloads()),
    // A language the office has not written a page in gets the English one, which says so in `language`.
    getPage: ({ language, page }) =>
      [language, DEFAULT_LANGUAGE]
        .map((wanted) => pages.find((prose) => prose.page === page && prose.language === wanted))
        .find((prose) => prose !== undefined) ?? null,
    getNotices: () => content.notices.slice(),
    ...respondWithMap(content),
    getStats: () => stats,
    getRampSignalsData: () => rampSignals,
    getTimReports: ({ id }) => incidents(id),
    ...respondWithTables(content),
    ...buildOverviews(content, rampSignals),
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

/** What the tabs of the metrics page show; `period` is `null` when nothing is published for it. */
function buildOverviews({ tables }: SiteContent, rampSignals: RampSignalsData) {
  const rowsOf = (table: TableId): readonly MetricsRow[] => tables.get(table)?.rows ?? []
  const buildFreeway = (requested: ParamsOf<'getFreewayOverview'>) => {
    const table = METRICS_GROUPS[PERIOD_GROUPS[requested.by]]
    const ofFreeways = { events: rowsOf(table), reliability: rowsOf(`${table}.reliability`) }
    return buildFreewayOverview(ofFreeways, requested)
  }
  // Built once: every page of the site needs it, and it takes longer than rendering the page.
  const newestFreeway = new Map<FigurePeriod, FreewayOverview>()
  return {
    getFreewayOverview: (requested) => {
      const { by, period, road } = requested
      const isNewest = period === NEWEST && road === ALL_ROADS
      const overview = (isNewest ? newestFreeway.get(by) : undefined) ?? buildFreeway(requested)
      if (isNewest) newestFreeway.set(by, overview)
      return overview
    },
    getArterialOverview: ({ county, ...requested }) =>
      buildArterialOverview(rowsOf(METRICS_GROUPS[county]), requested),
    getExpressOverview: ({ road, ...requested }) =>
      buildExpressOverview(rowsOf(METRICS_GROUPS[road]), requested),
    getRampOverview: (requested) => buildRampOverview(rowsOf('ramp_monthly'), rampSignals, requested),
  } satisfies Partial<Responses>
}

/**
 * `siblings` are the reports of its category, newest period first. Reports of the same period, such as those of several
 * areas, and plans whose years contain each other's are neither newer nor older.
 */
function withNeighbors(report: Report, siblings: readonly Report[]): ReportWithNeighbors {
  const newer = siblings.findLast((other) => isEarlier(report, other))
  const older = siblings.find((other) => isEarlier(other, report))
  return { report, newer: linkOf(newer), older: linkOf(older) }
}

function isEarlier({ period: one }: Report, { period: other }: Report): boolean {
  return one.start < other.start && one.end < other.end
}

function linkOf(report: Report | undefined): ReportLink | null {
  if (report === undefined) return null
  const { id, category, title, language, period, archived } = report
  return { id, category, title, language, period, archived }
}
