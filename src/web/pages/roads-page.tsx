import { CamerasNear } from '../features/cameras/cameras-near.tsx'
import { ProseSections, useProse } from '../features/prose/prose.tsx'
import { useRoadsParams } from '../features/roads/roads-params.ts'
import { RoadsView } from '../features/roads/roads-view.tsx'
import { MyRoads } from './my-roads.tsx'
import styles from './roads-page.module.css'

/** What goes on at the roads now, and the office's words about it below. */
export function RoadsPage() {
  const isMine = useRoadsParams().view === 'mine'
  return (
    <div className="page">
      <RoadsView
        camerasNear={(event, isOfPage) => <CamerasNear place={event} needsCameras={!isOfPage} />}
        mine={isMine ? <MyRoads /> : null}
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
