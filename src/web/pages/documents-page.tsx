import { useSite } from '../api/site-context.tsx'
import { ProseFrame } from '../features/prose/prose-frame.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import { DocumentSearch, type FoundOnPage } from '../features/search/document-search.tsx'
import { loadDocumentReportWords } from '../messages/languages.ts'
import { useSpeech } from '../messages/messages-context.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { late } from '../ui/late.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { takenOver } from '../ui/taken-over.tsx'
import styles from './documents-page.module.css'

const { Part: DocumentGroups } = takenOver(
  async () => (await import('../features/documents/document-groups.tsx')).DocumentGroups,
  <Skeleton bars={['medium', 'short', 'medium', 'short']} />,
)

const found = late<FoundOnPage>(
  async () => {
    const [{ DocumentsFound }] = await Promise.all([
      import('./documents-found.tsx'),
      loadDocumentReportWords(),
    ])
    return DocumentsFound
  },
  <Skeleton bars={['short', 'medium', 'long', 'full']} />,
)

/** Fetches the code of results where they are drawn at once: on the server, and for an address that holds a search. */
export async function preloadResults(): Promise<void> {
  if (typeof location === 'undefined' || new URLSearchParams(location.search).has('q')) await found.preload()
}

/** Annual reports, strategic business plans and master plans, each with its facts and its file, and a search inside them. */
export function DocumentsPage() {
  const { t } = useSpeech()
  const site = useSite()
  return (
    <ProseFrame page="documents" mark={site.sample ? <SampleChip>{t('documents.sample')}</SampleChip> : null}>
      {(prose) => (
        <DocumentSearch page="documents" found={found}>
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
