import { Link } from 'wouter'
import { type Camera, OTHER_ROADS } from '../../../contract/camera.ts'
import { cameraPath } from '../../../contract/pages.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatShortest } from '../../ui/format-number.ts'
import { Pager, pageId } from './camera-list.tsx'
import styles from './corridor-view.module.css'
import { distinctionText, mainView, roadName, shortPlace, stopName } from './model/camera-name.ts'
import { type CamerasParams, camerasHref } from './model/cameras-params.ts'
import type { RoadCount } from './model/choose-cameras.ts'
import type { CorridorStop } from './model/corridor.ts'
import type { ShownCameras } from './model/shown-cameras.ts'
import { RoadIndex, RoadSign } from './road-index.tsx'
import shared from './shared.module.css'
import { StateLine } from './state-line.tsx'

/** The fragment that leads to the road once it is chosen. */
const CHOSEN_ROAD = 'along-the-road'

/** The chosen road as a line with its stops; with no road chosen, the roads to choose from. */
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
  const title = t('corridor.title', { road: roadName(corridor.road, translations) })
  return (
    <section id={CHOSEN_ROAD} className={styles.corridor}>
      <h2 className={shared.wrap}>
        <RoadSign road={corridor.road} />
        {title}
      </h2>
      <p className={styles.order}>
        {t(corridor.axis === 'northSouth' ? 'corridor.northTop' : 'corridor.westTop')}
      </p>
      <div id={pageId(shown.page)}>
        <CorridorLine stops={corridor.stops} currentId={null} label={title} />
      </div>
      <Pager params={params} shown={shown} />
    </section>
  )
}

/** A road as a line diagram, read downwards: each place a stop, with the cameras of both directions. */
export function CorridorLine(props: {
  stops: readonly CorridorStop[]
  /** The camera whose page this is; `null`: none. */
  currentId: string | null
  /** "I-95, along the road". */
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
