import { Suspense } from 'react'
import { useSite } from '../api/site-context.tsx'
import { ReportRows } from '../features/documents/report-rows.tsx'
import { MetricsView } from '../features/metrics/metrics-view.tsx'
import { ProseSections, useProse } from '../features/prose/prose.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { useFocusTarget } from '../ui/navigation.ts'
import styles from './metrics-page.module.css'

/** The office's figures with their charts, the reports they were published in, and how each is defined. */
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
          <Definitions />
        </MetricsView>
      </Suspense>
    </div>
  )
}

/** What the office writes about its figures. Each chart explains its own, so nothing is missing when this fails. */
function Definitions() {
  const { t } = useTranslations()
  const state = useProse('metrics')
  if (state.kind !== 'loaded') return null
  const { lead, sections } = state.response
  return (
    <details className={styles.definitions} data-print="hide">
      <summary>{t('metrics.definitions')}</summary>
      <p className={styles.lead}>{lead}</p>
      <ProseSections sections={sections} />
    </details>
  )
}
