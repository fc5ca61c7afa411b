import { lazy, Suspense } from 'react'
import { CamerasNear } from '../features/cameras/cameras-near.tsx'
import { ProseSections, useProse } from '../features/prose/prose.tsx'
import { useRoadsParams } from '../features/roads/roads-params.ts'
import { AwaitedRoads, RoadsView } from '../features/roads/roads-view.tsx'
import styles from './roads-page.module.css'

const loadMyRoads = async () => ({ default: (await import('./my-roads.tsx')).MyRoads })

// With it comes what Metrics knows of trips, which the list does not need. The server cannot wait while it renders.
const MyRoads = import.meta.env.SSR ? (await loadMyRoads()).default : lazy(loadMyRoads)

/** What goes on at the roads now, and the office's words about it below. */
export function RoadsPage() {
  const isMine = useRoadsParams().view === 'mine'
  return (
    <div className="page">
      <RoadsView
        camerasNear={(event, isOfPage) => <CamerasNear place={event} needsCameras={!isOfPage} />}
        mine={
          isMine ? (
            <Suspense fallback={<AwaitedRoads />}>
              <MyRoads />
            </Suspense>
          ) : null
        }
      />
      {isMine ? null : <Prose />}
    </div>
  )
}

/** The page's own text. The events stay useful when it did not load. */
function Prose() {
  const state = useProse('roads')
  if (state.kind !== 'loaded') return null
  return (
    <div className={styles.prose}>
      <p className={styles.lead}>{state.response.lead}</p>
      <ProseSections sections={state.response.sections} />
    </div>
  )
}
