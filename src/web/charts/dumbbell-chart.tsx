import type { Measured } from '../../measures/measured.ts'
import styles from './dumbbell-chart.module.css'
import marks from './marks.module.css'
import { Legend } from './marks.tsx'
import { type PercentScale, scaleBetween, scaleFromZero } from './scales.ts'
import { useReadingPoints } from './use-reading-points.ts'

/** One hour: the speeds in both kinds of lanes, and what was saved and paid. */
export interface DumbbellRow {
  key: string
  name: string
  /** Miles per hour. */
  express: Measured
  general: Measured
  /** Minutes; below zero when the express lanes were slower. */
  saved: Measured
  savedText: string | null
  tollText: string | null
  costText: string | null
  /** Everything about it in one sentence. */
  spoken: string
}

interface DumbbellChartProps {
  id: string
  /** What the chart shows and how its points are reached by keyboard. */
  label: string
  rows: readonly DumbbellRow[]
  /** The speed the lanes are operated for. */
  target: number
  noDataText: string
  words: Record<'express' | 'general' | 'target' | 'speed' | 'saved' | 'savedAfter' | 'toll' | 'cost', string>
  formatTick: (value: number) => string
}

/** A dumbbell for each hour from the general to the express lanes' speed, with minutes saved, toll and price of a minute. */
export function DumbbellChart(props: DumbbellChartProps) {
  const { id, label, rows, target, noDataText, words, formatTick } = props
  const speeds = rows.flatMap(({ express, general }) => [express, general]).filter((speed) => speed !== null)
  const scale = scaleBetween(Math.min(target, ...speeds) - 5, Math.max(target, ...speeds), 5)
  const saved = scaleFromZero(
    rows.map((row) => row.saved),
    3,
  )
  const reading = useReadingPoints(rows.length)
  return (
    <>
      <Legend
        id={id}
        items={[
          { form: 'express', text: words.express },
          { form: 'general', text: words.general },
          { form: 'target', text: words.target },
        ]}
      />
      <div>
        <p className={styles.heads} aria-hidden="true">
          <span />
          <span>{words.speed}</span>
          <span>{words.saved}</span>
          <span className={styles.end}>{words.toll}</span>
          <span className={styles.end}>{words.cost}</span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not rows of a chart */}
        <div role="group" aria-label={label} {...reading.container}>
          {rows.map((row, index) => (
            <div
              key={row.key}
              className={styles.row}
              role="img"
              aria-label={row.spoken}
              {...reading.point(index)}
            >
              <p className={styles.name}>{row.name}</p>
              <Dumbbell row={row} scale={scale} target={target} />
              <SavedBar row={row} scale={saved} noDataText={noDataText} unit={words.savedAfter} />
              <p className={styles.figure}>
                <span className={styles.phoneHead}>{words.toll} </span>
                {row.tollText ?? '–'}
              </p>
              <p className={styles.figure}>
                <span className={styles.phoneHead}>{words.cost} </span>
                {row.costText ?? '–'}
              </p>
            </div>
          ))}
        </div>
        <Axis scale={scale} target={target} formatTick={formatTick} />
      </div>
    </>
  )
}

function Dumbbell({
  row: { express, general },
  scale,
  target,
}: {
  row: DumbbellRow
  scale: PercentScale
  target: number
}) {
  return (
    <svg className={styles.speeds} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <line key={tick} className={marks.grid} x1={scale.x(tick)} x2={scale.x(tick)} y1="0" y2="100%" />
      ))}
      <line className={styles.target} x1={scale.x(target)} x2={scale.x(target)} y1="0" y2="100%" />
      {express === null || general === null ? null : (
        <line className={marks.expressLine} x1={scale.x(general)} x2={scale.x(express)} y1="50%" y2="50%" />
      )}
      {general === null ? null : (
        <svg x={scale.x(general)} y="50%" overflow="visible" aria-hidden="true">
          <rect className={marks.general} x="-6" y="-6" width="12" height="12" />
        </svg>
      )}
      {express === null ? null : <circle className={marks.express} cx={scale.x(express)} cy="50%" r="7" />}
    </svg>
  )
}

function SavedBar(props: { row: DumbbellRow; scale: PercentScale; noDataText: string; unit: string }) {
  const { row, scale, noDataText, unit } = props
  const { saved, savedText } = row
  // Three quarters of the width are the bar's; its figure needs the rest.
  const length = saved === null || saved < 0 ? 0 : (scale.along(saved) * 3) / 4
  return (
    <svg className={styles.saved} aria-hidden="true">
      <rect className={marks.express} y="25%" width={`${length}%`} height="50%" />
      <text className={marks.strong} x={`${length}%`} dx="6" y="50%" dy="5">
        {savedText ?? noDataText}
        {savedText === null ? null : <tspan className={styles.phoneUnit}> {unit}</tspan>}
      </text>
    </svg>
  )
}

function Axis({
  scale,
  target,
  formatTick,
}: {
  scale: PercentScale
  target: number
  formatTick: (value: number) => string
}) {
  // A name of the axis too near the target's would run into it.
  const others = scale.ticks.filter((tick) => Math.abs(scale.along(tick) - scale.along(target)) > 8)
  return (
    <div className={styles.axisRow} aria-hidden="true">
      <span />
      <svg className={styles.axis} aria-hidden="true">
        {others.map((tick) => (
          <text key={tick} className={marks.label} x={scale.x(tick)} y="16" textAnchor="middle">
            {formatTick(tick)}
          </text>
        ))}
        <text className={marks.strong} x={scale.x(target)} y="16" textAnchor="middle">
          {formatTick(target)}
        </text>
      </svg>
    </div>
  )
}
