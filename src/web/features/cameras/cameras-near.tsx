import { Link } from 'wouter'
import type { Camera } from '../../../contract/camera.ts'
import { type Coordinates, milesTo } from '../../../contract/coordinates.ts'
import { cameraPath } from '../../../contract/pages.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import styles from './camera-list.module.css'
import { placeName } from './model/camera-name.ts'
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

/** A place at a road, such as an event's. */
export interface RoadPlace extends Coordinates {
  road: string
  direction: Camera['direction'] | 'both'
}

const EACH_SIDE = 2
/** Farther away a camera cannot see it, miles. */
const MOST_MILES = 10

/**
 * The nearest two cameras on either side of a place along its road, the nearest first: in its direction if there are
 * any, else in both. None if the place is not known. Pure.
 */
export function camerasNear(place: RoadPlace, cameras: readonly Camera[]) {
  const { road, direction } = place
  const ofRoad = cameras.filter((camera) => camera.road === road && camera.latitude !== null)
  const own = ofRoad.filter((camera) => camera.direction === direction)
  const around = (own.length > 0 ? own : ofRoad)
    .flatMap((camera) => {
      const way = milesTo(camera, place)
      return way === null || way.miles > MOST_MILES ? [] : [{ camera, ...way }]
    })
    .sort((one, other) => one.miles - other.miles)
  const isEastWest =
    direction === 'eastbound' ||
    direction === 'westbound' ||
    (direction !== 'northbound' &&
      direction !== 'southbound' &&
      sumOf(around.map(({ east }) => Math.abs(east))) > sumOf(around.map(({ north }) => Math.abs(north))))
  const [plus, minus] = isEastWest ? (['east', 'west'] as const) : (['north', 'south'] as const)
  const along = ({ north, east }: { north: number; east: number }) => (isEastWest ? east : north)
  const take = (isPlus: boolean) =>
    around
      .filter((one) => along(one) > 0 === isPlus)
      .slice(0, EACH_SIDE)
      .map(({ camera }) => camera)
  return [
    { side: plus, cameras: take(true) },
    { side: minus, cameras: take(false) },
  ].filter((one) => one.cameras.length > 0)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** The ends of a trip along an axis, or a whole road. */
export interface RoadStretch {
  road: string
  /** `null`: both directions. */
  direction: string | null
  contains: (place: Coordinates) => boolean
}

/** The cameras of a stretch in driving order; with both directions, one after the other. Pure. */
export function camerasAlong(
  { road, direction, contains }: RoadStretch,
  cameras: readonly Camera[],
): Camera[] {
  return cameras.filter(
    (camera) =>
      camera.road === road && (direction === null || camera.direction === direction) && contains(camera),
  )
}
