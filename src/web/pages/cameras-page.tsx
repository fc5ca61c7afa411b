import { useSearch } from 'wouter'
import styles from '../features/cameras/cameras-view.module.css'
import { CamerasView } from '../features/cameras/cameras-view.tsx'
import { ProseSections, useProse } from '../features/prose/prose.tsx'

/** Every camera, by list, map or road, and the visitor's own; and what they are for. */
export function CamerasPage() {
  const search = useSearch()
  return (
    <div className="page">
      <CamerasView />
      {new URLSearchParams(search).get('view') === 'mine' ? null : <Prose />}
    </div>
  )
}

/** The page's own text, below what visitors come for. The cameras stay useful when they did not load. */
function Prose() {
  const state = useProse('cameras')
  if (state.kind !== 'loaded') return null
  return (
    <div className={styles.prose}>
      <p className={styles.lead}>{state.response.lead}</p>
      <ProseSections sections={state.response.sections} />
    </div>
  )
}
