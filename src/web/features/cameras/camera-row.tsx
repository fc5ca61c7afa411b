import { memo } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../contract/camera.ts'
import { cameraPath } from '../../../contract/pages.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatShortest } from '../../ui/format.ts'
import { CameraPicture } from './camera-picture.tsx'
import styles from './camera-row.module.css'
import { MineButton } from './mine/mine-button.tsx'
import { cameraName, mainView, placeInCity, placeName } from './model/camera-name.ts'
import { groupOf, groupTitle } from './model/shown-cameras.ts'
import shared from './shared.module.css'
import { StateLine } from './state-line.tsx'
import { usePicture } from './use-picture.ts'

/** One camera in the list: where it is, its picture, how old that is, and the link to its page. */
export const CameraRow = memo(function CameraRow(props: {
  camera: Camera
  isChosen: boolean
  /** What its heading says of it, which the row does not repeat. */
  under: 'road' | 'direction' | 'city' | 'nothing'
}) {
  const { camera, isChosen, under } = props
  const translations = useTranslations()
  const { t, language } = translations
  const look = usePicture(mainView(camera), 320)
  const name = cameraName(camera, translations)
  const { milepost, views } = camera
  const place = placeName(camera, translations)
  const isAlongRoad = under === 'road' || under === 'direction'
  const Heading = under === 'direction' ? 'h4' : 'h3'
  return (
    <li className={`${shared.whole} ${styles.row}`} data-chosen={isChosen}>
      {milepost === null || !isAlongRoad ? null : (
        <span className={styles.mile}>
          <span className="visually-hidden">{t('camera.milepost', { milepost: '' })}</span>
          {formatShortest(milepost, language, 1)}
        </span>
      )}
      <CameraPicture look={look} name={name} size="row" />
      <div className={styles.words}>
        <Heading className={shared.title}>
          <Link href={cameraPath(camera.id)} data-print="bare">
            <span className="visually-hidden">{name.slice(0, name.length - place.length)}</span>
            {under === 'city' ? placeInCity(camera, translations) : place}
          </Link>
        </Heading>
        {isAlongRoad ? null : (
          <p className="fact" aria-hidden="true">
            {groupTitle(groupOf(camera), translations)}
          </p>
        )}
        <StateLine view={look.view} />
        {views.length > 1 ? (
          <p className="fact">{t('cameras.pictureCount', { count: views.length })}</p>
        ) : null}
      </div>
      <MineButton camera={camera} look="icon" />
    </li>
  )
})
