import { HatchPattern, hatchOf } from './hatch.tsx'
import styles from './legend.module.css'
import marks from './marks.module.css'

/** The form of a mark, as charts draw it. */
type MarkForm =
  | 'now'
  | 'before'
  | 'mean'
  | 'line'
  | 'secondLine'
  | 'dashedLine'
  | 'express'
  | 'general'
  | 'target'

export interface LegendItem {
  form: MarkForm
  text: string
}

/** What the marks of a chart stand for. `id` is the chart's. */
export function Legend({
  id,
  items,
  isOnPhonesOnly = false,
}: {
  id: string
  items: readonly LegendItem[]
  isOnPhonesOnly?: boolean
}) {
  return (
    <ul className={`${styles.legend} ${isOnPhonesOnly ? styles.phone : ''}`}>
      {items.map(({ form, text }) => (
        <li key={text}>
          <svg width="28" height="14" aria-hidden="true">
            <Mark form={form} id={`${id}-legend`} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}

function Mark({ form, id }: { form: MarkForm; id: string }) {
  switch (form) {
    case 'now':
      return <rect className={marks.now} y="1" width="28" height="12" />
    case 'before':
      return (
        <>
          <HatchPattern id={id} />
          <rect className={marks.hatched} x="0.5" y="1.5" width="27" height="11" fill={hatchOf(id)} />
        </>
      )
    case 'mean':
      return (
        <>
          <path className={marks.meanLine} d="M14 3v11" />
          <Diamond x="14" y={4} />
        </>
      )
    case 'line':
      return (
        <>
          <path className={styles.line} d="M0 7h28" />
          <circle className={marks.now} cx="14" cy="7" r="5" />
        </>
      )
    case 'secondLine':
      return (
        <>
          <path className={styles.second} d="M0 7h28" />
          <rect className={styles.secondMark} x="10" y="3" width="8" height="8" />
        </>
      )
    case 'dashedLine':
      return <path className={marks.meanLine} d="M0 7h28" />
    case 'express':
      return <circle className={marks.express} cx="14" cy="7" r="6" />
    case 'general':
      return <rect className={marks.general} x="8" y="1" width="12" height="12" />
    case 'target':
      return <path className={styles.target} d="M14 0v14" />
  }
}

/** The mark of a mean, its middle at a place. */
export function Diamond({ x, y }: { x: string; y: number }) {
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      <path className={marks.meanMark} d="M0-5 4 0 0 5-4 0Z" />
    </svg>
  )
}
