import type { ComponentProps } from 'react'
import type { Measured } from '../../measures/measured.ts'
import marks from './marks.module.css'

/** Maps figures to percent of a length, so that a chart fits every width. */
export interface PercentScale {
  /** Round figures from end to end, both included. */
  ticks: readonly number[]
  /** Percent of the way along, clamped at the ends. */
  along: (value: number) => number
  /** The same as an SVG length: `51.67%`. */
  x: (value: number) => string
}

/** A drawing as wide as its container; marks at its edges may reach past them. The text beside it says the same. */
export function Drawing(props: ComponentProps<'svg'>) {
  return <svg width="100%" overflow="visible" aria-hidden="true" {...props} />
}

/** One chart's pattern for the period before; fill a shape with `hatchOf(id)`. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern
      id={`${id}-hatch`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="6" height="6" fill="var(--card)" />
      <path d="M1.5 0v6" stroke="var(--outline)" strokeWidth="1.5" />
    </pattern>
  )
}

/** The fill of a hatched shape in the chart with this id. */
export function hatchOf(id: string): string {
  return `url(#${id}-hatch)`
}

/** The mark of one meaning, the same in every chart; `id` is the legend's. */
const FORMS = {
  now: () => <rect className={marks.now} y="1" width="28" height="12" />,
  before: (id: string) => (
    <>
      <HatchPattern id={id} />
      <rect className={marks.hatched} x="0.5" y="1.5" width="27" height="11" fill={hatchOf(id)} />
    </>
  ),
  mean: () => <MeanMark x="14" y={4} length={10} />,
  line: () => (
    <>
      <path stroke="var(--primary)" strokeWidth="3" d="M0 7h28" />
      <circle className={marks.now} cx="14" cy="7" r="5" />
    </>
  ),
  secondLine: () => (
    <>
      <path stroke="var(--outline)" strokeWidth="2" d="M0 7h28" />
      <rect fill="var(--outline)" x="10" y="3" width="8" height="8" />
    </>
  ),
  dashedLine: () => <path className={marks.meanLine} d="M0 7h28" />,
  express: () => <circle className={marks.express} cx="14" cy="7" r="6" />,
  general: () => <rect className={marks.general} x="8" y="1" width="12" height="12" />,
  target: () => <path className={marks.targetLine} d="M14 0v14" />,
} as const

interface LegendItem {
  form: keyof typeof FORMS
  text: string
}

/** The legend of a chart. `id` is the chart's; `isWideOnly`: only in a wide one. */
export function Legend(props: { id: string; items: readonly LegendItem[]; isWideOnly?: boolean }) {
  const { id, items, isWideOnly = false } = props
  return (
    <ul className={`wrap ${marks.legend} ${isWideOnly ? marks.wide : ''}`}>
      {items.map(({ form, text }) => (
        <li key={text}>
          <svg width="28" height="14" aria-hidden="true">
            {FORMS[form](`${id}-legend`)}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** A mean: a diamond centered at `y`, with a dashed line below. */
export function MeanMark({ x, y, length }: { x: string; y: number; length: number }) {
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      <path className={marks.meanLine} d={`M0-1V${length}`} />
      <path fill="var(--on-surface)" d="M0-5 4 0 0 5-4 0Z" />
    </svg>
  )
}

/** A figure and the one before as two thin bars, for a table cell with both. */
export function MiniBars(props: { id: string; value: Measured; previous: Measured; scale: PercentScale }) {
  const { id, value, previous, scale } = props
  return (
    <Drawing className={marks.bars}>
      <HatchPattern id={id} />
      {value === null ? null : <rect className={marks.now} width={scale.x(value)} height="10" />}
      {previous === null ? null : (
        <rect className={marks.hatched} y="11" width={scale.x(previous)} height="7" fill={hatchOf(id)} />
      )}
    </Drawing>
  )
}
