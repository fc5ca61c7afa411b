import type { Logo } from '../../contract/appearance.ts'
import { MARK_LAND, MARK_ROAD, MARK_STOP, PROMO_LAND, PROMO_ROADS } from '../theme/outlines.ts'
import styles from './mark.module.css'

/**
 * The district's logo, or the mark of the site: hills, and a road with one stop. The office's name is always next to it,
 * so it is not read aloud.
 *
 * @param size height and width of the mark, height of a logo, CSS pixels
 * @param isOnBar it is on the toolbar's color, which is dark in light mode too
 */
export function Mark(props: { size: number; logo: Logo | null | undefined; isOnBar?: boolean }) {
  const { size, logo, isOnBar = false } = props
  return logo == null ? <SiteMark size={size} /> : <DistrictLogo size={size} logo={logo} isOnBar={isOnBar} />
}

function DistrictLogo({ size, logo, isOnBar }: { size: number; logo: Logo; isOnBar: boolean }) {
  const { url, darkUrl, aspectRatio } = logo
  const isDark = isOnBar && darkUrl !== null
  // On dark surfaces, a logo without a dark version gets a white tile.
  const tile = darkUrl === null ? (isOnBar ? 'always' : 'night') : 'never'
  return (
    <picture className={styles.logo} data-tile={tile} data-dark={isDark}>
      {darkUrl === null || isOnBar ? null : (
        <source srcSet={darkUrl} media="screen and (prefers-color-scheme: dark)" />
      )}
      <img src={isDark ? darkUrl : url} alt="" width={Math.round(size * aspectRatio)} height={size} />
    </picture>
  )
}

function SiteMark({ size }: { size: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <rect className={styles.sea} width="48" height="48" />
      <path className={styles.land} d={MARK_LAND} />
      <path className={styles.road} d={MARK_ROAD} />
      <circle className={styles.stop} cx={MARK_STOP.x} cy={MARK_STOP.y} r="4.8" />
    </svg>
  )
}

/** The picture of a promotion: hills and roads, wide and low. Decoration. */
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
