import { DocumentGroups } from '../features/documents/document-groups.tsx'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import { useProse } from '../features/prose/use-prose.ts'
import { DocumentSearch, type FoundOnPage } from '../features/search/document-search.tsx'
import { late } from '../ui/late.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './documents-page.module.css'

const found = late<FoundOnPage>(
  async () => (await import('./documents-found.tsx')).DocumentsFound,
  <Skeleton bars={['short', 'medium', 'long', 'full']} />,
)

/** Fetches the code of results where they are drawn at once: on the server, and for an address that holds a search. */
export async function preloadResults(): Promise<void> {
  if (typeof location === 'undefined' || new URLSearchParams(location.search).has('q')) await found.preload()
}

/** The search inside the documents, the documents in their groups, and what the office writes about them. */
export function DocumentsRest() {
  const prose = useProse('documents')
  const sections = prose.kind === 'loaded' ? prose.answer.sections : []
  return (
    <DocumentSearch page="documents" found={found}>
      <div className={styles.groups}>
        <DocumentGroups />
      </div>
      <div className={styles.after}>
        <ProseSections sections={sections} />
      </div>
    </DocumentSearch>
  )
}
