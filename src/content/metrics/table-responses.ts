import { type MetricsTable, splitTableReference, type TableId } from '../../contract/metrics-table.ts'
import type { SiteContent } from '../site-content.ts'
import { tableOfReport } from './report-tables.ts'

/** Answers what the office's tables hold, whole or cut down to what one report covers. */
export function respondWithTables({ reports, tables, areas }: SiteContent) {
  const reportOf = new Map(reports.map((report) => [report.id, report]))
  return {
    getTable: ({ reportId: reference }: { reportId: string }): MetricsTable | null => {
      const { reportId } = splitTableReference(reference)
      const report = reportOf.get(reportId)
      const area = areas.get(reportId) ?? null
      return report === undefined ? null : tableOfReport(reference, report, tables, area)
    },
    getSeries: ({ category }: { category: TableId }): MetricsTable | null => tables.get(category) ?? null,
  }
}
