import type { DocumentGroup } from '../../../contract/category.ts'
import type { ReportListState } from '../../api/report-list.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { FailedNotice } from '../../ui/failed-notice.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './document-group-section.module.css'
import { ReportRows } from './report-rows.tsx'

/** Kind, title, facts and summary of a row. */
const ROW_BARS = ['short', 'medium', 'medium', 'long'] as const

/** One group of documents: loading, failed, empty or loaded. */
export function DocumentGroupSection({ group, state }: { group: DocumentGroup; state: ReportListState }) {
  const { t } = useTranslations()
  return (
    <section className={styles.group} aria-labelledby={group} aria-busy={state.kind === 'loading'}>
      <h2 id={group}>{t(`documents.${group}`)}</h2>
      <GroupFace group={group} state={state} />
    </section>
  )
}

function GroupFace({ group, state }: { group: DocumentGroup; state: ReportListState }) {
  const { t } = useTranslations()
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <p className="visually-hidden">{t('loading.getting')}</p>
          <Skeleton bars={ROW_BARS} />
        </>
      )
    case 'failed':
      return (
        <FailedNotice
          title={t(`documents.failed.${group}`)}
          reference={state.reference === null ? null : t('failed.reference', { reference: state.reference })}
          retryText={t('failed.tryAgain')}
          onRetry={state.retry}
        >
          {t('documents.failedHint')}
        </FailedNotice>
      )
    case 'loaded':
      return state.response.total === 0 ? (
        <EmptyNotice title={t(`documents.empty.${group}`)}>{t('documents.emptyHint')}</EmptyNotice>
      ) : (
        <ReportRows list={state.response} onShowAll={state.showAll} />
      )
  }
}
