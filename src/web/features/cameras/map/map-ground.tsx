import { memo } from 'react'
import mapUrl from '../../../theme/map/camera-map.svg?no-inline'
import { COUNTY_NAMES, INTERSTATE_SIGNS, MAP_VIEW_BOX, PLACES } from '../../../theme/map/map-points.ts'
import { RouteMarker } from '../../../ui/route-marker.tsx'
import { type MapLie, seenAt } from './map-frame.ts'
import styles from './map-ground.module.css'
import { NAME_GAP, nameSide } from './name-side.ts'

const LAYERS = ['sea', 'neighbours', 'counties', 'lake', 'state', 'us', 'toll', 'interstate'] as const
/** The map to zoom into is drawn ten times as large as its view box (tools/assets/make-map.ts). */
const FINE = 10

/** Land, water and roads in a window so many pixels wide. Moved as a whole, so that a new lie draws nothing anew. */
export function MapGround({ lie, width }: { lie: MapLie; width: number }) {
  return (
    <>
      <g transform={`translate(${lie.x} ${lie.y}) scale(${lie.k / FINE})`} className={styles.ground}>
        <Layers />
      </g>
      <Names lie={lie} width={width} />
    </>
  )
}

const Layers = memo(function Layers() {
  return LAYERS.map((name) => (
    <g key={name}>
      {name === 'interstate' || name === 'toll' ? (
        <use href={`${mapUrl}#${name}`} className={styles.casing} />
      ) : null}
      <use href={`${mapUrl}#${name}`} className={styles[name]} />
    </g>
  ))
})

const [, , WIDTH = 0, HEIGHT = 0] = MAP_VIEW_BOX.split(' ').map(Number)

function placeOf(at: { x: number; y: number }, lie: MapLie) {
  return seenAt({ x: (at.x / 100) * WIDTH, y: (at.y / 100) * HEIGHT }, lie)
}

/** Names keep their size whatever the map's. */
function Names({ lie, width }: { lie: MapLie; width: number }) {
  const isFar = lie.k < 1.6
  return (
    <g>
      {isFar
        ? COUNTY_NAMES.map(({ name, ...at }) => (
            <text key={name} className={styles.county} {...placeOf(at, lie)}>
              {name}
            </text>
          ))
        : null}
      {PLACES.map(({ name, ...at }) => {
        const { x, y } = placeOf(at, lie)
        const side = nameSide(name, x, width)
        return (
          <g key={name} className={styles.place} data-side={side}>
            <circle cx={x} cy={y} r="3.5" />
            <text x={side === 'right' ? x + NAME_GAP : x - NAME_GAP} y={y} dy="0.35em">
              {name}
            </text>
          </g>
        )
      })}
      {INTERSTATE_SIGNS.map(({ number, ...at }) => {
        const { x, y } = placeOf(at, lie)
        return (
          <g key={`${number} ${at.y}`} transform={`translate(${x - 15} ${y - 13})`}>
            <RouteMarker kind="interstate" number={number} label={null} size={26} />
          </g>
        )
      })}
    </g>
  )
}
