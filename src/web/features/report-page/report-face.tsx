import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { type ReportSection, reportPath, sectionOf } from '../../../contract/pages.ts'
import type { Report } from '../../../contract/report.ts'
import { useResponse } from '../../api/use-response.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { FailedNotice } from '../../ui/failed-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GoneReport } from './gone-report.tsx'
import { ReportView } from './report-view.tsx'

export interface ReportFaceProps {
  section: ReportSection
  id: string
  /** Draws the report's numbers. */
  numbers: (report: Report) => ReactNode
}

/**
 * The report an address asks for: loading, failed or loaded. An id that no report bears leads home, as any other
 * unknown address does; a report of another section leads to its own address.
 */
export function ReportFace({ section, id, numbers }: ReportFaceProps) {
  const { t } = useTranslations()
  const state = useResponse('getReport', { id })
  switch (state.kind) {
    case 'loading':
      return (
        <div className="page" aria-busy="true">
          <p className="visually-hidden">{t('loading.getting')}</p>
          <Skeleton bars={['short']} />
          <Skeleton bars={['long', 'medium']} size="title" />
          <Skeleton bars={['medium', 'medium', 'long']} />
        </div>
      )
    case 'failed':
      if (state.status === 404) return <Redirect to="/" replace />
      if (state.status === 410) return <GoneReport />
      return (
        <div className="page">
          <FailedNotice
            title={t('reportPage.failed')}
            headingLevel={2}
            reference={
              state.reference === null ? null : t('failed.reference', { reference: state.reference })
            }
            retryText={t('failed.tryAgain')}
            onRetry={state.retry}
          >
            {t('failed.pageHint')}
          </FailedNotice>
        </div>
      )
    case 'loaded': {
      const { report } = state.response
      if (sectionOf(report.category) !== section) return <Redirect to={reportPath(report)} replace />
      return <ReportView found={state.response}>{numbers(report)}</ReportView>
    }
  }
}
