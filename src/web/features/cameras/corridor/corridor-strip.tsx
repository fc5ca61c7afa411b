import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useCameraSpeech } from '../../../messages/camera-words.ts'
import { formatShortest } from '../../../ui/format-number.ts'
import { RouteMarker } from '../../../ui/route-marker.tsx'
import { parseRouteRef } from '../../../ui/route-ref.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useMoment } from '../feed/moment.ts'
import { StateMark } from '../feed/state-mark.tsx'
import type { Direction } from '../model/asked-cameras.ts'
import { mainView, placeName, roadName } from '../model/camera-name.ts'
import { markOf } from '../model/mark-of.ts'
import styles from './corridor-strip.module.css'

/** One road and direction as a line with a stop for each camera, in driving order. Wide screens only. */
export function CorridorStrip(props: {
  road: string
  direction: Direction
  cameras: readonly Camera[]
  drawnAt: string
  chosen: readonly string[]
}) {
  const { road, direction, cameras, drawnAt, chosen } = props
  const speech = useCameraSpeech()
  const { say } = speech
  const sign = parseRouteRef(road)
  // What was searched for comes best match first.
  const inOrder = cameras.toSorted((one, other) => one.order - other.order)
  const hasMiles = cameras.some(({ milepost }) => milepost !== null)
  return (
    <section className={styles.card} aria-label={say('corridor.title', { road: roadName(road, speech) })}>
      <p className={styles.heading}>
        {sign === null ? (
          <strong>{roadName(road, speech)}</strong>
        ) : (
          <RouteMarker {...sign} label={road} size={32} />
        )}
        <strong>{say('corridor.order', { direction: say(`direction.${direction}`) })}</strong>
        {hasMiles ? <span>{say('corridor.miles')}</span> : null}
      </p>
      <div className={styles.scroll}>
        <ol className={styles.stops}>
          {inOrder.map((camera) => (
            <StripStop
              key={camera.id}
              camera={camera}
              drawnAt={drawnAt}
              isChosen={chosen.includes(camera.id)}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

function StripStop({ camera, drawnAt, isChosen }: { camera: Camera; drawnAt: string; isChosen: boolean }) {
  const speech = useCameraSpeech()
  const { say, language } = speech
  const mark = useMoment((now) => markOf(mainView(camera), now), drawnAt)
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
        <span className={styles.place}>{placeName(camera, speech)}</span>
        <VisuallyHidden>{`: ${say(`state.${mark}`)}`}</VisuallyHidden>
      </Link>
    </li>
  )
}
