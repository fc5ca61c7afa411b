import styles from './skeleton.module.css'

/** How much of the width a bar takes: a heading, a line, a last line, a number. */
type SkeletonBar = 'full' | 'long' | 'medium' | 'short'

interface SkeletonProps {
  bars: readonly SkeletonBar[]
  /** `block` is for a picture or chart. */
  size?: 'text' | 'title' | 'block'
}

/**
 * Gray bars of the size of what is coming. They do not move and are not read
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
