import { nice, ticks } from 'd3-array'
import type { FigurePeriod } from '../../../contract/metrics-choices.ts'
import type {
  ComparedFigures,
  FigureTrend,
  OverviewColumn,
  OverviewPeriod,
} from '../../../contract/metrics-overview.ts'
import { endOfPeriod } from '../../../contract/period-days.ts'
import type { Measured } from '../../../measures/measured.ts'
import { oddlyHigh } from '../../../measures/odd-ones.ts'
import type { TableFigures } from '../../charts/data-table.tsx'
import type { PercentScale } from '../../charts/marks.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { formatDays, formatMonth, formatMonths } from '../../ui/format.ts'
import {
  comparedText,
  figureInSentence,
  figureOf,
  figurePeriodName,
  figureText,
  figureWithUnit,
  timeText,
} from './figures.ts'

/** The view box of a trend's lines is this wide and as high as the plot; the browser stretches it. */
export const TREND_WIDTH = 1000

/** A point's position along the chart, percent. A single point is at the end. */
export function alongTrend(index: number, count: number): number {
  return count < 2 ? 100 : Math.round((10_000 * index) / (count - 1)) / 100
}

/** The path of a line through the measured points; gaps stay gaps. Empty if there are none. */
export function trendPath(values: readonly Measured[], y: (value: number) => number): string {
  return values
    .map((value, index) => {
      if (value === null) return ''
      const x = (alongTrend(index, values.length) * TREND_WIDTH) / 100
      const command = (values[index - 1] ?? null) === null ? 'M' : 'L'
      return `${command}${x},${Math.round(y(value) * 1000) / 1000}`
    })
    .join('')
}

/** Stretches of successive points without a figure, each by its first and last index. */
export function gapsIn(values: readonly Measured[]): { first: number; last: number }[] {
  const gaps: { first: number; last: number }[] = []
  values.forEach((value, index) => {
    if (value !== null) return
    const gap = gaps.at(-1)
    if (gap !== undefined && gap.last === index - 1) gap.last = index
    else gaps.push({ first: index, last: index })
  })
  return gaps
}

/**
 * Moves overlapping labels apart: each gets a place at or near the wanted one, in that order,
 * `apart` from its neighbors and none beyond `most`.
 */
export function spreadLabels(wishes: readonly number[], apart: number, most: number): number[] {
  const order = wishes.map((wish, index) => ({ wish, index })).sort((a, b) => a.wish - b.wish)
  const places = new Array<number>(wishes.length)
  let next = -Infinity
  for (const { wish, index } of order) {
    next = Math.max(wish, next + apart)
    places[index] = next
  }
  let limit = most
  for (const { index } of order.reverse()) {
    places[index] = Math.min(places[index] ?? 0, limit)
    limit = (places[index] ?? 0) - apart
  }
  return places
}

/** Figures with a gap on both sides, which a line cannot show. */
export function loneFigures(values: readonly Measured[]): { index: number; value: number }[] {
  return values.flatMap((value, index) => {
    const isAlone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
    return value !== null && isAlone ? [{ index, value }] : []
  })
}

/** A scale from zero to a round figure at or above all of `values`; values not measured are skipped. */
export function scaleFromZero(values: readonly Measured[], tickCount: number): PercentScale {
  const greatest = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)
  return scaleBetween(0, greatest === 0 ? 1 : greatest, tickCount)
}

/** Percentage points that a trend of shares shows at least, so that half a point does not look like a fall. */
const LEAST_POINTS = 4

/** The same for any other trend, as a part of its greatest figure. */
const LEAST_PART = 0.2

/**
 * The scale of a trend, which lines need not start at zero: if more than a third below them would be empty, it is fitted
 * to the figures, and the chart must mark its axis as broken. Bars always start at zero.
 */
export function scaleOfTrend(
  values: readonly Measured[],
  unit: string,
  tickCount: number,
): PercentScale & { isBroken: boolean } {
  const measured = values.filter((value) => value !== null)
  const [least, most] = [Math.min(...measured), Math.max(...measured)]
  if (measured.length === 0 || most <= 0 || least < most / 3)
    return { ...scaleFromZero(values, tickCount), isBroken: false }
  const isShare = unit === 'percent' && most <= 100
  const span = Math.max(most - least, isShare ? LEAST_POINTS : LEAST_PART * most)
  const middle = (least + most) / 2
  const end = isShare ? Math.min(100, middle + span / 2) : middle + span / 2
  const scale = scaleBetween(end - span, end, tickCount)
  return { ...scale, isBroken: scale.ticks[0] !== 0 }
}

/** A scale of an index from 1, "as on an empty road", to a round figure at or above all of `values`. */
export function scaleFromOne(values: readonly Measured[], tickCount: number): PercentScale {
  const most = values.reduce<number>((greatest, value) => Math.max(greatest, value ?? 1), 1)
  const [, end] = nice(1, most === 1 ? 2 : most, tickCount)
  const marks = ticks(1, end, tickCount)
  return scaleOf(1, end, marks[0] === 1 ? marks : [1, ...marks])
}

