import type { ReportListState } from '../../api/report-list.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { FailedNotice } from '../../ui/failed-notice.tsx'
import styles from './archive-section.module.css'
import { ReportRows } from './report-rows.tsx'

/**
 * The area marked as archive that 28 CFR 35.104 asks for: what is kept unaltered, and what that means. It is not
 * there while nothing is archived.
 */
export function ArchiveSection({ state }: { state: ReportListState }) {
  const { t } = useTranslations()
  if (state.kind === 'loading' || (state.kind === 'loaded' && state.response.total === 0)) return null
  return (
    <section className={styles.archive} aria-labelledby="archive">
      <h2 id="archive">{t('archive.title')}</h2>
      {state.kind === 'failed' ? (
        <FailedNotice
          title={t('archive.failed')}
          reference={state.reference === null ? null : t('failed.reference', { reference: state.reference })}
          retryText={t('failed.tryAgain')}
          onRetry={state.retry}
        >
          {t('documents.failedHint')}
        </FailedNotice>
      ) : (
        <>
          <p className={styles.meaning}>{t('archive.meaning')}</p>
          <details>
            <summary>{t('archive.show', { count: state.response.total })}</summary>
            <ReportRows list={state.response} onShowAll={state.showAll} />
          </details>
        </>
      )}
    </section>
  )
}
