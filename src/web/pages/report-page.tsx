import { Suspense } from 'react'
import { Redirect, useLocation } from 'wouter'
import { DEFAULT_LANGUAGE } from '../../contract/language.ts'
import { missingAddress } from '../../contract/missing-address.ts'
import { reportAddressOf } from '../../contract/pages.ts'
import { ReportIncidents } from '../features/incidents/report-incidents.tsx'
import { ReportNumbers } from '../features/metrics/report-numbers.tsx'
import { MissingPage } from '../features/missing/missing.tsx'
import { ReportScreen } from '../features/report-page/report-view.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The page of one report with its figures as a table or its incidents as lines, at `/app/documents/{id}`, `/app/metrics/{id}` or `/app/services/{id}`. */
export function ReportPage() {
  const [path] = useLocation()
  const address = reportAddressOf(path)
  if (address === null) return <Redirect to={missingAddress(path, DEFAULT_LANGUAGE)} replace />
  return (
    <ReportScreen
      section={address.section}
      id={address.id}
      missing={<MissingPage kind={address.section === 'metrics' ? 'figures' : 'report'} path={null} />}
      numbers={(report) =>
        report.dataUrl === null ? null : (
          <Suspense fallback={<Skeleton bars={['long', 'full', 'full', 'full']} />}>
            {report.category === 'services_incidentManagement_tim' ? (
              <ReportIncidents report={report} />
            ) : (
              <ReportNumbers report={report} />
            )}
          </Suspense>
        )
      }
    />
  )
}
