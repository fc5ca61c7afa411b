import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { Camera } from '../../../contract/camera.ts'
import { cameraPath } from '../../../contract/pages.ts'
import { useMoment } from '../../api/clock.ts'
import { useSiteFacts } from '../../api/site-context.tsx'
import live from '../../live/live-page.module.css'
import { roadName } from '../../live/road-name.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { useHydrated, useIsWide } from '../../ui/browser.ts'
import { formatShortest } from '../../ui/format.ts'
import { RoadSign } from '../../ui/route-marker.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CameraList } from './camera-list.tsx'
import { WithoutScripts } from './camera-picture.tsx'
import { AwaitedCameras } from './cameras-frame.tsx'
import { useDataSaving } from './data-saving.tsx'
import styles from './list-and-map.module.css'
import { mainView, placeName, streetOf } from './model/camera-name.ts'
import type { CamerasParams, Direction } from './model/cameras-params.ts'
import type { RoadCount } from './model/choose-cameras.ts'
import type { ListedGroup, ShownCameras } from './model/shown-cameras.ts'
import { markOf } from './model/state-text.ts'
import shared from './shared.module.css'
import { StateMark } from './state-mark.tsx'

/** The server never renders the map and its zoom. */
const CameraMap = lazy(async () => ({ default: (await import('./camera-map.tsx')).CameraMap }))

/** On a wide screen the list with the map beside it, unless the visitor saves data; otherwise the requested one. */
export function ListAndMap(props: {
  params: CamerasParams
  shown: ShownCameras
  groups: readonly ListedGroup[]
  /** Every camera that matches; `null`: the whole list has not loaded. */
  found: readonly Camera[] | null
  roads: readonly RoadCount[]
}) {
  const { params, shown, groups, found, roads } = props
  const { t } = useTranslations()
  const isWide = useIsWide()
  const isSaving = useDataSaving()
  const hasMap = useSiteFacts().mapCredit !== null
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const list = (
    <CameraList params={params} shown={shown} groups={groups} roads={roads} chosenId={chosen[0] ?? null} />
  )
  // A map needs a script, and every camera.
  const map =
    !isHydrated || !hasMap ? null : found === null ? (
      <AwaitedCameras />
    ) : (
      <Suspense fallback={<Skeleton bars={['full', 'full', 'full']} size="block" />}>
        <CameraMap cameras={found} chosen={chosen} onChoose={setChosen} />
      </Suspense>
    )
  // Without a map, the map's address shows the list too.
  if (params.view === 'map' && hasMap) {
    return (
      <>
        <div className={live.mapAlone}>{map}</div>
        <p className={`unscripted ${live.mapUnscripted}`}>{t('cameras.mapUnscripted')}</p>
        <noscript>
          <WithoutScripts value>{list}</WithoutScripts>
        </noscript>
      </>
    )
  }
  return (
    <>
      {params.road !== null && params.direction !== null ? (
        <CorridorStrip
          road={params.road}
          direction={params.direction}
          cameras={groups.flatMap(({ cameras }) => cameras)}
          chosen={chosen}
        />
      ) : null}
      {/* With Save-Data on, the map opens from its link. */}
      <div className={isSaving || !hasMap ? undefined : styles.columns}>
        {list}
        {hasMap ? (
          <div className={styles.beside}>
            {isWide && !isSaving ? <div className={live.mapBeside}>{map}</div> : null}
          </div>
        ) : null}
      </div>
    </>
  )
}

/** One road and direction as a line with a stop for each camera, in driving order. Wide screens only. */
function CorridorStrip(props: {
  road: string
  direction: Direction
  cameras: readonly Camera[]
  chosen: readonly string[]
}) {
  const { road, direction, cameras, chosen } = props
  const translations = useTranslations()
  const { t } = translations
  // A search puts the best match first.
  const inOrder = cameras.toSorted((one, other) => one.order - other.order)
  const hasExits = cameras.some(({ exit }) => exit !== null)
  const hasMiles = cameras.some(({ milepost }) => milepost !== null)
  return (
    <section
      className={`${shared.panel} ${styles.strip}`}
      aria-label={t('corridor.title', { road: roadName(road, translations) })}
    >
      <p className={styles.stripHeading}>
        <RoadSign road={road} size={32}>
          <strong>{roadName(road, translations)}</strong>
        </RoadSign>
        <strong>{t('corridor.order', { direction: t(`direction.${direction}`) })}</strong>
        {hasExits || hasMiles ? (
          <span className="fact">{t(hasExits ? 'corridor.exits' : 'corridor.miles')}</span>
        ) : null}
      </p>
      <ol className={styles.stops}>
        {inOrder.map((camera) => (
          <StripStop
            key={camera.id}
            camera={camera}
            isChosen={chosen.includes(camera.id)}
            hasExits={hasExits}
          />
        ))}
      </ol>
    </section>
  )
}

/** A stop of the line. Exit numbers, or else miles, are above it; the street, as on signs, is below. */
function StripStop(props: { camera: Camera; isChosen: boolean; hasExits: boolean }) {
  const { camera, isChosen, hasExits } = props
  const translations = useTranslations()
  const { t, language } = translations
  const mark = useMoment((now) => markOf(mainView(camera), now))
  const { milepost, exit } = camera
  const miles = milepost === null ? null : formatShortest(milepost, language, 1)
  const name = placeName(camera, translations)
  const street = exit === null ? null : streetOf(camera)
  const shown = street !== null && name.startsWith(street) ? street : name
  return (
    <li data-chosen={isChosen}>
      <Link href={cameraPath(camera.id)} className={`ring-inside ${styles.stop}`}>
        <span aria-hidden={hasExits}>{(hasExits ? exit?.number : miles) ?? '\u00a0'}</span>
        <span className={styles.mark}>
          <StateMark mark={mark} size={22} />
        </span>
        <span className={styles.place}>{shown}</span>
        <span className="visually-hidden">{`${name.slice(shown.length)}: ${t(`state.${mark}`)}`}</span>
      </Link>
    </li>
  )
}
