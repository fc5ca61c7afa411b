import { useSite } from '../api/site-context.tsx'
import { openedSearches } from '../browser/opened-searches.ts'
import { loadDocumentWords } from '../messages/figure-words.ts'
import { useSpeech } from '../messages/messages-context.tsx'
import { useFocusTarget } from '../navigation/focus-targets.ts'
import { SampleChip } from '../ui/chip.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { takenOver } from '../ui/taken-over.tsx'
import styles from './metrics-page.module.css'

/** The figures are drawn by the server and their tabs are addresses, so their code, the most of any page, may come late. */
const { Part: Rest } = takenOver(
  async () => {
    const [{ MetricsRest, loadTabs }] = await Promise.all([import('./metrics-rest.tsx'), loadDocumentWords()])
    // The server draws every tab; a browser begins with the one its address opens.
    await loadTabs(openedSearches())
    return MetricsRest
  },
  <Skeleton bars={['long', 'full', 'full']} size="block" />,
)

/** The office's figures with their charts, the reports they were published in, and how each is defined. */
export function MetricsPage() {
  const { t } = useSpeech()
  const site = useSite()
  const heading = useFocusTarget()
  return (
    <div className="page">
      <div className={styles.heading}>
        <h1 ref={heading}>{t('page.metrics')}</h1>
        {site.sample ? <SampleChip>{t('keyFigures.sample')}</SampleChip> : null}
      </div>
      <Rest />
    </div>
  )
}
