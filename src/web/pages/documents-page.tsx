import { useSite } from '../api/site-context.tsx'
import { DocumentGroups } from '../features/documents/document-groups.tsx'
import { ReportFacts } from '../features/documents/report-facts.tsx'
import { ReportThumbnail } from '../features/documents/report-thumbnail.tsx'
import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import { DocumentSearch } from '../features/search/document-search.tsx'
import { preloadFoundIfAsked } from '../features/search/late-found.tsx'
import { useSpeech } from '../messages/messages-context.tsx'
import { SampleChip } from '../ui/chip.tsx'
import styles from './documents-page.module.css'

/** Fetches what else the page needs to be drawn at once. */
export const preloadResults = preloadFoundIfAsked

/** Reports that were found are drawn as in the lists. */
const PARTS = { Facts: ReportFacts, Thumbnail: ReportThumbnail }

/** Annual reports, strategic business plans and master plans, each with its facts and its file, and a search inside them. */
export function DocumentsPage() {
  const { t } = useSpeech()
  const site = useSite()
  return (
    <ProseFrame page="documents" mark={site.sample ? <SampleChip>{t('documents.sample')}</SampleChip> : null}>
      {(prose) => (
        <DocumentSearch page="documents" parts={PARTS}>
          <div className={styles.groups}>
            <DocumentGroups />
          </div>
          <div className={styles.after}>
            <ProseSections sections={prose.sections} />
          </div>
        </DocumentSearch>
      )}
    </ProseFrame>
  )
}
