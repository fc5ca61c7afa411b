import { memo, useRef } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
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
  renderedAt: string
  /** It is the one chosen on the map. */
  isChosen: boolean
}) {
  const { camera, renderedAt, isChosen } = props
  const translations = useTranslations()
  const { t, language } = translations
  const frame = useRef<HTMLDivElement>(null)
  const look = usePicture(mainView(camera), 320, frame)
  const name = cameraName(camera, translations)
  const { milepost, views } = camera
  const place = placeName(camera, translations)
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <span className={styles.mile}>
        {milepost === null ? null : (
          <span className={styles.sign}>
            <VisuallyHidden>{t('camera.milepost', { milepost: '' })}</VisuallyHidden>
            {formatShortest(milepost, language, 1)}
          </span>
        )}
      </span>
      <CameraPicture
        look={look}
        name={name}
        renderedAt={renderedAt}
        frame={frame}
        size="row"
        plainAddress={null}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={cameraPath(camera.id)}>
            <VisuallyHidden>{`${name.slice(0, name.length - place.length)}`}</VisuallyHidden>
            {place}
          </Link>
        </h3>
        <StateLine view={look.view} renderedAt={renderedAt} />
        {views.length > 1 ? (
          <p className={styles.views}>{t('cameras.pictureCount', { count: views.length })}</p>
        ) : null}
      </div>
      <MineButton camera={camera} look="icon" />
    </li>
  )
})
