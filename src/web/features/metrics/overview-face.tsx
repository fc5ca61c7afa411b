import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { AskedMetrics } from '../../../contract/metrics-address.ts'
import type { OverviewPeriod } from '../../../contract/metrics-overview.ts'
import type { AnswerState } from '../../api/use-answer.ts'
import { useFigureSpeech } from '../../messages/figure-words.ts'
import { useSpeech } from '../../messages/messages-context.tsx'
import { FailedNotice } from '../../ui/failed-notice.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './overview-face.module.css'
import { metricsHref } from './use-asked-metrics.ts'

/** An overview of something that is published. */
export type Published<Overview extends { period: OverviewPeriod | null }> = Overview & {
  period: OverviewPeriod
}

export interface OverviewFaceProps<Overview extends { period: OverviewPeriod | null }> {
  state: AnswerState<Overview>
  asked: AskedMetrics
  children: (overview: Published<Overview>) => ReactNode
}

/** What a tab shows while its figures come, when they fail, when there are none, and when they are here. */
export function OverviewFace<Overview extends { period: OverviewPeriod | null }>(
  props: OverviewFaceProps<Overview>,
) {
  const { state, asked, children } = props
  const { t } = useSpeech()
  const { say } = useFigureSpeech()
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
          title={say('metrics.failed')}
          headingLevel={2}
          reference={state.reference === null ? null : t('failed.reference', { reference: state.reference })}
          retryText={t('failed.tryAgain')}
          onRetry={state.retry}
        >
          {say('metrics.failedHint')}
        </FailedNotice>
      )
    case 'loaded': {
      const { answer } = state
      if (isPublished(answer)) return children(answer)
      return (
        <EmptyNotice title={say('metrics.empty')} headingLevel={2}>
          {say('metrics.emptyHint')}{' '}
          {asked.period === null ? null : (
            <Link href={metricsHref({ ...asked, period: null })}>{say('metrics.emptyNewest')}</Link>
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
