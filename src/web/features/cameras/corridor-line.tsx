import { Link } from 'wouter'
import type { Camera } from '../../../contract/camera.ts'
import { cameraPath } from '../../../contract/pages.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatShortest } from '../../ui/format.ts'
import styles from './corridor-view.module.css'
import { distinctionText, mainView, shortPlace, stopName } from './model/camera-name.ts'
import type { CorridorStop } from './model/corridor.ts'
import shared from './shared.module.css'
import { StateLine } from './state-line.tsx'

/** A stretch of a road as a line diagram, read downward: each place is a stop with the cameras of both directions. */
export function CorridorLine(props: {
  stops: readonly CorridorStop[]
  /** The camera of this page. */
  currentId: string
  /** "I-10, along the road". */
  label: string
}) {
  const { stops, currentId, label } = props
  const translations = useTranslations()
  const { language } = translations
  return (
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
    <li className="wrap">
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
