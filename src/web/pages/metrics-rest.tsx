import { ReportRows } from '../features/documents/report-rows.tsx'
import { loadTabs, MetricsView } from '../features/metrics/metrics-view.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import { useProse } from '../features/prose/use-prose.ts'
import styles from './metrics-page.module.css'

export { loadTabs }

/** The tabs with their charts, the reports the figures were published in, and how each is defined. */
export function MetricsRest() {
  return (
    <MetricsView drawReports={(list, onShowAll) => <ReportRows list={list} onShowAll={onShowAll} />}>
      <Definitions />
    </MetricsView>
  )
}

/** What the office writes about its figures. The charts say what each of theirs means, so nothing is missing when it fails. */
function Definitions() {
  const state = useProse('metrics')
  if (state.kind !== 'loaded') return null
  const { lead, sections } = state.answer
  return (
    <div className={styles.definitions}>
      <p className={styles.lead}>{lead}</p>
      <ProseSections sections={sections} />
    </div>
  )
}
