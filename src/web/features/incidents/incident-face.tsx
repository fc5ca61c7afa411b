import type { ReactNode } from 'react'
import { QueryFailed } from '../../api/query-failed.tsx'
import type { ResponseState } from '../../api/use-response.ts'
import type { TimIncidents } from '../../api/use-tim-report.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
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
        <QueryFailed title={t('tim.failed')} headingLevel={4} state={state}>
          {t('tim.failedHint')}
        </QueryFailed>
      )
    case 'loaded':
      return children(state.response)
  }
}
