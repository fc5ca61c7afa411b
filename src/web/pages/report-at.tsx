import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { DEFAULT_LANGUAGE } from '../../contract/language.ts'
import { missingAddress } from '../../contract/missing-address.ts'
import { type ReportSection, sectionOf } from '../../contract/pages.ts'
import type { Report, ReportWithNeighbors } from '../../contract/report.ts'
import { useResponse } from '../api/query-client.ts'
import { Loading, QueryFailed, ReloadDocument } from '../api/query-view.tsx'
import { MissingPage } from '../features/missing/lazy-missing.tsx'
import { useTranslations } from '../messages/messages-context.tsx'

/**
 * The report at the address of one of its pages: loading, failed, or rendered by `children`. An unknown id shows "not
 * found"; a report of another section redirects to its address.
 */
export function ReportAt(props: {
  addressOf: (path: string) => { section: ReportSection; id: string } | null
  /** The address of this page of a report. */
  pathOf: (report: Report) => string
  /** Gray bars in the shape of the page. */
  bars: ReactNode
  /** Says that the page did not load. */
  failed: string
  children: (found: ReportWithNeighbors) => ReactNode
}) {
  const { addressOf, pathOf, bars, failed, children } = props
  const { t } = useTranslations()
  const [path] = useLocation()
  const address = addressOf(path)
  const state = useResponse('getReport', { id: address?.id ?? '' }, address !== null)
  if (address === null) return <Redirect to={missingAddress(path, DEFAULT_LANGUAGE)} replace />
  const { section } = address
  switch (state.kind) {
    case 'loading':
      return <Loading className="page">{bars}</Loading>
    case 'failed':
      if (state.status === 404)
        return <MissingPage kind={section === 'metrics' ? 'figures' : 'report'} path={null} />
      // It was removed while this tab was open; the server's page at this address says why.
      if (state.status === 410) return <ReloadDocument />
      return (
        <div className="page">
          <QueryFailed state={state} title={failed} headingLevel={2}>
            {t('failed.pageHint')}
          </QueryFailed>
        </div>
      )
    case 'loaded': {
      const { report } = state.response
      if (sectionOf(report.category) !== section) return <Redirect to={pathOf(report)} replace />
      return children(state.response)
    }
  }
}