/** A scale between round figures at or beyond two ends. */
export function scaleBetween(least: number, most: number, tickCount: number): PercentScale {
  const [start, end] = nice(least, most, tickCount)
  return scaleOf(start, end, ticks(start, end, tickCount))
}

function scaleOf(start: number, end: number, marks: readonly number[]): PercentScale {
  const along = (value: number) => {
    const share = (100 * (value - start)) / (end - start)
    return Math.round(100 * Math.min(100, Math.max(0, share))) / 100
  }
  return { ticks: marks, along, x: (value) => `${along(value)}%` }
}

/** One line of a trend: a column and its name for readers. */
export interface TrendColumn {
  column: OverviewColumn
  name: string
}

/** The first line is drawn strongest. */
type TrendLines = readonly [TrendColumn] | readonly [TrendColumn, TrendColumn]

/** A trend over periods of one length. */
export interface TrendView {
  trend: FigureTrend
  kind: FigurePeriod
  lines: TrendLines
}

export function valuesOf({ starts, figures }: FigureTrend, { column }: TrendColumn): readonly Measured[] {
  return figures[column.name] ?? starts.map(() => null)
}

/** One sentence per point, with all its figures. */
export function pointTexts({ trend, kind, lines }: TrendView, translations: Translations): string[] {
  const { t, language } = translations
  return trend.starts.map((start, index) => {
    const figures = lines.map((line) => {
      const value = figureWithUnit(valuesOf(trend, line)[index] ?? null, line.column, translations)
      return t('chart.figureSpoken', { name: line.name, value })
    })
    const period = figurePeriodName({ kind, start }, language)
    return t('chart.pointSpoken', { period, figures: figures.join(', ') })
  })
}

/** The time that a trend shows: "Nov 16, 2025–Nov 14, 2026", "November 2025–October 2026". */
export function trendSpan(
  { starts }: FigureTrend,
  { kind, start, end }: Pick<OverviewPeriod, 'kind' | 'start' | 'end'>,
  { language }: Translations,
): string {
  return (kind === 'week' ? formatDays : formatMonths)(starts[0] ?? start, end, language)
}

/** The newest figure of a trend in a sentence, and how it compares with the mean of the year or the period before. */
export function trendFinding(
  { lines: [{ column, name }] }: TrendView,
  figures: ComparedFigures,
  period: Pick<OverviewPeriod, 'kind' | 'start'>,
  translations: Translations,
): string {
  const figure = figureOf(figures, column.name)
  const value = figureInSentence(figure.value, column, translations)
  const said = `${name}: ${value} ${timeText({ period }, translations)}`
  return figure.value === null
    ? `${said}.`
    : `${said}, ${comparedText(figure, column, period.kind, translations)}.`
}

/** The same as a table: a row per period, newest first. */
export function trendTable({ trend, kind, lines }: TrendView, translations: Translations): TableFigures {
  const rows = trend.starts.map((start, index) => ({
    key: start,
    period: { start, end: endOfPeriod(kind, start, 'any') ?? start },
    cells: [
      figurePeriodName({ kind, start }, translations.language),
      ...lines.map((line) => figureText(valuesOf(trend, line)[index] ?? null, line.column, translations)),
    ],
  }))
  return {
    columns: [
      { key: 'period', title: translations.t('reportPage.period'), holds: 'words' },
      ...lines.map(({ column, name }) => ({ key: column.name, title: name })),
    ],
    rows: rows.reverse(),
  }
}

/** Labels of points so far from the others, on any line, that a reader wonders why. */
export function oddPoints({ trend, kind, lines }: TrendView, { language }: Translations) {
  const indexes = new Set(lines.flatMap((line) => oddlyHigh(valuesOf(trend, line))))
  return [...indexes].map((index) => ({
    index,
    text: figurePeriodName({ kind, start: trend.starts[index] ?? '' }, language),
  }))
}

/** Labels of the axis: both ends and two between, as many as a phone has room for. */
const NAMED = 4

/** Whether a month begins between a point and the one before it. */
export function isNewMonth(starts: readonly string[], index: number): boolean {
  return index > 0 && starts[index]?.slice(0, 7) !== starts[index - 1]?.slice(0, 7)
}

/** Labels of points along the axis: each month once, and a year where it changes. */
export function axisOf(starts: readonly string[], { language }: Translations) {
  const steps = Math.max(1, Math.min(NAMED, starts.length) - 1)
  const indexes = starts.slice(0, NAMED).map((_, step) => Math.round((step * (starts.length - 1)) / steps))
  return indexes.flatMap((index, step) => {
    const start = starts[index] ?? ''
    const before = starts[indexes[step - 1] ?? -1]
    if (before?.slice(0, 7) === start.slice(0, 7)) return []
    const isNewYear = before?.slice(0, 4) !== start.slice(0, 4)
    return { index, text: formatMonth(start, language, isNewYear ? 'shortWithYear' : 'short') }
  })
}
