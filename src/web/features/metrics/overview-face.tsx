import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { MetricsParams } from '../../../contract/metrics-address.ts'
import type { OverviewPeriod } from '../../../contract/metrics-overview.ts'
import type { ResponseState } from '../../api/use-response.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { FailedNotice } from '../../ui/failed-notice.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './overview-face.module.css'
import { metricsHref } from './use-metrics-params.ts'

/** An overview of something that is published. */
export type Published<Overview extends { period: OverviewPeriod | null }> = Overview & {
  period: OverviewPeriod
}

export interface OverviewFaceProps<Overview extends { period: OverviewPeriod | null }> {
  state: ResponseState<Overview>
  params: MetricsParams
  children: (overview: Published<Overview>) => ReactNode
}

/** What a tab shows while its figures come, when they fail, when there are none, and when they are here. */
export function OverviewFace<Overview extends { period: OverviewPeriod | null }>(
  props: OverviewFaceProps<Overview>,
) {
  const { state, params, children } = props
  const { t } = useTranslations()
  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.loading} aria-busy="true">
          <p className="visually-hidden">{t('loading.getting')}</p>
          <Skeleton bars={['long', 'medium']} size="title" />
          <Skeleton bars={['full', 'full', 'full']} size="block" />
        </div>
      )
    case 'failed':
      return (
        <FailedNotice
          title={t('metrics.failed')}
          headingLevel={2}
          reference={state.reference === null ? null : t('failed.reference', { reference: state.reference })}
          retryText={t('failed.tryAgain')}
          onRetry={state.retry}
        >
          {t('metrics.failedHint')}
        </FailedNotice>
      )
    case 'loaded': {
      const { response } = state
      if (isPublished(response)) return children(response)
      return (
        <EmptyNotice title={t('metrics.empty')} headingLevel={2}>
          {t('metrics.emptyHint')}{' '}
          {params.period === null ? null : (
            <Link href={metricsHref({ ...params, period: null })}>{t('metrics.emptyNewest')}</Link>
          )}
        </EmptyNotice>
      )
    }
  }
}

function isPublished<Overview extends { period: OverviewPeriod | null }>(
  overview: Overview,
): overview is Published<Overview> {
  return overview.period !== null
}
