import type { Camera } from '../../../contract/camera.ts'
import { OTHER_ROADS } from '../../../contract/camera-place.ts'
import { pageId } from '../../live/live-page.tsx'
import { roadName } from '../../live/road-name.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { RoadSign } from '../../ui/route-marker.tsx'
import { CameraRow, CamerasPager } from './camera-list.tsx'
import styles from './corridor-view.module.css'
import { type CamerasParams, camerasHref, DIRECTIONS } from './model/cameras-params.ts'
import type { RoadCount } from './model/choose-cameras.ts'
import type { ShownCameras } from './model/shown-cameras.ts'
import { RoadIndex } from './road-index.tsx'
import shared from './shared.module.css'

/** The fragment of the chosen road. */
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
      <h2 className="wrap">
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
      <CamerasPager params={params} shown={shown} />
    </section>
  )
}

/** The cameras of one direction as stops of a line, with their pictures. */
function OneWay({ name, cameras }: { name: string; cameras: readonly Camera[] }) {
  return cameras.length === 0 ? null : (
    <section aria-label={name}>
      <h3 className={shared.listHeading}>{name}</h3>
      <ol role="list" className={`${styles.line} ${styles.pictured}`}>
        {cameras.map((camera) => (
          <CameraRow key={camera.id} camera={camera} isChosen={false} under="direction" />
        ))}
      </ol>
    </section>
  )
}
