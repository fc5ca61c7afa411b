import { useSearch } from 'wouter'
import { openedSearches } from '../browser/opened-searches.ts'
import { ProseSections } from '../features/prose/prose-sections.tsx'
import { useProse } from '../features/prose/use-prose.ts'
import { loadDocumentCameraWords } from '../messages/camera-words.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { takenOver } from '../ui/taken-over.tsx'
import styles from './cameras-page.module.css'

const { Part: CamerasFace } = takenOver(
  async () => {
    const [{ CamerasFace, loadViews }] = await Promise.all([
      import('../features/cameras/cameras-face.tsx'),
      loadDocumentCameraWords(),
    ])
    // The server draws every view; a browser begins with the one its address opens.
    await loadViews(openedSearches())
    return CamerasFace
  },
  <Skeleton bars={['full', 'full', 'full', 'full']} size="block" />,
)

/** Every camera, by list, map or road, and the visitor's own; what they are for, in the office's words. */
export function CamerasPage() {
  const search = useSearch()
  return (
    <div className="page">
      <CamerasFace />
      {new URLSearchParams(search).get('view') === 'mine' ? null : <Prose />}
    </div>
  )
}

/** The page's own words, below what visitors come for. The cameras stand without them when they did not load. */
function Prose() {
  const state = useProse('cameras')
  if (state.kind !== 'loaded') return null
  return (
    <div className={styles.prose}>
      <p className={styles.lead}>{state.answer.lead}</p>
      <ProseSections sections={state.answer.sections} />
    </div>
  )
}
