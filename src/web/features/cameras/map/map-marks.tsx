import type { Translations } from '../../../messages/catalog.ts'
import { StateShape } from '../feed/state-mark.tsx'
import { cameraName, placeName, roadName } from '../model/camera-name.ts'
import type { CameraMark } from '../model/mark-of.ts'
import type { Cluster } from './clusters.ts'
import { type MapLie, seenAt } from './map-frame.ts'
import styles from './map-marks.module.css'

export interface MapMarksProps {
  clusters: readonly Cluster[]
  markOf: (cameraId: string) => CameraMark
  lie: MapLie
  /** Ids of marks are told apart by it. */
  idPrefix: string
  activeId: string | null
  chosen: readonly string[]
  translations: Translations
  onPress: (cluster: Cluster) => void
}

/** The cameras on the map: one by its state, two side by side, more as their number. */
export function MapMarks(props: MapMarksProps) {
  const { clusters, markOf, lie, idPrefix, activeId, chosen, translations, onPress } = props
  return clusters.map((cluster) => {
    const { x, y } = seenAt(cluster.at, lie)
    const isChosen = cluster.cameras.some(({ id }) => chosen.includes(id))
    return (
      <g
        key={cluster.id}
        id={`${idPrefix}-${cluster.id}`}
        role="option"
        aria-selected={isChosen}
        aria-label={markName(cluster, markOf, translations)}
        className={styles.mark}
        data-active={cluster.cameras.some(({ id }) => id === activeId)}
        transform={`translate(${x} ${y})`}
        onClick={() => onPress(cluster)}
      >
        {/* What a finger needs. */}
        <circle r="22" className={styles.target} />
        <circle r="19" className={styles.ring} data-chosen={isChosen} />
        <Sign marks={cluster.cameras.map(({ id }) => markOf(id))} />
      </g>
    )
  })
}

function Sign({ marks }: { marks: readonly CameraMark[] }) {
  const [first, second] = marks
  if (first === undefined) return null
  if (marks.length > 2) {
    return (
      <>
        <circle r={marks.length > 99 ? 17 : 15} className={styles.many} />
        <text className={styles.number} dy="0.35em">
          {marks.length}
        </text>
      </>
    )
  }
  if (second === undefined) {
    return (
      <>
        <circle r="11" className={styles.halo} />
        <StateShape mark={first} />
      </>
    )
  }
  return (
    <>
      <rect x="-19" y="-11" width="38" height="22" rx="11" className={styles.halo} />
      <g transform="translate(-9 0)">
        <StateShape mark={first} />
      </g>
      <g transform="translate(9 0)">
        <StateShape mark={second} />
      </g>
    </>
  )
}

function markName({ cameras }: Cluster, markOf: MapMarksProps['markOf'], translations: Translations): string {
  const { t } = translations
  const [first, ...others] = cameras
  if (first === undefined) return ''
  if (others.length > 1) {
    const place = `${roadName(first.road, translations)}, ${placeName(first, translations)}`
    return `${t('map.cluster', { count: cameras.length, place })}. ${t('map.clusterHint')}`
  }
  return cameras
    .map((camera) => `${cameraName(camera, translations)}: ${t(`state.${markOf(camera.id)}`)}`)
    .join('; ')
}
