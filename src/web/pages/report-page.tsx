import { Redirect, useLocation } from 'wouter'
import { reportAddressOf } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'
import { ReportIncidents } from '../features/incidents/report-incidents.tsx'
import { ReportNumbers } from '../features/metrics/report-numbers.tsx'
import { ReportFace } from '../features/report-page/report-face.tsx'

/** The page of one report, at `/app/documents/{id}`, `/app/metrics/{id}` or `/app/services/{id}`. */
export function ReportPage() {
  const [path] = useLocation()
  const address = reportAddressOf(path)
  if (address === null) return <Redirect to="/" replace />
  return <ReportFace section={address.section} id={address.id} numbers={numbersOf} />
}

/** A report's figures as a table, its incidents as lines, or nothing for a report without numbers. */
function numbersOf(report: Report) {
  if (report.dataUrl === null) return null
  return report.category === 'services_incidentManagement_tim' ? (
    <ReportIncidents id={report.id} />
  ) : (
    <ReportNumbers report={report} />
  )
}
