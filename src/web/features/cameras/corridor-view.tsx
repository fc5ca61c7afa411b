import { Link } from 'wouter'
import type { Camera } from '../../../contract/camera.ts'
import { OTHER_ROADS } from '../../../contract/camera-place.ts'
import { cameraPath } from '../../../contract/pages.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatShortest } from '../../ui/format.ts'
import { RoadSign } from '../../ui/route-marker.tsx'
import { CameraRow, Pager, pageId } from './camera-list.tsx'
import styles from './corridor-view.module.css'
import { distinctionText, mainView, roadName, shortPlace, stopName } from './model/camera-name.ts'
import { type CamerasParams, camerasHref, DIRECTIONS } from './model/cameras-params.ts'
import type { RoadCount } from './model/choose-cameras.ts'
import type { CorridorStop } from './model/corridor.ts'
import type { ShownCameras } from './model/shown-cameras.ts'
import { RoadIndex } from './road-index.tsx'
import shared from './shared.module.css'
import { StateLine } from './state-line.tsx'

/** The fragment that leads to the road once it is chosen. */
const CHOSEN_ROAD = 'along-the-road'

/** The chosen road as a line for each direction, side by side; with no road chosen, the roads to choose from. */
export function CorridorView(props: {
  params: CamerasParams
  roads: readonly RoadCount[]
  shown: ShownCameras
}) {
  const { params, roads, shown } = props
  const translations = useTranslations()
  const { t } = translations
  if (shown.content.kind !== 'corridor') {
    return (
      <section>
        <p>{t('corridor.choose')}</p>
        <RoadIndex
          roads={roads}
          page={params.page}
          // Cameras without a road have no line.
          hrefOf={(road) =>
            road === OTHER_ROADS
              ? camerasHref({ road })
              : `${camerasHref({ ...params, road, page: 1 })}#${CHOSEN_ROAD}`
          }
        />
      </section>
    )
  }
  const { corridor } = shown.content
  const cameras = corridor.stops.flatMap((stop) => stop.cameras)
  const title = t('corridor.title', { road: roadName(corridor.road, translations) })
  return (
    <section id={CHOSEN_ROAD}>
      <h2 className={shared.wrap}>
        <RoadSign road={corridor.road} />
        {title}
      </h2>
      <p className={styles.order}>
        {t(corridor.axis === 'northSouth' ? 'corridor.northTop' : 'corridor.westTop')}
      </p>
      <div id={pageId(shown.page)} className={styles.directions}>
        {[...DIRECTIONS, null].map((direction) => (
          <OneWay
            key={direction}
            name={t(`direction.${direction ?? 'none'}`)}
            cameras={cameras.filter((camera) => camera.direction === direction)}
          />
        ))}
      </div>
      <Pager params={params} shown={shown} />
    </section>
  )
}

/** The cameras of one direction as stops of a line, with their pictures. */
function OneWay({ name, cameras }: { name: string; cameras: readonly Camera[] }) {
  return cameras.length === 0 ? null : (
    <section aria-label={name}>
      <h3 className={shared.listHeading}>{name}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ol role="list" className={`${styles.line} ${styles.pictured}`}>
        {cameras.map((camera) => (
          <CameraRow key={camera.id} camera={camera} isChosen={false} under="direction" />
        ))}
      </ol>
    </section>
  )
}

/** A stretch of a road as a line diagram, read downwards: each place a stop, with the cameras of both directions. */
export function CorridorLine(props: {
  stops: readonly CorridorStop[]
  /** The camera whose page this is. */
  currentId: string
  /** "I-10, along the road". */
  label: string
}) {
  const { stops, currentId, label } = props
  const translations = useTranslations()
  const { language } = translations
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ol role="list" className={styles.line} aria-label={label}>
      {stops.map(({ place, milepost, cameras }) => {
        const [first] = cameras
        return (
          <li key={`${place} ${cameras[0]?.id}`} data-current={cameras.some(({ id }) => id === currentId)}>
            <p className={styles.place}>
              {first === undefined ? place : stopName(first, translations)}
              {milepost === null ? null : (
                <span className={styles.mile}>{formatShortest(milepost, language, 1)}</span>
              )}
            </p>
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <ul role="list" className={styles.cameras}>
              {cameras.map((camera) => (
                <LineCamera key={camera.id} camera={camera} isCurrent={camera.id === currentId} />
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

function LineCamera({ camera, isCurrent }: { camera: Camera; isCurrent: boolean }) {
  const translations = useTranslations()
  const { t } = translations
  const words = distinctionText(camera, translations)
  const direction = t(`direction.${camera.direction ?? 'none'}`)
  const way = `${shared.link} ${styles.way}`
  const name = words === null ? direction : `${direction} (${words})`
  return (
    <li>
      {isCurrent ? (
        <strong className={way}>{name}</strong>
      ) : (
        <Link className={way} href={cameraPath(camera.id)}>
          {name}
          <span className="visually-hidden">{`, ${shortPlace(camera, translations)}`}</span>
        </Link>
      )}
      <StateLine view={mainView(camera)} />
    </li>
  )
}
