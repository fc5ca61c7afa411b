import { METRICS_GROUPS, type MetricsGroup } from '../../../contract/category.ts'
import type { ReportListState } from '../../api/report-list.ts'
import { useReportList } from '../../api/report-list.ts'

export type MetricsReports = Record<MetricsGroup, ReportListState>

/** Issues the nine calls of the metrics page in parallel and combines them into one object with the named groups. */
export function useMetricsReports(): MetricsReports {
  return {
    quarterly: useReportList(METRICS_GROUPS.quarterly),
    monthly: useReportList(METRICS_GROUPS.monthly),
    weekly: useReportList(METRICS_GROUPS.weekly),
    broward: useReportList(METRICS_GROUPS.broward),
    palmBeach: useReportList(METRICS_GROUPS.palmBeach),
    i75: useReportList(METRICS_GROUPS.i75),
    i595: useReportList(METRICS_GROUPS.i595),
    i95: useReportList(METRICS_GROUPS.i95),
    ramp: useReportList(METRICS_GROUPS.ramp),
  }
}
