import { type ComponentProps, lazy, memo, type ReactNode, Suspense } from 'react'
import type { MapDetail } from '../../contract/district-map.ts'
import { RouteMarker } from '../ui/route-marker.tsx'
import styles from './map-ground.module.css'
import type { MapLabel } from './map-labels.ts'
import { NAME_GAP } from './map-model.ts'
import type { StreetsLayer as Streets, StreetsWindow } from './streets-layer.tsx'

const AREAS = ['land', 'counties', 'water'] as const
const ROADS = ['other', 'state', 'us', 'toll', 'interstate'] as const

/** From this scale on there is room for streets, pixels per map unit. */
const STREETS_FROM_K = 10
/** If the streets do not load, the map is shown without them. */
const StreetsLayer = lazy(async () => {
  const loaded = await import('./streets-layer.tsx').catch(() => null)
  return { default: loaded?.StreetsLayer ?? WithoutStreets }
})
const WithoutStreets = ({ children }: ComponentProps<typeof Streets>) => children

/** Land, water and roads with their names. Moved as a whole, so that moving the map does not render them again. */
export function MapGround(props: StreetsWindow & { map: MapDetail; labels: readonly MapLabel[] }) {
  const { map, labels, ...window } = props
  const { x, y, k } = window.position
  const layers = (names: LayerNames) => (
    <g transform={`translate(${x} ${y}) scale(${k / map.outlinesScale})`} className={styles.ground}>
      <Layers url={map.outlinesUrl} names={names} />
    </g>
  )
  const named = (
    <>
      {layers(ROADS)}
      <Names labels={labels} />
    </>
  )
  return (
    <>
      {layers(AREAS)}
      <WithStreets map={map} {...window}>
        {named}
      </WithStreets>
    </>
  )
}

/** Adds streets if the office has published them and the map is close. */
function WithStreets(props: StreetsWindow & { map: MapDetail; children: ReactNode }) {
  const { streets } = props.map
  if (streets === undefined || props.position.k < STREETS_FROM_K) return props.children
  return (
    <Suspense fallback={props.children}>
      <StreetsLayer key={streets.url} url={streets.url} {...props} />
    </Suspense>
  )
}

type LayerNames = typeof AREAS | typeof ROADS

const Layers = memo(function Layers({ url, names }: { url: string; names: LayerNames }) {
  return names.map((name) => (
    <g key={name}>
      {name === 'interstate' || name === 'toll' ? (
        <use href={`${url}#${name}`} className={styles.casing} />
      ) : null}
      <use href={`${url}#${name}`} className={styles[name]} />
    </g>
  ))
})

/** Names have the same size at every scale. */
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
