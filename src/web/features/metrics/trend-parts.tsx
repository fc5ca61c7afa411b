import type { Measured } from '../../../measures/measured.ts'
import marks from '../../charts/marks.module.css'
import type { PercentScale } from '../../charts/marks.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatShortest } from '../../ui/format.ts'
import styles from './figure-chart.module.css'
import trend from './trend.module.css'
import { alongTrend, gapsIn, loneFigures, spreadLabels, TREND_WIDTH, trendPath } from './trend-model.ts'

/** The values of a line, with their positions. */
interface Plotted {
  values: readonly Measured[]
  y: (value: number) => number
  height: number
}

/** One line and the mark at its end. A figure with gaps on both sides is a dot. */
export function TrendLine({ values, y, height, isMain }: Plotted & { isMain: boolean }) {
  const last = values.at(-1) ?? null
  const mark = isMain ? marks.now : styles.secondMark
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
        <path className={isMain ? styles.main : styles.second} d={trendPath(values, y)} />
      </svg>
      {loneFigures(values).map(({ index, value }) => (
        <circle
          key={index}
          className={mark}
          cx={`${alongTrend(index, values.length)}%`}
          cy={y(value)}
          r="3"
        />
      ))}
      {last === null ? null : (
        <svg x="100%" y={y(last)} overflow="visible" aria-hidden="true">
          {isMain ? <circle className={mark} r="6" /> : <path className={mark} d="M-5-5H5V5H-5Z" />}
        </svg>
      )}
    </>
  )
}

/** Labels what a reader would wonder about: gaps, and, above `y`, points far from the others. */
export function TrendNotes(props: Plotted & { odd: readonly { index: number; text: string; y: number }[] }) {
  const { values, odd, y, height } = props
  const { t } = useTranslations()
  const place = (index: number) => `${alongTrend(index, values.length)}%`
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
              textAnchor={anchorAt(alongTrend(middle, values.length))}
            >
              {t('chart.noData')}
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

function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent < 10) return 'start'
  return percent > 90 ? 'end' : 'middle'
}

/** The last figure of each line, after its end; moved apart if they would overlap. */
export function EndLabels(props: {
  labels: readonly { y: number; text: string; isStrong: boolean }[]
  most: number
}) {
  const { labels, most } = props
  const places = spreadLabels(
    labels.map((label) => label.y),
    18,
    most,
  )
  return (
    <svg x="100%" overflow="visible" aria-hidden="true">
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

type TrendScale = PercentScale & { isBroken: boolean }

/** Says where a scale starts, if not at zero. */
export function BrokenScaleNote({ scale: { isBroken, ticks } }: { scale: TrendScale }) {
  const { t, language } = useTranslations()
  if (!isBroken) return null
  return <p className="fact">{t('chart.broken', { number: formatShortest(ticks[0] ?? 0, language, 1) })}</p>
}

/** A zigzag at the foot of an axis that does not start at zero; `y`: where the foot is. */
export function BreakMark({ scale, y }: { scale: TrendScale; y: number }) {
  return scale.isBroken ? <path className={trend.broken} d={`M-6 ${y - 4}l4-5 4 10 4-5`} /> : null
}
