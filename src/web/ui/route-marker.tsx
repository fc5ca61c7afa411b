import type { ReactNode } from 'react'
import type { RoadNetwork } from '../../contract/district-map.ts'
import styles from './route-marker.module.css'

interface RouteMarkerProps extends RouteSign {
  /** Its text equivalent, such as "Interstate 95". `null`: the text next to it has the same. */
  label: string | null
  /** Height in CSS pixels. */
  size?: number
}

/** A road's sign as a one-color silhouette: shield, pill or box. */
export function RouteMarker({ kind, number, label, size = 28 }: RouteMarkerProps) {
  const width = kind === 'interstate' ? 32 : 34
  const frame = { viewBox: `0 0 ${width} 28`, width: Math.round((size * width) / 28), height: size }
  const sign = <Sign kind={kind} number={number} width={width} />
  return label === null ? (
    <svg {...frame} aria-hidden="true">
      {sign}
    </svg>
  ) : (
    <svg {...frame} role="img" aria-label={label}>
      {sign}
    </svg>
  )
}

function Sign({ kind, number, width }: RouteSign & { width: number }) {
  const isShield = kind === 'interstate'
  return (
    <>
      {isShield ? <Shield /> : <Box kind={kind} width={width} />}
      <text
        className={isShield || kind === 'toll' ? styles.onShield : styles.onBox}
        x={width / 2}
        y={isShield ? 21 : 19}
        fontSize={number.length > 2 ? 11.5 : 14}
      >
        {number}
      </text>
    </>
  )
}

/** Crown, white rule and field of the Interstate shield. */
function Shield() {
  return (
    <>
      <path
        className={styles.shield}
        d="M5.6 1c3.3 1.7 7 1.7 10.4.1 3.4 1.6 7.1 1.6 10.4-.1 2.3 2 4 4.7 4.6 7.8 1.5 8.2-4.6 14.6-15 18.2C5.6 23.4-.5 17 1 8.8c.6-3.1 2.3-5.8 4.6-7.8Z"
      />
      <path className={styles.rule} d="M1.5 8.7h29" />
    </>
  )
}

/** Corner radii: round for US routes, a rounded box for state routes, square for others. A toll road's is filled. */
const RADII = { us: 12.5, state: 6, toll: 6, other: 0 } as const

function Box({ kind, width }: { kind: keyof typeof RADII; width: number }) {
  const className = kind === 'toll' ? styles.toll : styles.box
  return <rect className={className} x="1.5" y="1.5" width={width - 3} height="25" rx={RADII[kind]} />
}

/** The marker on a road's signs. */
interface RouteSign {
  kind: RoadNetwork
  /** The text on the sign: `95`, `1`, `A1A`. */
  number: string
}

const REFERENCE =
  /^(?<system>I|US|[A-Z]{2}|Loop|Spur|State (?:Hwy|Highway|Route|Road))[- ](?<number>[A-Z]?\d+[A-Z]{0,2})$/
/** County roads and other numbered roads. */
const OTHER_SYSTEMS: readonly string[] = ['CR', 'FM', 'RM']
const STREETS: readonly string[] = ['NW', 'NE', 'SW', 'SE']

/**
 * Reads a road's reference as the office writes it: `I-10`, `US 20`, `SR 128`, `FM 1604`.
 * `null`: the road has a name and no number, like a parkway.
 */
export function parseRouteRef(reference: string): RouteSign | null {
  const { system, number } = REFERENCE.exec(reference)?.groups ?? {}
  if (system === undefined || number === undefined || STREETS.includes(system)) return null
  if (system === 'I') return { kind: 'interstate', number }
  if (system === 'US') return { kind: 'us', number }
  return { kind: OTHER_SYSTEMS.includes(system) ? 'other' : 'state', number }
}

/** A road's sign, or `children` if the road has no number. Without `children`, the name must be next to it. */
export function RoadSign(props: { road: string; size?: number; children?: ReactNode }) {
  const { road, size = 28, children } = props
  const sign = parseRouteRef(road)
  if (sign === null) return children
  return <RouteMarker {...sign} label={children === undefined ? null : road} size={size} />
}
