import { Suspense } from 'react'
import { Link } from 'wouter'
import { metricsChoices } from '../../contract/metrics-address.ts'
import { pagePath } from '../../contract/pages.ts'
import { useSite } from '../api/site-context.tsx'
import { ReportRows } from '../features/documents/report-rows.tsx'
import styles from '../features/metrics/metrics-view.module.css'
import { MetricsView } from '../features/metrics/metrics-view.tsx'
import { ProseFrame, ProseLanguage, ProseSections, useProse } from '../features/prose/prose.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { useFocusTarget } from '../ui/navigation.ts'

/**
 * The office's figures with their charts, the reports they were published in, and the way to how each is defined. Where
 * the office publishes no figures, its own words about that.
 */
export function MetricsPage() {
  const { t } = useTranslations()
  const site = useSite()
  const heading = useFocusTarget()
  const prose = useProse('metrics')
  if (metricsChoices(site.categories).tabs.length === 0) {
    return <ProseFrame page="metrics">{({ sections }) => <ProseSections sections={sections} />}</ProseFrame>
  }
  return (
    <div className="page">
      <div className={styles.pageHeading}>
        <h1 ref={heading}>{t('page.metrics')}</h1>
        {site.sample ? <SampleChip>{t('keyFigures.sample')}</SampleChip> : null}
      </div>
      <Suspense>
        <MetricsView renderReports={(list, onShowAll) => <ReportRows list={list} onShowAll={onShowAll} />}>
          <p className={`links ${styles.definitions}`} data-print="hide">
            <Link href={pagePath('definitions')}>{t('metrics.definitions')}</Link>
          </p>
        </MetricsView>
        {prose.kind === 'loaded' ? (
          <ProseLanguage value={prose.response.language}>
            <ProseSections sections={prose.response.sections} />
          </ProseLanguage>
        ) : null}
      </Suspense>
    </div>
  )
}
