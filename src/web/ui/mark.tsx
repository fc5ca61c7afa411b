import { MARK_LAND, MARK_ROAD, MARK_STOP } from '../theme/map/mark-paths.ts'
import { PROMO_LAND, PROMO_ROADS } from '../theme/map/picture-paths.ts'
import styles from './mark.module.css'

/**
 * The office's mark: the coast, I-95 and one stop, cut from the map. The
 * office's name is always beside it, so it is not read aloud.
 *
 * @param size edge in CSS pixels
 */
export function Mark({ size = 42 }: { size?: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <rect className={styles.sea} width="48" height="48" />
      <path className={styles.land} d={MARK_LAND} />
      <path className={styles.road} d={MARK_ROAD} />
      <circle className={styles.stop} cx={MARK_STOP.x} cy={MARK_STOP.y} r="4.8" />
    </svg>
  )
}

/** Broward's coast and Interstates, wide and low: the picture of a promotion. Decoration. */
export function RoadPicture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 320 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={styles.pictureSea} x="-400" y="-400" width="1200" height="1200" />
      <path className={styles.pictureLand} d={PROMO_LAND} />
      <path className={styles.roads} d={PROMO_ROADS} />
    </svg>
  )
}
