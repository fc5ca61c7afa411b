import type { Measured } from '../../measures/measured.ts'
import marks from './marks.module.css'
import { Legend, type LegendItem } from './marks.tsx'
import { alongTrend, type PercentScale, scaleFromZero, scaleUpTo } from './scales.ts'
import styles from './trend-chart.module.css'
import { type EndLabel, EndLabels, TrendLine, TrendNotes } from './trend-parts.tsx'
import { useReadingPoints } from './use-reading-points.ts'

/** One line of a trend. */
export interface TrendSeries {
  name: string
  values: readonly Measured[]
  /** The last figure, at the line's end. */
  endText: string
}

/** A level the lines are seen against. */
interface TrendLevel {
  value: number
  text: string
}

export interface TrendChartProps {
  /** What the chart shows and how its points are reached by keyboard. */
  label: string
  /** One or two: the first is drawn strongest. All have as many values as there are points. */
  series: readonly [TrendSeries] | readonly [TrendSeries, TrendSeries]
  mean: TrendLevel | null
  /** `shortText` is for where there is no room for more. */
  goal: (TrendLevel & { shortText: string }) | null
  /** Everything about each point in one sentence. */
  points: readonly string[]
  /** Names of points along the axis. */
  axis: readonly { index: number; text: string }[]
  /** Points so far from the others that a reader wonders why. */
  odd: readonly { index: number; text: string }[]
  noDataText: string
  /** Stands where the figures of the point being read appear. */
  hint: string
  formatTick: (value: number) => string
  id: string
}

/** CSS pixels; the width is whatever there is. */
const HEIGHT = 220

/** Figures over time from zero: gaps stay gaps, the mean dashed, the goal dotted. */
export function TrendChart(props: TrendChartProps) {
  const { label, series, mean, goal, points, axis, odd, noDataText, hint, formatTick, id } = props
  const values = [...series.flatMap((line) => line.values), mean?.value ?? null]
  const isGoalOnTop = goal !== null && values.every((value) => value === null || value <= goal.value)
  const scale = isGoalOnTop ? scaleUpTo(goal.value, 4) : scaleFromZero([...values, goal?.value ?? null], 4)
  const y = (value: number) => HEIGHT - (scale.along(value) * HEIGHT) / 100
  const reading = useReadingPoints(points.length, points.length - 1)
  const [main, second] = series
  const place = (index: number) => `${alongTrend(index, points.length)}%`
  return (
    <>
      <Legend id={id} items={legendOf(props)} isOnPhonesOnly />
      <p className={styles.readout} aria-hidden="true">
        {reading.shown === null ? <span className={styles.hint}>{hint}</span> : points[reading.shown]}
      </p>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not the points of a chart */}
        <svg className={styles.plot} height={HEIGHT} role="group" aria-label={label} {...reading.container}>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the drawing takes no focus; the points below do */}
          <g aria-hidden="true">
            <Axes
              scale={scale}
              axis={axis}
              place={place}
              y={y}
              formatTick={formatTick}
              count={points.length}
            />
            {goal === null ? null : (
              <>
                <line className={marks.goalLine} x1="0" x2="100%" y1={y(goal.value)} y2={y(goal.value)} />
                <text className={`${marks.strong} ${styles.roomy}`} x="0" y={y(goal.value) - 8}>
                  {goal.text}
                </text>
                <text className={`${marks.strong} ${styles.tight}`} x="0" y={y(goal.value) - 8}>
                  {goal.shortText}
                </text>
              </>
            )}
            {mean === null ? null : (
              <line className={marks.meanLine} x1="0" x2="100%" y1={y(mean.value)} y2={y(mean.value)} />
            )}
            {second === undefined ? null : (
              <TrendLine values={second.values} y={y} height={HEIGHT} look="second" />
            )}
            <TrendLine values={main.values} y={y} height={HEIGHT} look="main" />
            <TrendNotes
              values={main.values}
              odd={odd.map((one) => ({ ...one, y: highestAt(series, one.index, y) }))}
              place={place}
              y={y}
              height={HEIGHT}
              noDataText={noDataText}
            />
            <EndLabels labels={endLabels(props, y)} most={HEIGHT} />
            {reading.shown === null ? null : (
              <line
                className={styles.cursor}
                x1={place(reading.shown)}
                x2={place(reading.shown)}
                y1="0"
                y2={HEIGHT}
              />
            )}
          </g>
          <Points points={points} point={reading.point} />
        </svg>
      </div>
    </>
  )
}

function Points({ points, point }: { points: readonly string[]; point: (index: number) => object }) {
  const width = 100 / points.length
  return points.map((spoken, index) => (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a rectangle is no control; it is focused to be read
    <rect
      key={spoken}
      className={styles.point}
      role="img"
      aria-label={spoken}
      x={`${Math.round(100 * Math.max(0, alongTrend(index, points.length) - width / 2)) / 100}%`}
      width={`${Math.round(100 * width) / 100}%`}
      height="100%"
      {...point(index)}
    />
  ))
}

function Axes(props: {
  scale: PercentScale
  axis: TrendChartProps['axis']
  count: number
  place: (index: number) => string
  y: (value: number) => number
  formatTick: (value: number) => string
}) {
  const { scale, axis, count, place, y, formatTick } = props
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? marks.axis : marks.grid} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
          <text className={marks.label} x="-8" y={y(tick) + 5} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {axis.map(({ index, text }, order) => (
        <text
          key={index}
          className={`${marks.label} ${order === 1 ? styles.roomy : ''}`}
          x={place(index)}
          y={HEIGHT + 22}
          textAnchor={index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </>
  )
}

/** The top of all lines at a point, where a name does not cross one. */
function highestAt(series: TrendChartProps['series'], index: number, y: (value: number) => number): number {
  return Math.min(
    ...series.map(({ values }) => values[index] ?? null).map((value) => (value === null ? HEIGHT : y(value))),
  )
}

function legendOf({ series: [main, second], mean }: TrendChartProps): LegendItem[] {
  return [
    { form: 'line', text: main.name },
    ...(second === undefined ? [] : [{ form: 'secondLine', text: second.name } as const]),
    ...(mean === null ? [] : [{ form: 'dashedLine', text: mean.text } as const]),
  ]
}

function endLabels(
  { series: [main, second], mean }: TrendChartProps,
  y: (value: number) => number,
): EndLabel[] {
  const last = (values: readonly Measured[]) => values.at(-1) ?? null
  const [mainEnd, secondEnd] = [last(main.values), second === undefined ? null : last(second.values)]
  return [
    ...(mainEnd === null ? [] : [{ y: y(mainEnd), text: main.endText, isStrong: true }]),
    ...(secondEnd === null || second === undefined
      ? []
      : [{ y: y(secondEnd), text: second.endText, isStrong: false }]),
    ...(mean === null ? [] : [{ y: y(mean.value), text: mean.text, isStrong: false }]),
  ]
}
