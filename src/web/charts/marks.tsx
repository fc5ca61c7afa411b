import type { Measured } from '../../measures/measured.ts'
import marks from './marks.module.css'
import type { PercentScale } from './scales.ts'

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
      <rect width="6" height="6" className={marks.hatchGround} />
      <path d="M1.5 0v6" className={marks.hatchLine} />
    </pattern>
  )
}

/** The fill of a hatched shape in the chart of this id. */
export function hatchOf(id: string): string {
  return `url(#${id}-hatch)`
}

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
    <ul className={`${marks.legend} ${isOnPhonesOnly ? marks.phone : ''}`}>
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
          <path className={marks.legendLine} d="M0 7h28" />
          <circle className={marks.now} cx="14" cy="7" r="5" />
        </>
      )
    case 'secondLine':
      return (
        <>
          <path className={marks.secondLine} d="M0 7h28" />
          <rect className={marks.secondMark} x="10" y="3" width="8" height="8" />
        </>
      )
    case 'dashedLine':
      return <path className={marks.meanLine} d="M0 7h28" />
    case 'express':
      return <circle className={marks.express} cx="14" cy="7" r="6" />
    case 'general':
      return <rect className={marks.general} x="8" y="1" width="12" height="12" />
    case 'target':
      return <path className={marks.targetLine} d="M14 0v14" />
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

/** A figure and the one before as two thin bars, for a cell of a table with both. */
export function MiniBars(props: { id: string; value: Measured; previous: Measured; scale: PercentScale }) {
  const { id, value, previous, scale } = props
  return (
    <svg className={marks.bars} aria-hidden="true">
      <HatchPattern id={id} />
      {value === null ? null : <rect className={marks.now} width={scale.x(value)} height="10" />}
      {previous === null ? null : (
        <rect className={marks.hatched} y="11" width={scale.x(previous)} height="7" fill={hatchOf(id)} />
      )}
    </svg>
  )
}
