import { Suspense } from 'react'
import { Link } from 'wouter'
import { pagePath } from '../../contract/pages.ts'
import { useSite } from '../api/site-context.tsx'
import { ReportRows } from '../features/documents/report-rows.tsx'
import { MetricsView } from '../features/metrics/metrics-view.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { useFocusTarget } from '../ui/navigation.ts'
import styles from './metrics-page.module.css'

/** The office's figures with their charts, the reports they were published in, and the way to how each is defined. */
export function MetricsPage() {
  const { t } = useTranslations()
  const site = useSite()
  const heading = useFocusTarget()
  return (
    <div className="page">
      <div className={styles.heading}>
        <h1 ref={heading}>{t('page.metrics')}</h1>
        {site.sample ? <SampleChip>{t('keyFigures.sample')}</SampleChip> : null}
      </div>
      <Suspense>
        <MetricsView renderReports={(list, onShowAll) => <ReportRows list={list} onShowAll={onShowAll} />}>
          <p className={`links ${styles.definitions}`} data-print="hide">
            <Link href={pagePath('definitions')}>{t('metrics.definitions')}</Link>
          </p>
        </MetricsView>
      </Suspense>
    </div>
  )
}
