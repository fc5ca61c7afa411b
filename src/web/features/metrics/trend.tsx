import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import type { ComparedFigures } from '../../../contract/metrics-overview.ts'
import type { TableId } from '../../../contract/metrics-table.ts'
import marks from '../../charts/marks.module.css'
import { Legend, type PercentScale } from '../../charts/marks.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber, formatShortest } from '../../ui/format.ts'
import { type ChartOverview, FigureChart } from './figure-chart.tsx'
import { figureOf } from './figures.ts'
import styles from './trend.module.css'
import {
  alongTrend,
  axisOf,
  isNewMonth,
  oddPoints,
  pointTexts,
  scaleOfTrend,
  spreadLabels,
  type TrendView,
  trendFinding,
  trendSpan,
  trendTable,
  valuesOf,
} from './trend-model.ts'
import { BreakMark, BrokenScaleNote, EndLabels, TrendLine, TrendNotes } from './trend-parts.tsx'

/** One or two columns over the past year, with the mean of the first. */
export function MeasureTrend(
  props: Omit<TrendView, 'kind'> & {
    id: string
    title: string
    subtitle: string
    tableId: TableId
    overview: ChartOverview
    figures: ComparedFigures
    basis?: readonly string[]
    /** Above the chart. */
    children?: ReactNode
  },
) {
  const { trend, lines, figures, children, ...frame } = props
  const { period } = frame.overview
  const view = { trend, lines, kind: period.kind }
  const translations = useTranslations()
  return (
    <FigureChart
      {...frame}
      subtitle={`${frame.subtitle}, ${trendSpan(trend, period, translations)}`}
      columns={lines.map(({ column }) => column.name)}
      finding={trendFinding(view, figures, period, translations)}
      table={trendTable(view, translations)}
    >
      {children}
      <TrendChart
        {...view}
        id={frame.id}
        title={frame.title}
        mean={figureOf(figures, lines[0].column.name).mean}
      />
    </FigureChart>
  )
}

/** CSS pixels; the width is that of the container. */
const HEIGHT = 208
const SIZE = { width: '100%', height: HEIGHT, overflow: 'visible' } as const

interface TrendChartProps extends TrendView {
  id: string
  title: string
  mean: number | null
}

/** Figures over time: gaps stay gaps, the mean is dashed. The legend is above, each line's last figure at its end. */
export function TrendChart({ id, title, mean, ...view }: TrendChartProps) {
  const translations = useTranslations()
  const { t, language } = translations
  const [{ column }] = view.lines
  const series = view.lines.map((line, index) => ({
    name: line.name,
    values: valuesOf(view.trend, line),
    isMain: index === 0,
  }))
  const scale = scaleOfTrend([...series.flatMap(({ values }) => values), mean], column.unit, 4)
  const y = (value: number) => HEIGHT - (scale.along(value) * HEIGHT) / 100
  const plot = { y, height: HEIGHT }
  const points = pointTexts(view, translations)
  const reading = useReadingSlider(points.length)
  const at = reading.index
  const meanText = mean === null ? '' : formatShortest(mean, language, 1)
  const ends = series.flatMap(({ values, isMain }) => {
    const last = values.at(-1) ?? null
    return last === null ? [] : [{ y: y(last), text: formatShortest(last, language, 1), isStrong: isMain }]
  })
  /** The top of all lines at a point, above which a label crosses none. */
  const highestAt = (index: number) => y(Math.max(0, ...series.map(({ values }) => values[index] ?? 0)))
  return (
    <>
      <Legend
        id={id}
        items={[
          ...series.map(
            ({ name, isMain }) => ({ form: isMain ? 'line' : 'secondLine', text: name }) as const,
          ),
          ...(mean === null
            ? []
            : [{ form: 'dashedLine', text: `${t(`metrics.mean.${view.kind}`)} ${meanText}` } as const]),
        ]}
      />
      <BrokenScaleNote scale={scale} />
      <p className={styles.readout} aria-hidden="true" data-picture="hide" data-print="hide">
        {at === null ? (
          <>
            <span className={`fact ${styles.hint}`}>{t('chart.read')}</span>
            <span className={`fact ${styles.touchHint}`}>{t('chart.readTouch')}</span>
          </>
        ) : (
          points[at]
        )}
      </p>
      <div className={styles.frame} data-print="whole">
        <div className={styles.plot}>
          <svg {...SIZE} aria-hidden="true">
            <Axes view={view} scale={scale} y={y} />
            <BreakMark scale={scale} y={HEIGHT} />
            {mean === null ? null : (
              <line className={marks.meanLine} x1="0" x2="100%" y1={y(mean)} y2={y(mean)} />
            )}
            {series.toReversed().map(({ name, values, isMain }) => (
              <TrendLine key={name} {...plot} values={values} isMain={isMain} />
            ))}
            <TrendNotes
              {...plot}
              values={valuesOf(view.trend, view.lines[0])}
              odd={oddPoints(view, translations).map((odd) => ({ ...odd, y: highestAt(odd.index) }))}
            />
            <EndLabels labels={ends} most={HEIGHT} />
            {at === null ? null : (
              <Cursor
                along={alongTrend(at, points.length)}
                dots={series.flatMap(({ values }) => {
                  const value = values[at] ?? null
                  return value === null ? [] : [{ y: y(value), text: formatShortest(value, language, 1) }]
                })}
              />
            )}
          </svg>
          <div
            className={styles.slider}
            role="slider"
            tabIndex={0}
            aria-label={t('chart.keys', { title })}
            aria-valuemin={0}
            aria-valuemax={Math.max(0, points.length - 1)}
            aria-valuenow={reading.stop}
            aria-valuetext={points[reading.stop]}
            {...reading.handlers}
          />
        </div>
      </div>
    </>
  )
}

