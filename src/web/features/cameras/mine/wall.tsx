import { memo, useRef } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { StateLine } from '../feed/state-line.tsx'
import { cameraName, mainView, placeName, shortRoad } from '../model/camera-name.ts'
import { CameraPicture } from '../picture/camera-picture.tsx'
import { usePicture } from '../picture/use-picture.ts'
import type { KeptCamera } from './my-cameras.ts'
import styles from './wall.module.css'

/** A place on the wall: the camera as the visitor calls it. */
export interface WallPlace {
  kept: KeptCamera
  /** `null`: the feed no longer lists it. */
  camera: Camera | null
}

/** Cameras beside each other, the first one large. A tile is drawn anew only when something of its own changes. */
export function Wall({ places, drawnAt }: { places: readonly WallPlace[]; drawnAt: string }) {
  const { say } = useCameraSpeech()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.wall}>
      {places.map(({ kept, camera }, index) =>
        camera === null ? (
          <li key={kept.id} className={styles.gone}>
            <h2 className={styles.name}>{say('mine.gone')}</h2>
            <p>{say('mine.goneHint', { name: kept.ownName ?? kept.knownAs })}</p>
          </li>
        ) : (
          <WallTile
            key={kept.id}
            camera={camera}
            ownName={kept.ownName}
            drawnAt={drawnAt}
            isFirst={index === 0}
          />
        ),
      )}
    </ul>
  )
}

const WallTile = memo(function WallTile(props: {
  camera: Camera
  ownName: string | null
  drawnAt: string
  isFirst: boolean
}) {
  const { camera, ownName, drawnAt, isFirst } = props
  const speech = useCameraSpeech()
  const frame = useRef<HTMLDivElement>(null)
  const look = usePicture(mainView(camera), isFirst ? 640 : 320, frame)
  const name = cameraName(camera, speech)
  return (
    <li className={styles.tile}>
      <CameraPicture
        look={look}
        name={name}
        drawnAt={drawnAt}
        frame={frame}
        size="tile"
        plainAddress={null}
      />
      <div className={styles.words}>
        <p className={styles.road}>{shortRoad(camera, speech)}</p>
        <h2 className={styles.name}>
          <Link href={cameraPath(camera.id)}>{ownName ?? placeName(camera, speech)}</Link>
        </h2>
        {ownName === null ? null : <p className={styles.road}>{placeName(camera, speech)}</p>}
        <StateLine view={look.view} drawnAt={drawnAt} isFull={isFirst} />
      </div>
    </li>
  )
})
