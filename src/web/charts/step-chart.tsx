import type { Measured } from '../../measures/measured.ts'
import { Emphasized } from '../ui/emphasized.tsx'
import marks from './marks.module.css'
import { Diamond, HatchPattern, hatchOf, Legend } from './marks.tsx'
import { type PercentScale, scaleFromZero } from './scales.ts'
import styles from './step-chart.module.css'
import { useReadingPoints } from './use-reading-points.ts'

/** One bar with those it is compared with, and the text for each. */
export interface Step {
  key: string
  name: string
  /** What it is counted from. */
  note: string
  value: Measured
  previous: Measured
  mean: Measured
  /** The figure at the bar's end, or that there is none. */
  valueText: string
  /** The same with its unit, and what it was before: for where there is no room beside the bar. Facts are between `**`. */
  phoneText: string
  /** Everything about it in one sentence. */
  spoken: string
}

interface StepChartProps {
  id: string
  /** What the chart shows and how its points are reached by keyboard. */
  label: string
  steps: readonly Step[]
  words: { now: string; before: string; mean: string }
  formatTick: (value: number, isLast: boolean) => string
}

/** This period solid, the one before hatched, the mean dashed: a bar for each step. */
export function StepChart({ id, label, steps, words, formatTick }: StepChartProps) {
  const scale = scaleFromZero(
    steps.flatMap(({ value, previous, mean }) => [value, previous, mean]),
    3,
  )
  const reading = useReadingPoints(steps.length)
  return (
    <>
      <Legend
        id={id}
        items={[
          { form: 'now', text: words.now },
          { form: 'before', text: words.before },
          { form: 'mean', text: words.mean },
        ]}
      />
      <div className={styles.chart}>
        <svg className={styles.grid} aria-hidden="true">
          <HatchPattern id={id} />
          {scale.ticks.map((tick) => (
            <line key={tick} className={marks.grid} x1={scale.x(tick)} x2={scale.x(tick)} y1="0" y2="100%" />
          ))}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not bars */}
        <div role="group" aria-label={label} {...reading.container}>
          {steps.map((step, index) => (
            <div
              key={step.key}
              className={styles.row}
              role="img"
              aria-label={step.spoken}
              {...reading.point(index)}
            >
              <p className={styles.name}>
                <strong>{step.name}</strong>
                <span>{step.note}</span>
              </p>
              <p className={styles.value}>
                <Emphasized>{step.phoneText}</Emphasized>
              </p>
              <Bars id={id} step={step} scale={scale} />
            </div>
          ))}
        </div>
        <svg className={styles.axis} aria-hidden="true">
          {scale.ticks.map((tick, index) => (
            <text
              key={tick}
              className={marks.label}
              x={scale.x(tick)}
              y="16"
              textAnchor={index === 0 ? 'start' : index === scale.ticks.length - 1 ? 'end' : 'middle'}
            >
              {formatTick(tick, index === scale.ticks.length - 1)}
            </text>
          ))}
        </svg>
      </div>
    </>
  )
}

/** A figure behind a bar moves past the mean's mark when that is this close, percent of the width. */
const TEXT_WIDTH = 9

function Bars({ id, step, scale }: { id: string; step: Step; scale: PercentScale }) {
  const { value, previous, mean } = step
  const end = value === null ? 0 : scale.along(value)
  const meanAt = mean === null ? 0 : scale.along(mean)
  const isMeanInTheWay = meanAt >= end - 1 && meanAt - end < TEXT_WIDTH
  return (
    <svg className={styles.bars} aria-hidden="true">
      {value === null ? null : <rect className={marks.now} y="8" width={scale.x(value)} height="22" />}
      {previous === null ? null : (
        <rect className={marks.hatched} y="32" width={scale.x(previous)} height="12" fill={hatchOf(id)} />
      )}
      {mean === null ? null : (
        <>
          <line className={marks.meanLine} x1={scale.x(mean)} x2={scale.x(mean)} y1="8" y2="46" />
          <Diamond x={scale.x(mean)} y={5} />
        </>
      )}
      <text className={styles.end} x={`${isMeanInTheWay ? meanAt : end}%`} dx="10" y="24">
        {step.valueText}
      </text>
    </svg>
  )
}