/** The point being read: a vertical line, and on each of the chart's lines a dot with its figure. */
function Cursor({ along, dots }: { along: number; dots: readonly { y: number; text: string }[] }) {
  const [x, isLate] = [`${along}%`, along > 50]
  const places = spreadLabels(
    dots.map(({ y }) => y),
    18,
    HEIGHT - 6,
  )
  return (
    <>
      <line stroke="var(--on-surface)" x1={x} x2={x} y1="0" y2={HEIGHT} />
      {dots.map(({ y, text }, index) => (
        <g key={text}>
          <circle className={styles.dot} cx={x} cy={y} r="6" />
          <text
            className={marks.strong}
            x={x}
            dx={isLate ? -12 : 12}
            y={(places[index] ?? y) + 5}
            textAnchor={isLate ? 'end' : 'start'}
          >
            {text}
          </text>
        </g>
      ))}
    </>
  )
}

function Axes({ view, scale, y }: { view: TrendView; scale: PercentScale; y: (value: number) => number }) {
  const translations = useTranslations()
  const [{ column }] = view.lines
  const { starts } = view.trend
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === scale.ticks[0] ? marks.axis : marks.grid}
            x1="0"
            x2="100%"
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={marks.label} x="-8" y={y(tick) + 5} textAnchor="end">
            {formatNumber(tick, translations.language, tick % 1 === 0 ? 0 : column.decimals)}
          </text>
        </g>
      ))}
      {starts.map((start, index) => {
        const x = `${alongTrend(index, starts.length)}%`
        return isNewMonth(starts, index) ? (
          <line key={start} className={marks.axis} x1={x} x2={x} y1={HEIGHT} y2={HEIGHT + 5} />
        ) : null
      })}
      {axisOf(starts, translations).map(({ index, text }, order) => (
        <text
          key={index}
          className={`${marks.label} ${order === 1 ? styles.roomy : ''}`}
          x={`${alongTrend(index, starts.length)}%`}
          y={HEIGHT + 22}
          textAnchor={index === 0 ? 'start' : index === starts.length - 1 ? 'end' : 'middle'}
        >
          {text}
        </text>
      ))}
    </>
  )
}

/**
 * A slider to read a chart point by point, moved by keys or by the pointer or finger over it. The figures stay until
 * another point is read or Escape is pressed, so that a pointer can move onto them. Spread `handlers` on
 * an element as wide as the plot.
 */
function useReadingSlider(count: number) {
  const [shown, setShown] = useState<number | null>(null)
  const last = Math.max(0, count - 1)
  const index = shown === null ? null : Math.min(shown, last)
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = width === 0 ? 1 : (event.clientX - left) / width
    setShown(Math.round(Math.min(1, Math.max(0, share)) * last))
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return setShown(null)
    const to = goal(event.key, index ?? last, count)
    if (to < 0) return
    event.preventDefault()
    setShown(to)
  }
  return {
    /** The point being read; `null`: none is. */
    index,
    /** The point the slider is at: the newest until another is read. */
    stop: index ?? last,
    handlers: {
      onPointerMove: point,
      onPointerDown: point,
      onFocus: () => setShown(index ?? last),
      onKeyDown: move,
    },
  }
}

/** The point a key moves to among `count` points; -1: none. It does not wrap around, because points are in time order. */
export function goal(key: string, from: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(from + 1, count - 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(from - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}
