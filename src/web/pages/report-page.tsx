import { Redirect, useLocation } from 'wouter'
import { reportAddressOf } from '../../contract/pages.ts'
import type { Report } from '../../contract/report.ts'
import { ReportFace } from '../features/report-page/report-face.tsx'
import { loadDocumentWords } from '../messages/figure-words.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { takenOver } from '../ui/taken-over.tsx'

const { Part: ReportFigures } = takenOver<{ report: Report }>(
  async () => {
    const [{ ReportFigures }] = await Promise.all([import('./report-figures.tsx'), loadDocumentWords()])
    return ReportFigures
  },
  <Skeleton bars={['full', 'full', 'full', 'full']} />,
)

/** The page of one report, at `/app/documents/{id}`, `/app/metrics/{id}` or `/app/services/{id}`. */
export function ReportPage() {
  const [path] = useLocation()
  const address = reportAddressOf(path)
  if (address === null) return <Redirect to="/" replace />
  return <ReportFace section={address.section} id={address.id} numbers={numbersOf} />
}

/** Nothing for a report without figures. */
function numbersOf(report: Report) {
  return report.dataUrl === null ? null : <ReportFigures report={report} />
}
