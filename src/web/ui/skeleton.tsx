import styles from './skeleton.module.css'

/** The width of a bar: like a heading, a line, a last line or a number. */
type SkeletonBar = 'full' | 'long' | 'medium' | 'short'

export interface SkeletonProps {
  bars: readonly SkeletonBar[]
  /** `block` is for a picture or chart. */
  size?: 'text' | 'title' | 'block'
}

/**
 * Gray bars of the size of what is loading. They do not move and are not read
 * aloud; the component that shows them also says that something is loading.
 */
export function Skeleton({ bars, size = 'text' }: SkeletonProps) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {bars.map((bar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity but their place
        <span key={index} className={`${styles.bar} ${styles[bar]} ${styles[size]}`} />
      ))}
    </span>
  )
}
