import { memo } from 'react'
import type { MapDetail } from '../../contract/district-map.ts'
import { RouteMarker } from '../ui/route-marker.tsx'
import styles from './map-ground.module.css'
import type { MapLabel } from './map-labels.ts'
import { type MapPosition, NAME_GAP } from './map-model.ts'

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
