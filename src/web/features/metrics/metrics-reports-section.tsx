import { type ReactNode, useState } from 'react'
import type { MetricsParams } from '../../../contract/metrics-address.ts'
import type { ReportList } from '../../api/report-list.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { FailedNotice } from '../../ui/failed-notice.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './metrics-reports-section.module.css'
import { requestedGroup } from './requested-group.ts'
import type { MetricsReports } from './use-metrics-reports.ts'

/** Draws rows of reports; the page gives it, because reports are drawn by another feature. */
export type DrawReports = (list: ReportList, onShowAll: () => void) => ReactNode

/** So many reports stand under the figures at first. */
const SHOWN = 3

/** The PDFs that the figures of the open tab were published in. */
export function MetricsReportsSection(props: {
  params: MetricsParams
  reports: MetricsReports
  drawReports: DrawReports
}) {
  const { params, reports, drawReports } = props
  const { t } = useTranslations()
  const [openGroup, setOpenGroup] = useState<string | null>(null)
  const group = requestedGroup(params)
  const state = reports[group]
  return (
    <section
      className={styles.section}
      aria-labelledby="metrics-reports"
      aria-busy={state.kind === 'loading'}
    >
      <h2 id="metrics-reports" className={styles.heading}>
        {t(`reports.${group}`)}
      </h2>
      {state.kind === 'loading' ? <Skeleton bars={['medium', 'short', 'medium', 'short']} /> : null}
      {state.kind === 'failed' ? (
        <FailedNotice
          title={t('reports.failed')}
          reference={state.reference === null ? null : t('failed.reference', { reference: state.reference })}
          retryText={t('failed.tryAgain')}
          onRetry={state.retry}
        >
          {t('reports.failedHint')}
        </FailedNotice>
      ) : null}
      {state.kind === 'loaded' && state.response.total === 0 ? (
        <EmptyNotice title={t('reports.empty')}>{t('reports.emptyHint')}</EmptyNotice>
      ) : null}
      {state.kind === 'loaded' && state.response.total > 0
        ? drawReports(group === openGroup ? state.response : firstOf(state.response), () => {
            setOpenGroup(group)
            if (state.response.rest !== 'none') state.showAll()
          })
        : null}
    </section>
  )
}

function firstOf(list: ReportList): ReportList {
  const { shown, total, rest } = list
  return total <= SHOWN
    ? list
    : { shown: shown.slice(0, SHOWN), total, rest: rest === 'none' ? 'hidden' : rest }
}
