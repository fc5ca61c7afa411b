import { useRef } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { closeIcon } from '../../../ui/icon-paths.ts'
import { StateLine } from '../feed/state-line.tsx'
import { cameraName, mainView } from '../model/camera-name.ts'
import { reportPath } from '../model/report-path.ts'
import { CameraPicture } from '../picture/camera-picture.tsx'
import { usePicture } from '../picture/use-picture.ts'
import styles from './map-card.module.css'

/** Cameras of one place that the card names; a feed may put all whose place it does not know at one. */
const MOST_NAMED = 20

/** What was pressed on the map: the camera's picture and age, or each of several at one place. */
export function MapCard(props: { cameras: readonly Camera[]; drawnAt: string; onClose: () => void }) {
  const { cameras, drawnAt, onClose } = props
  const { say } = useCameraSpeech()
  const [only, ...others] = cameras
  if (only === undefined) return null
  return (
    <div className={styles.card}>
      <IconButton icon={closeIcon} label={say('map.closeCard')} className={styles.close} onClick={onClose} />
      {others.length === 0 ? (
        <OneCamera key={only.id} camera={only} drawnAt={drawnAt} />
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
        <ul role="list" className={styles.several}>
          {cameras.slice(0, MOST_NAMED).map((camera) => (
            <SeveralRow key={camera.id} camera={camera} drawnAt={drawnAt} />
          ))}
          {cameras.length > MOST_NAMED ? (
            <li>{say('map.moreHere', { count: cameras.length - MOST_NAMED })}</li>
          ) : null}
        </ul>
      )}
    </div>
  )
}

function OneCamera({ camera, drawnAt }: { camera: Camera; drawnAt: string }) {
  const speech = useCameraSpeech()
  const { say } = speech
  const frame = useRef<HTMLDivElement>(null)
  const look = usePicture(mainView(camera), 640, frame)
  const name = cameraName(camera, speech)
  return (
    <>
      <CameraPicture
        look={look}
        name={name}
        drawnAt={drawnAt}
        frame={frame}
        size="tile"
        plainAddress={null}
      />
      <div className={styles.words}>
        <h2>{name}</h2>
        <StateLine view={look.view} drawnAt={drawnAt} isFull />
        <p className={styles.ways}>
          <Link href={cameraPath(camera.id)}>{say('camera.open')}</Link>
          <Link href={reportPath(camera.id)}>{say('camera.report')}</Link>
        </p>
      </div>
    </>
  )
}

function SeveralRow({ camera, drawnAt }: { camera: Camera; drawnAt: string }) {
  const speech = useCameraSpeech()
  return (
    <li>
      <Link href={cameraPath(camera.id)}>{cameraName(camera, speech)}</Link>
      <StateLine view={mainView(camera)} drawnAt={drawnAt} />
    </li>
  )
}
