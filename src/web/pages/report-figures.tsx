import type { Report } from '../../contract/report.ts'
import { ReportIncidents } from '../features/incidents/report-incidents.tsx'
import { ReportNumbers } from '../features/metrics/report-numbers.tsx'

/** A report's figures as a table, its incidents as lines. */
export function ReportFigures({ report }: { report: Report }) {
  return report.category === 'services_incidentManagement_tim' ? (
    <ReportIncidents id={report.id} dataUrl={report.dataUrl} />
  ) : (
    <ReportNumbers report={report} />
  )
}
