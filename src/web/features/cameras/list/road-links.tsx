import { Link } from 'wouter'
import { parseRouteRef, RouteMarker } from '../../../ui/route-marker.tsx'
import styles from './road-links.module.css'

/** A way to one road. */
export interface RoadLink {
  /** Its name, which in an index says all. */
  road: string
  /** What is said beside the road's sign. */
  words: string
  /** The words name the road. */
  isNamed: boolean
  /** What is said at the line's end; empty: nothing. */
  aside: string
  href: string
}

/** Ways to roads: each with the sign it wears, or many of them in the narrow columns of an index. */
export function RoadLinks({ links, look }: { links: readonly RoadLink[]; look: 'signs' | 'index' }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.roads} data-look={look}>
      {links.map(({ road, words, isNamed, aside, href }) => (
        <li key={href}>
          <Link href={href}>
            {look === 'signs' ? <Sign road={road} isNamed={isNamed} /> : null}
            <span className={styles.road}>{look === 'signs' ? words : road}</span>
            {aside === '' ? null : <span className={styles.aside}>{aside}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A road's sign, or its name where it wears none and nobody else says it. */
function Sign({ road, isNamed }: { road: string; isNamed: boolean }) {
  const sign = parseRouteRef(road)
  if (sign !== null) return <RouteMarker {...sign} label={isNamed ? null : road} />
  return isNamed ? null : <span className={styles.road}>{road}</span>
}
