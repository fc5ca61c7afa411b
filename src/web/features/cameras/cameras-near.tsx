import { Link } from 'wouter'
import { cameraPath } from '../../../contract/pages.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import styles from './camera-list.module.css'
import { placeName } from './model/camera-name.ts'
import { camerasNear, type RoadPlace } from './model/cameras-near.ts'
import { camerasOf, useCameras } from './use-cameras.ts'

interface CamerasNearProps {
  place: RoadPlace
  /** The page's initial data lacks the cameras of this place. */
  needsCameras: boolean
}

/** Links to the nearest two cameras each way along the road of a place; nothing where there are none. */
export function CamerasNear(props: CamerasNearProps) {
  return useSite().hasCameras ? <Links {...props} /> : null
}

function Links({ place, needsCameras }: CamerasNearProps) {
  const translations = useTranslations()
  const { t } = translations
  const { loaded } = useCameras(needsCameras)
  if (loaded === null) return null
  const sides = camerasNear(place, camerasOf(loaded.known))
  if (sides.length === 0) return null
  return (
    <div className={`wrap ${styles.near}`} data-print="hide">
      <p className="visually-hidden">{t('roads.cameras')}</p>
      {sides.map(({ side, cameras }) => (
        <p key={side} className="wrap">
          <span>{t(`roads.cameras.${side}`)}</span>{' '}
          <span className="wrap">
            {cameras.map((camera) => (
              <Link key={camera.id} href={cameraPath(camera.id)}>
                {placeName(camera, translations)}
              </Link>
            ))}
          </span>
        </p>
      ))}
    </div>
  )
}
