import { Link } from 'wouter'
import type { Camera } from '../../../../contract/camera.ts'
import { placeOf } from '../../../../contract/camera-place.ts'
import { cameraPath } from '../../../../contract/pages.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatShortest } from '../../../ui/format-number.ts'
import { StateLine } from '../feed/state-line.tsx'
import { distinctionWords, mainView, placeName } from '../model/camera-name.ts'
import type { CorridorStop } from './corridor.ts'
import styles from './corridor-line.module.css'

/** A road as a line diagram, read downwards: each place a stop, with the cameras of both directions. */
export function CorridorLine(props: {
  stops: readonly CorridorStop[]
  renderedAt: string
  /** The camera whose page this is; `null`: none. */
  currentId: string | null
  /** "I-95, along the road". */
  label: string
}) {
  const { stops, renderedAt, currentId, label } = props
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
              {place === '' && first !== undefined ? placeName(first, translations) : place}
              {milepost === null ? null : (
                <span className={styles.mile}>{formatShortest(milepost, language, 1)}</span>
              )}
            </p>
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <ul role="list" className={styles.cameras}>
              {cameras.map((camera) => (
                <LineCamera
                  key={camera.id}
                  camera={camera}
                  renderedAt={renderedAt}
                  isCurrent={camera.id === currentId}
                />
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}

function LineCamera(props: { camera: Camera; renderedAt: string; isCurrent: boolean }) {
  const { camera, renderedAt, isCurrent } = props
  const translations = useTranslations()
  const { t } = translations
  const words = distinctionWords(camera, translations)
  const direction = t(`direction.${camera.direction ?? 'none'}`)
  const name = words === null ? direction : `${direction} (${words})`
  return (
    <li>
      {isCurrent ? (
        <strong className={styles.way}>{name}</strong>
      ) : (
        <Link className={styles.way ?? ''} href={cameraPath(camera.id)}>
          {name}
          <span className="visually-hidden">{`, ${placeOf(camera)}`}</span>
        </Link>
      )}
      <StateLine view={mainView(camera)} renderedAt={renderedAt} />
    </li>
  )
}
