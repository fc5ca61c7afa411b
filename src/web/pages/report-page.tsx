import { Suspense } from 'react'
import { Redirect, useLocation } from 'wouter'
import { reportAddressOf } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'
import { ReportIncidents } from '../features/incidents/incidents.tsx'
import { ReportNumbers } from '../features/metrics/report-numbers.tsx'
import { ReportScreen } from '../features/report-page/report-view.tsx'

/** The page of one report, at `/app/documents/{id}`, `/app/metrics/{id}` or `/app/services/{id}`. */
export function ReportPage() {
  const [path] = useLocation()
  const address = reportAddressOf(path)
  if (address === null) return <Redirect to="/" replace />
  return (
    <ReportScreen
      section={address.section}
      id={address.id}
      numbers={(report) =>
        report.dataUrl === null ? null : (
          <Suspense>
            <Figures report={report} />
          </Suspense>
        )
      }
    />
  )
}

/** A report's figures as a table, its incidents as lines. */
function Figures({ report }: { report: Report }) {
  return report.category === 'services_incidentManagement_tim' ? (
    <ReportIncidents id={report.id} dataUrl={report.dataUrl} />
  ) : (
    <ReportNumbers report={report} />
  )
}
