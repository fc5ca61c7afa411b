import { memo } from 'react'
import type { Camera } from '../../../../contract/camera.ts'
import type { MapDetail } from '../../../../contract/district-map.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { RouteMarker } from '../../../ui/route-marker.tsx'
import { useMoment } from '../clock.ts'
import { cameraName, mainView, placeName, roadName } from '../model/camera-name.ts'
import { type CameraMark, markOf } from '../model/state-text.ts'
import { STATE_SHAPES } from '../state-mark.tsx'
import styles from './camera-map.module.css'
import type { MapLabel } from './map-labels.ts'
import { type MapPosition, NAME_GAP, type Point } from './map-model.ts'

const LAYERS = ['land', 'counties', 'water', 'other', 'state', 'us', 'toll', 'interstate'] as const

/** Land, water and roads with their names. Moved as a whole, so that moving the map renders nothing again. */
export function MapGround(props: { map: MapDetail; position: MapPosition; labels: readonly MapLabel[] }) {
  const { map, position, labels } = props
  return (
    <>
      <g
        transform={`translate(${position.x} ${position.y}) scale(${position.k / map.outlinesScale})`}
        className={styles.ground}
      >
        <Layers url={map.outlinesUrl} />
      </g>
      <Names labels={labels} />
    </>
  )
}

const Layers = memo(function Layers({ url }: { url: string }) {
  return LAYERS.map((name) => (
    <g key={name}>
      {name === 'interstate' || name === 'toll' ? (
        <use href={`${url}#${name}`} className={styles.casing} />
      ) : null}
      <use href={`${url}#${name}`} className={styles[name]} />
    </g>
  ))
})

/** Names keep their size whatever the map's. */
const Names = ({ labels }: { labels: readonly MapLabel[] }) => (
  <g className={styles.names}>
    {labels.map((label) => (
      <Label key={`${label.kind} ${nameOf(label)} ${label.at.x} ${label.at.y}`} label={label} />
    ))}
  </g>
)

function nameOf(label: MapLabel): string {
  return label.kind === 'sign' ? label.road : label.name
}

function Label({ label }: { label: MapLabel }) {
  const { x, y } = label.at
  if (label.kind === 'sign') {
    return label.number === null ? (
      <text className={styles.road} x={x} y={y} dy="0.35em">
        {label.road}
      </text>
    ) : (
      <g transform={`translate(${x - 15} ${y - 13})`}>
        <RouteMarker kind={label.network} number={label.number} label={null} size={26} />
      </g>
    )
  }
  if (label.kind === 'county') {
    return (
      <text className={styles.county} x={x} y={y}>
        {label.name}
      </text>
    )
  }
  const { kind, side, of } = label
  const isAway = kind === 'place' && Math.abs(of.x - x) > NAME_GAP
  return (
    <g className={kind === 'place' ? styles.place : styles.street} data-side={side}>
      {isAway ? (
        <path className={styles.leader} d={`M${of.x} ${of.y}H${side === 'right' ? x - 3 : x + 3}`} />
      ) : null}
      {kind === 'place' && !isAway ? <circle cx={of.x} cy={of.y} r="3.5" /> : null}
      <text x={x} y={y} dy="0.35em">
        {label.name}
      </text>
    </g>
  )
}

/** What is at one place of the map: a camera by its state, two side by side, more as their number. */
export function MapMark(props: {
  id: string
  cameras: readonly Camera[]
  at: Point
  /** The arrow keys have reached it. */
  isActive: boolean
  isChosen: boolean
  onPress: () => void
}) {
  const { id, cameras, at, isActive, isChosen, onPress } = props
  const translations = useTranslations()
  const evaluated = useMoment((now) => cameras.map((camera) => markOf(mainView(camera), now)).join())
  // Joined above: each text is a mark.
  const marks = evaluated.split(',') as CameraMark[]
  return (
    <g
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-label={markName(cameras, marks, translations)}
      className={styles.mark}
      data-active={isActive}
      transform={`translate(${at.x} ${at.y})`}
      onClick={onPress}
    >
      {/* Its radius is what a finger needs. */}
      <circle r="22" className={styles.ring} data-chosen={isChosen} />
      <Sign marks={marks} />
    </g>
  )
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
        {STATE_SHAPES[first]}
      </>
    )
  }
  return (
    <>
      <rect x="-19" y="-11" width="38" height="22" rx="11" className={styles.halo} />
      <g transform="translate(-9 0)">{STATE_SHAPES[first]}</g>
      <g transform="translate(9 0)">{STATE_SHAPES[second]}</g>
    </>
  )
}

function markName(
  cameras: readonly Camera[],
  marks: readonly CameraMark[],
  translations: Translations,
): string {
  const { t } = translations
  const [first] = cameras
  if (first !== undefined && cameras.length > 2) {
    const place = `${roadName(first.road, translations)}, ${placeName(first, translations)}`
    return `${t('map.cluster', { count: cameras.length, place })}. ${t('map.clusterHint')}`
  }
  return cameras
    .map(
      (camera, index) => `${cameraName(camera, translations)}: ${t(`state.${marks[index] ?? 'unchecked'}`)}`,
    )
    .join('; ')
}
