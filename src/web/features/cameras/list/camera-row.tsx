import { memo, useRef } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { formatShortest } from '../../../ui/format-number.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StateLine } from '../feed/state-line.tsx'
import { MineButton } from '../mine/mine-button.tsx'
import { cameraName, mainView, placeName } from '../model/camera-name.ts'
import { CameraPicture } from '../picture/camera-picture.tsx'
import { usePicture } from '../picture/use-picture.ts'
import styles from './camera-row.module.css'

/** One camera in the list: where, its picture, how old that is, and the way to its page. */
export const CameraRow = memo(function CameraRow(props: {
  camera: Camera
  drawnAt: string
  /** It is the one chosen on the map. */
  isChosen: boolean
}) {
  const { camera, drawnAt, isChosen } = props
  const speech = useCameraSpeech()
  const { say, language } = speech
  const frame = useRef<HTMLDivElement>(null)
  const look = usePicture(mainView(camera), 320, frame)
  const name = cameraName(camera, speech)
  const { milepost, views } = camera
  const place = placeName(camera, speech)
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <span className={styles.mile}>
        {milepost === null ? null : (
          <span className={styles.sign}>
            <VisuallyHidden>{say('camera.milepost', { milepost: '' })}</VisuallyHidden>
            {formatShortest(milepost, language, 1)}
          </span>
        )}
      </span>
      <CameraPicture look={look} name={name} drawnAt={drawnAt} frame={frame} size="row" plainAddress={null} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={cameraPath(camera.id)}>
            <VisuallyHidden>{`${name.slice(0, name.length - place.length)}`}</VisuallyHidden>
            {place}
          </Link>
        </h3>
        <StateLine view={look.view} drawnAt={drawnAt} />
        {views.length > 1 ? (
          <p className={styles.views}>{say('cameras.pictureCount', { count: views.length })}</p>
        ) : null}
      </div>
      <MineButton camera={camera} look="icon" />
    </li>
  )
})
