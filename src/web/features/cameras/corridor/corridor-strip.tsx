import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatShortest } from '../../../ui/format-number.ts'
import { parseRouteRef, RouteMarker } from '../../../ui/route-marker.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useMoment } from '../feed/moment.ts'
import { StateMark } from '../feed/state-mark.tsx'
import { mainView, placeName, roadName } from '../model/camera-name.ts'
import type { Direction } from '../model/cameras-params.ts'
import { markOf } from '../model/mark-of.ts'
import styles from './corridor-strip.module.css'

/** One road and direction as a line with a stop for each camera, in driving order. Wide screens only. */
export function CorridorStrip(props: {
  road: string
  direction: Direction
  cameras: readonly Camera[]
  renderedAt: string
  chosen: readonly string[]
}) {
  const { road, direction, cameras, renderedAt, chosen } = props
  const translations = useTranslations()
  const { t } = translations
  const sign = parseRouteRef(road)
  // What was searched for comes best match first.
  const inOrder = cameras.toSorted((one, other) => one.order - other.order)
  const hasMiles = cameras.some(({ milepost }) => milepost !== null)
  return (
    <section className={styles.card} aria-label={t('corridor.title', { road: roadName(road, translations) })}>
      <p className={styles.heading}>
        {sign === null ? (
          <strong>{roadName(road, translations)}</strong>
        ) : (
          <RouteMarker {...sign} label={road} size={32} />
        )}
        <strong>{t('corridor.order', { direction: t(`direction.${direction}`) })}</strong>
        {hasMiles ? <span>{t('corridor.miles')}</span> : null}
      </p>
      <div className={styles.scroll}>
        <ol className={styles.stops}>
          {inOrder.map((camera) => (
            <StripStop
              key={camera.id}
              camera={camera}
              renderedAt={renderedAt}
              isChosen={chosen.includes(camera.id)}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

function StripStop({
  camera,
  renderedAt,
  isChosen,
}: {
  camera: Camera
  renderedAt: string
  isChosen: boolean
}) {
  const translations = useTranslations()
  const { t, language } = translations
  const mark = useMoment((now) => markOf(mainView(camera), now), renderedAt)
  const { milepost } = camera
  return (
    <li data-chosen={isChosen}>
      <Link href={cameraPath(camera.id)} className={styles.stop ?? ''}>
        <span className={styles.mile}>
          {milepost === null ? '\u00a0' : formatShortest(milepost, language, 1)}
        </span>
        <span className={styles.mark}>
          <StateMark mark={mark} size={22} />
        </span>
        <span className={styles.place}>{placeName(camera, translations)}</span>
        <VisuallyHidden>{`: ${t(`state.${mark}`)}`}</VisuallyHidden>
      </Link>
    </li>
  )
}
