import { useMemo } from 'react'
import type { Camera } from '../../../../contract/camera.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { RouteMarker } from '../../../ui/route-marker.tsx'
import { parseRouteRef } from '../../../ui/route-ref.ts'
import { groupCameras } from '../model/choose-cameras.ts'
import styles from './camera-list.module.css'
import { CameraRow } from './camera-row.tsx'

/** Cameras under their roads and directions, in driving order. Says all that the map says. */
export function CameraList(props: {
  /** Sorted, as `chooseCameras` gives them. */
  cameras: readonly Camera[]
  drawnAt: string
  chosenId: string | null
}) {
  const { cameras, drawnAt, chosenId } = props
  const { say } = useCameraSpeech()
  const groups = useMemo(() => groupCameras(cameras), [cameras])
  return (
    <div className={styles.groups}>
      {groups.map(({ road, direction, cameras: own }) => {
        const sign = parseRouteRef(road)
        return (
          <section
            key={`${road} ${direction}`}
            aria-label={`${road}, ${say(`direction.${direction ?? 'none'}`)}`}
          >
            <h2 className={styles.heading}>
              {sign === null ? <span>{road}</span> : <RouteMarker {...sign} label={road} />}
              <span>{say(`direction.${direction ?? 'none'}`)}</span>
              <span className={styles.count}>{say('cameras.count', { count: own.length })}</span>
            </h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
            <ul role="list">
              {own.map((camera) => (
                <CameraRow
                  key={camera.id}
                  camera={camera}
                  drawnAt={drawnAt}
                  isChosen={camera.id === chosenId}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
