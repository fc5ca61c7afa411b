import { useRef } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { IconButton } from '../../../ui/button.tsx'
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
export function MapCard(props: { cameras: readonly Camera[]; renderedAt: string; onClose: () => void }) {
  const { cameras, renderedAt, onClose } = props
  const { t } = useTranslations()
  const [only, ...others] = cameras
  if (only === undefined) return null
  return (
    <div className={styles.card}>
      <IconButton icon={closeIcon} label={t('map.closeCard')} className={styles.close} onClick={onClose} />
      {others.length === 0 ? (
        <OneCamera key={only.id} camera={only} renderedAt={renderedAt} />
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
        <ul role="list" className={styles.several}>
          {cameras.slice(0, MOST_NAMED).map((camera) => (
            <SeveralRow key={camera.id} camera={camera} renderedAt={renderedAt} />
          ))}
          {cameras.length > MOST_NAMED ? (
            <li>{t('map.moreHere', { count: cameras.length - MOST_NAMED })}</li>
          ) : null}
        </ul>
      )}
    </div>
  )
}

function OneCamera({ camera, renderedAt }: { camera: Camera; renderedAt: string }) {
  const translations = useTranslations()
  const { t } = translations
  const frame = useRef<HTMLDivElement>(null)
  const look = usePicture(mainView(camera), 640, frame)
  const name = cameraName(camera, translations)
  return (
    <>
      <CameraPicture
        look={look}
        name={name}
        renderedAt={renderedAt}
        frame={frame}
        size="tile"
        plainAddress={null}
      />
      <div className={styles.words}>
        <h2>{name}</h2>
        <StateLine view={look.view} renderedAt={renderedAt} isFull />
        <p className={styles.ways}>
          <Link href={cameraPath(camera.id)}>{t('camera.open')}</Link>
          <Link href={reportPath(camera.id)}>{t('camera.report')}</Link>
        </p>
      </div>
    </>
  )
}

function SeveralRow({ camera, renderedAt }: { camera: Camera; renderedAt: string }) {
  const translations = useTranslations()
  return (
    <li>
      <Link href={cameraPath(camera.id)}>{cameraName(camera, translations)}</Link>
      <StateLine view={mainView(camera)} renderedAt={renderedAt} />
    </li>
  )
}
