import { PROMO_LAND, PROMO_ROADS } from '../theme/map/picture-paths.ts'
import styles from './road-picture.module.css'

/** Broward's coast and Interstates, wide and low: the picture of a promotion. Decoration. */
export function RoadPicture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={styles.sea} x="-400" y="-400" width="1200" height="1200" />
      <path className={styles.land} d={PROMO_LAND} />
      <path className={styles.roads} d={PROMO_ROADS} />
    </svg>
  )
}
