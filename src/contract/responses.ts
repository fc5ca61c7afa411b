import * as v from 'valibot'
import { AccessibilitySummary } from './accessibility-summary.ts'
import { CamerasResponse } from './camera.ts'
import { MapDetail, MapOverview } from './district-map.ts'
import { ArterialOverview, ExpressOverview, FreewayOverview, RampOverview } from './metrics-overview.ts'
import { MetricsTable } from './metrics-table.ts'
import { Notice } from './notice.ts'
import { ProsePage } from './prose-page.ts'
import { RampSignalsData } from './ramp-signals.ts'
import { ReadableReport } from './readable-report.ts'
import { Report, ReportWithNeighbors } from './report.ts'
import { AdvisoriesResponse, QueriedEventsResponse, SignsResponse } from './roads.ts'
import { SearchResponse } from './search.ts'
import { Stats } from './stats.ts'
import { TimReport } from './tim-report.ts'
import { Warning, WeatherAlertsResponse } from './weather.ts'

/**
 * What each GET call that returns JSON returns. Separate from `endpoints` so that a page can validate a response
 * without loading what other programs read about the calls.
 */
export const RESPONSES = {
  getReports: v.array(Report),
  getReport: ReportWithNeighbors,
  getReadable: ReadableReport,
  getNewestReports: v.array(Report),
  searchDocuments: SearchResponse,
  getArchivedReports: v.array(Report),
  getAccessibilitySummary: AccessibilitySummary,
  getRampSignalsData: RampSignalsData,
  getStats: Stats,
  getTimReports: TimReport,
  getPage: ProsePage,
  getTable: MetricsTable,
  getSeries: MetricsTable,
  getFreewayOverview: FreewayOverview,
  getArterialOverview: ArterialOverview,
  getExpressOverview: ExpressOverview,
  getRampOverview: RampOverview,
  getNotices: v.array(Notice),
  getMapOverview: MapOverview,
  getMapDetail: MapDetail,
  getCameras: CamerasResponse,
  getEvents: QueriedEventsResponse,
  getSigns: SignsResponse,
  getAdvisories: AdvisoriesResponse,
  getWeatherAlerts: WeatherAlertsResponse,
  getWarnings: v.array(Warning),
} as const
