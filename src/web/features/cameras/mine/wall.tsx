import { memo, useRef } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { StateLine } from '../feed/state-line.tsx'
import { cameraName, mainView, placeName, shortRoad } from '../model/camera-name.ts'
import { CameraPicture } from '../picture/camera-picture.tsx'
import { usePicture } from '../picture/use-picture.ts'
import type { SavedCamera } from './my-cameras.ts'
import styles from './wall.module.css'

/** A place on the wall: the camera as the visitor calls it. */
export interface WallPlace {
  kept: SavedCamera
  /** `null`: the feed no longer lists it. */
  camera: Camera | null
}

/** Cameras beside each other, the first one large. A tile is drawn anew only when something of its own changes. */
export function Wall({ places, renderedAt }: { places: readonly WallPlace[]; renderedAt: string }) {
  const { t } = useTranslations()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.wall}>
      {places.map(({ kept, camera }, index) =>
        camera === null ? (
          <li key={kept.id} className={styles.gone}>
            <h2 className={styles.name}>{t('mine.gone')}</h2>
            <p>{t('mine.goneHint', { name: kept.ownName ?? kept.knownAs })}</p>
          </li>
        ) : (
          <WallTile
            key={kept.id}
            camera={camera}
            ownName={kept.ownName}
            renderedAt={renderedAt}
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
  renderedAt: string
  isFirst: boolean
}) {
  const { camera, ownName, renderedAt, isFirst } = props
  const translations = useTranslations()
  const frame = useRef<HTMLDivElement>(null)
  const look = usePicture(mainView(camera), isFirst ? 640 : 320, frame)
  const name = cameraName(camera, translations)
  return (
    <li className={styles.tile}>
      <CameraPicture
        look={look}
        name={name}
        renderedAt={renderedAt}
        frame={frame}
        size="tile"
        plainAddress={null}
      />
      <div className={styles.words}>
        <p className={styles.road}>{shortRoad(camera, translations)}</p>
        <h2 className={styles.name}>
          <Link href={cameraPath(camera.id)}>{ownName ?? placeName(camera, translations)}</Link>
        </h2>
        {ownName === null ? null : <p className={styles.road}>{placeName(camera, translations)}</p>}
        <StateLine view={look.view} renderedAt={renderedAt} isFull={isFirst} />
      </div>
    </li>
  )
})
