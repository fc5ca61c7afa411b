import type { Measured } from '../../measures/measured.ts'
import { HatchPattern, hatchOf } from './hatch.tsx'
import marks from './marks.module.css'
import styles from './mini-bars.module.css'
import type { PercentScale } from './percent-scale.ts'

/** A figure and the one before as two thin bars, for a cell of a table that says both. */
export function MiniBars(props: { id: string; value: Measured; previous: Measured; scale: PercentScale }) {
  const { id, value, previous, scale } = props
  return (
    <svg className={styles.bars} aria-hidden="true">
      <HatchPattern id={id} />
      {value === null ? null : <rect className={marks.now} width={scale.x(value)} height="10" />}
      {previous === null ? null : (
        <rect className={marks.hatched} y="11" width={scale.x(previous)} height="7" fill={hatchOf(id)} />
      )}
    </svg>
  )
}
