import styles from './route-marker.module.css'

interface RouteMarkerProps extends RouteSign {
  /** Its text equivalent, as "Interstate 95". `null`: words beside it say so already. */
  label: string | null
  /** Height in CSS pixels. */
  size?: number
}

/** A road's sign as a one-color silhouette: shield, pill or box. */
export function RouteMarker({ kind, number, label, size = 28 }: RouteMarkerProps) {
  const width = kind === 'interstate' ? 32 : 34
  const frame = {
    className: styles.marker,
    viewBox: `0 0 ${width} 28`,
    width: Math.round((size * width) / 28),
    height: size,
  }
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
      {isShield ? <Shield /> : <Box width={width} radius={kind === 'us' ? 12.5 : 6} />}
      <text
        className={isShield ? styles.onShield : styles.onBox}
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

function Box({ width, radius }: { width: number; radius: number }) {
  return <rect className={styles.box} x="1.5" y="1.5" width={width - 3} height="25" rx={radius} />
}

/** The marker a road wears on its signs. */
interface RouteSign {
  kind: 'interstate' | 'us' | 'state'
  /** The text on the sign: `95`, `1`, `A1A`. */
  number: string
}

const KINDS = { I: 'interstate', US: 'us', SR: 'state' } as const

/**
 * Reads a road's reference as the office writes it: `I-95`, `US 1`, `SR 869`.
 * `null`: the road has a name and no number, as Florida's Turnpike.
 */
export function parseRouteRef(reference: string): RouteSign | null {
  const match = /^(?<system>I|US|SR)[- ](?<number>\w+)$/.exec(reference)
  const { system, number } = match?.groups ?? {}
  if (number === undefined) return null
  if (system !== 'I' && system !== 'US' && system !== 'SR') return null
  return { kind: KINDS[system], number }
}
