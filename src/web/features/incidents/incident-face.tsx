import type { ReactNode } from 'react'
import type { TimIncidents } from '../../api/long-list.ts'
import type { ResponseState } from '../../api/use-response.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { FailedNotice } from '../../ui/failed-notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Incidents on their way, failed, or here. */
export function IncidentFace(props: {
  state: ResponseState<TimIncidents>
  children: (incidents: TimIncidents) => ReactNode
}) {
  const { state, children } = props
  const { t } = useTranslations()
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <p className="visually-hidden">{t('loading.getting')}</p>
          <Skeleton bars={['long', 'full', 'medium', 'full', 'medium']} />
        </>
      )
    case 'failed':
      return (
        <FailedNotice
          title={t('tim.failed')}
          headingLevel={4}
          reference={state.reference === null ? null : t('failed.reference', { reference: state.reference })}
          retryText={t('failed.tryAgain')}
          onRetry={state.retry}
        >
          {t('tim.failedHint')}
        </FailedNotice>
      )
    case 'loaded':
      return children(state.response)
  }
}
