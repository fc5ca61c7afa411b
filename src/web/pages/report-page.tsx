import { Redirect, useLocation } from 'wouter'
import { reportAddressOf } from '../../contract/pages.ts'
import { ReportFace } from '../features/report-page/report-face.tsx'

/** The page of one report, at `/app/documents/{id}`, `/app/metrics/{id}` or `/app/services/{id}`. */
export function ReportPage() {
  const [path] = useLocation()
  const address = reportAddressOf(path)
  if (address === null) return <Redirect to="/" replace />
  return <ReportFace section={address.section} id={address.id} numbers={() => null} />
}
