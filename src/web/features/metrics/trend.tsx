import type { ReactNode } from 'react'
import type { ComparedFigures, OverviewPeriod } from '../../../contract/metrics-overview.ts'
import type { TableId } from '../../../contract/metrics-table.ts'
import marks from '../../charts/marks.module.css'
import { Legend, type PercentScale } from '../../charts/marks.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber, formatShortest } from '../../ui/format-number.ts'
import { FigureChart } from './figure-chart.tsx'
import { figureOf } from './figures.ts'
import { alongTrend, scaleFromZero, scaleUpTo } from './scales.ts'
import styles from './trend.module.css'
import { axisOf, oddPoints, pointTexts, type TrendView, trendTable, valuesOf } from './trend-model.ts'
import { EndLabels, TrendLine, TrendNotes } from './trend-parts.tsx'
import { useReadingPoints } from './use-reading-points.ts'

/** A level the lines are seen against; `shortText` is for where there is no room for more. */
interface TrendGoal {
  value: number
  text: string
  shortText: string
}

/** One or two columns over the year before, with the mean of the first and its goal. */
export function MeasureTrend(
  props: Omit<TrendView, 'kind'> & {
    id: string
    title: string
    subtitle: string
    tableId: TableId
    period: OverviewPeriod
    figures: ComparedFigures
    basis?: readonly string[]
    goal?: TrendGoal | null
    /** Above the chart. */
    children?: ReactNode
  },
) {
  const { trend, lines, figures, goal = null, children, ...frame } = props
  const view = { trend, lines, kind: frame.period.kind }
  return (
    <FigureChart
      {...frame}
      columns={lines.map(({ column }) => column.name)}
      table={trendTable(view, useTranslations(), frame.subtitle)}
    >
      {children}
      <TrendChart
        {...view}
        id={frame.id}
        title={frame.title}
        mean={figureOf(figures, lines[0].column.name).mean}
        goal={goal}
      />
    </FigureChart>
  )
}

/** CSS pixels; the width is whatever there is. */
const HEIGHT = 220
const SIZE = { width: '100%', height: HEIGHT, overflow: 'visible' } as const

interface TrendChartProps extends TrendView {
  id: string
  title: string
  mean: number | null
  goal: TrendGoal | null
}

/** Figures over time from zero: gaps stay gaps, the mean dashed, the goal dotted. */
export function TrendChart({ id, title, mean, goal, ...view }: TrendChartProps) {
  const translations = useTranslations()
  const { t, language } = translations
  const series = view.lines.map(({ name }, index) => ({
    name,
    values: valuesOf(view.trend, view.lines[index] ?? view.lines[0]),
    isMain: index === 0,
  }))
  const scale = scaleOf([...series.flatMap(({ values }) => values), mean], goal)
  const y = (value: number) => HEIGHT - (scale.along(value) * HEIGHT) / 100
  const plot = { y, height: HEIGHT }
  const points = pointTexts(view, translations)
  const reading = useReadingPoints(points.length, points.length - 1)
  const means =
    mean === null
      ? []
      : [{ value: mean, text: `${t(`metrics.mean.${view.kind}`)} ${formatShortest(mean, language, 1)}` }]
  const ends = series.flatMap(({ name, values, isMain }) => {
    const last = values.at(-1) ?? null
    return last === null
      ? []
      : [{ y: y(last), text: `${name} ${formatShortest(last, language, 1)}`, isStrong: isMain }]
  })
  /** The top of all lines at a point, where a name does not cross one. */
  const highestAt = (index: number) => y(Math.max(0, ...series.map(({ values }) => values[index] ?? 0)))
  return (
    <>
      <Legend
        id={id}
        items={[
          ...series.map(
            ({ name, isMain }) => ({ form: isMain ? 'line' : 'secondLine', text: name }) as const,
          ),
          ...means.map(({ text }) => ({ form: 'dashedLine', text }) as const),
        ]}
        isOnPhonesOnly
      />
      <p className={styles.readout} aria-hidden="true">
        {reading.shown === null ? (
          <span className={styles.hint}>{t('chart.read')}</span>
        ) : (
          points[reading.shown]
        )}
      </p>
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not the points of a chart */}
        <svg {...SIZE} role="group" aria-label={t('chart.keys', { title })} {...reading.container}>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the drawing takes no focus; the points below do */}
          <g aria-hidden="true">
            <Axes view={view} scale={scale} y={y} />
            {goal === null ? null : <Goal goal={goal} y={y(goal.value)} />}
            {means.map(({ value }) => (
              <line key={value} className={marks.meanLine} x1="0" x2="100%" y1={y(value)} y2={y(value)} />
            ))}
            {series.toReversed().map(({ name, values, isMain }) => (
              <TrendLine key={name} {...plot} values={values} isMain={isMain} />
            ))}
            <TrendNotes
              {...plot}
              values={valuesOf(view.trend, view.lines[0])}
              odd={oddPoints(view, translations).map((odd) => ({ ...odd, y: highestAt(odd.index) }))}
            />
            <EndLabels
              labels={[...ends, ...means.map(({ value, text }) => ({ y: y(value), text, isStrong: false }))]}
              most={HEIGHT}
            />
            {reading.shown === null ? null : <Cursor along={alongTrend(reading.shown, points.length)} />}
          </g>
          <Points points={points} point={reading.point} />
        </svg>
      </div>
    </>
  )
}

/** Up to the goal where nothing is above it; else to a round figure. */
function scaleOf(values: readonly (number | null)[], goal: TrendGoal | null): PercentScale {
  const isGoalOnTop = goal !== null && values.every((value) => value === null || value <= goal.value)
  return isGoalOnTop ? scaleUpTo(goal.value, 4) : scaleFromZero([...values, goal?.value ?? null], 4)
}

function Goal({ goal: { text, shortText }, y }: { goal: TrendGoal; y: number }) {
  return (
    <>
      <line className={marks.goalLine} x1="0" x2="100%" y1={y} y2={y} />
      <text className={`${marks.strong} ${styles.roomy}`} x="0" y={y - 8}>
        {text}
      </text>
      <text className={`${marks.strong} ${styles.tight}`} x="0" y={y - 8}>
        {shortText}
      </text>
    </>
  )
}

function Cursor({ along }: { along: number }) {
  return <line stroke="var(--on-surface)" x1={`${along}%`} x2={`${along}%`} y1="0" y2={HEIGHT} />
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

function Axes({ view, scale, y }: { view: TrendView; scale: PercentScale; y: (value: number) => number }) {
  const translations = useTranslations()
  const [{ column }] = view.lines
  const { starts } = view.trend
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? marks.axis : marks.grid} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
          <text className={marks.label} x="-8" y={y(tick) + 5} textAnchor="end">
            {formatNumber(tick, translations.language, tick % 1 === 0 ? 0 : column.decimals)}
          </text>
        </g>
      ))}
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
