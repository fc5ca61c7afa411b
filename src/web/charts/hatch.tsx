import styles from './marks.module.css'

/** The pattern of what was before, for one chart; fill a shape with `hatchOf(id)`. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern
      id={`${id}-hatch`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="6" height="6" className={styles.hatchGround} />
      <path d="M1.5 0v6" className={styles.hatchLine} />
    </pattern>
  )
}

/** The fill of a hatched shape in the chart of this id. */
export function hatchOf(id: string): string {
  return `url(#${id}-hatch)`
}
