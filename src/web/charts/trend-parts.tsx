import type { Measured } from '../../measures/measured.ts'
import marks from './marks.module.css'
import {
  alongTrend,
  gapsIn,
  loneFigures,
  scaleFromZero,
  spreadLabels,
  TREND_WIDTH,
  trendPath,
} from './scales.ts'
import styles from './trend-parts.module.css'
import { useReadingPoints } from './use-reading-points.ts'

/** One line and the mark at its end. A figure with gaps on both sides would be no line: it is a dot. */
export function TrendLine(props: {
  values: readonly Measured[]
  y: (value: number) => number
  height: number
  look: 'main' | 'second'
}) {
  const { values, y, height, look } = props
  const last = values.at(-1) ?? null
  return (
    <>
      <svg
        viewBox={`0 0 ${TREND_WIDTH} ${height}`}
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path className={look === 'main' ? styles.main : styles.second} d={trendPath(values, y)} />
      </svg>
      {loneFigures(values).map(({ index, value }) => (
        <circle
          key={index}
          className={look === 'main' ? marks.now : styles.secondMark}
          cx={`${alongTrend(index, values.length)}%`}
          cy={y(value)}
          r="3"
        />
      ))}
      {last === null ? null : look === 'main' ? (
        <circle className={marks.now} cx="100%" cy={y(last)} r="6" />
      ) : (
        <svg x="100%" y={y(last)} overflow="visible" aria-hidden="true">
          <rect className={styles.secondMark} x="-5" y="-5" width="10" height="10" />
        </svg>
      )}
    </>
  )
}

/** Names what a reader would wonder about: gaps, and points far from the others. */
export function TrendNotes(props: {
  values: readonly Measured[]
  /** `y`: the name is above it. */
  odd: readonly { index: number; text: string; y: number }[]
  place: (index: number) => string
  y: (value: number) => number
  height: number
  noDataText: string
}) {
  const { values, odd, place, y, height, noDataText } = props
  return (
    <>
      {gapsIn(values).map(({ first, last }) => {
        const middle = (first + last) / 2
        return (
          <g key={first}>
            <line className={marks.axis} x1={place(middle)} x2={place(middle)} y1={height - 6} y2={height} />
            <text
              className={marks.label}
              x={place(middle)}
              y={height - 12}
              textAnchor={anchorAt(middle, values.length)}
            >
              {noDataText}
            </text>
          </g>
        )
      })}
      {odd.map(({ index, text, y: top }) => {
        const value = values[index] ?? null
        const isLate = index > values.length / 2
        return value === null ? null : (
          <g key={index}>
            <circle className={styles.odd} cx={place(index)} cy={y(value)} r="5" />
            <text
              className={marks.strong}
              x={place(index)}
              dx={isLate ? 8 : -8}
              y={top - 10}
              textAnchor={isLate ? 'end' : 'start'}
            >
              {text}
            </text>
          </g>
        )
      })}
    </>
  )
}

export interface EndLabel {
  y: number
  text: string
  isStrong: boolean
}

/** What each line is, behind its end; moved apart where they would overlap. */
export function EndLabels({ labels, most }: { labels: readonly EndLabel[]; most: number }) {
  const places = spreadLabels(
    labels.map((label) => label.y),
    18,
    most,
  )
  return (
    <svg className={styles.ends} x="100%" overflow="visible" aria-hidden="true">
      {labels.map(({ text, isStrong }, index) => (
        <text
          key={text}
          className={isStrong ? marks.strong : marks.label}
          x="14"
          y={(places[index] ?? 0) + 5}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

function anchorAt(index: number, count: number): 'start' | 'middle' | 'end' {
  const along = alongTrend(index, count)
  return along < 10 ? 'start' : along > 90 ? 'end' : 'middle'
}

/** One small chart among many on the same scale. */
export interface MultiplePanel {
  key: string
  title: string
  subtitle: string
  values: readonly Measured[]
  /** The last figure. `null`: not measured. */
  lastText: string | null
  /** Everything about it in one sentence. */
  spoken: string
}

interface SmallMultiplesProps {
  /** What the charts show and how they are reached by keyboard. */
  label: string
  panels: readonly MultiplePanel[]
  noDataText: string
  formatTick: (value: number) => string
}

/** CSS pixels. */
const HEIGHT = 56

/** The same measure of many things, each a small trend from zero to one common top. */
export function SmallMultiples({ label, panels, noDataText, formatTick }: SmallMultiplesProps) {
  const scale = scaleFromZero(
    panels.flatMap(({ values }) => values),
    2,
  )
  const y = (value: number) => HEIGHT - (scale.along(value) * HEIGHT) / 100
  const top = scale.ticks.at(-1) ?? 0
  const reading = useReadingPoints(panels.length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not charts
    <div className={styles.panels} role="group" aria-label={label} {...reading.container}>
      {panels.map((panel, index) => (
        <div
          key={panel.key}
          className={styles.panel}
          role="img"
          aria-label={panel.spoken}
          {...reading.point(index)}
        >
          <p className={styles.title}>
            <strong>{panel.title}</strong>
            <span>{panel.subtitle}</span>
          </p>
          <p className={styles.last}>{panel.lastText ?? noDataText}</p>
          <svg className={styles.lines} height={HEIGHT} aria-hidden="true">
            <line className={marks.grid} x1="0" x2="100%" y1="0" y2="0" />
            <line className={marks.axis} x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
            <text className={styles.tick} x="0" y="-3">
              {formatTick(top)}
            </text>
            <TrendLine values={panel.values} y={y} height={HEIGHT} look="main" />
            <TrendNotes
              values={panel.values}
              odd={[]}
              place={(place) => `${alongTrend(place, panel.values.length)}%`}
              y={y}
              height={HEIGHT}
              noDataText={noDataText}
            />
          </svg>
        </div>
      ))}
    </div>
  )
}
