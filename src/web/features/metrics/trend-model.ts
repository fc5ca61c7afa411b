import type { FigurePeriod } from '../../../contract/metrics-address.ts'
import type {
  ComparedFigures,
  FigureTrend,
  OverviewColumn,
  OverviewPeriod,
} from '../../../contract/metrics-overview.ts'
import type { Measured } from '../../../measures/measured.ts'
import { oddlyHigh } from '../../../measures/odd-ones.ts'
import type { DataTableProps } from '../../charts/data-table.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { comparisonText } from '../../messages/comparison-text.ts'
import { formatDays, formatMonth } from '../../ui/format-date.ts'
import { figureOf, figurePeriodName, figureText, figureWithUnit } from './figures.ts'

/** One line of a trend: a column and what a reader calls it. */
export interface TrendColumn {
  column: OverviewColumn
  name: string
}

/** The first is drawn strongest. */
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

/** Everything about each point in one sentence. */
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

/** The days of the whole trend, its newest figure, and how that compares with the mean of the year or the period before. */
export function trendFinding(
  { trend: { starts }, lines: [{ column, name }] }: TrendView,
  figures: ComparedFigures,
  period: Pick<OverviewPeriod, 'kind' | 'start' | 'end'>,
  translations: Translations,
): string {
  const { t, language } = translations
  const days = formatDays(starts[0] ?? period.start, period.end, language)
  const { value, previous, mean } = figureOf(figures, column.name)
  const [baseline, baselineName] =
    mean === null
      ? [previous, t(`compare.previous.${period.kind}`)]
      : [mean, t(`compare.mean.${period.kind}`)]
  const compared = comparisonText({ ...column, value, baseline, baselineName }, language, t).text
  const figure = figureWithUnit(value, column, translations)
  return `${name}, ${days}. ${figurePeriodName(period, language)}: ${figure}. ${compared}.`
}

/** The same as a table: a row for each period, newest first. */
export function trendTable(
  { trend, kind, lines }: TrendView,
  translations: Translations,
  caption: string,
): DataTableProps {
  const rows = trend.starts.map((start, index) => ({
    key: start,
    cells: [
      figurePeriodName({ kind, start }, translations.language),
      ...lines.map((line) => figureText(valuesOf(trend, line)[index] ?? null, line.column, translations)),
    ],
  }))
  return {
    caption,
    columns: [
      { key: 'period', title: translations.t('reportPage.period'), holds: 'words' },
      ...lines.map(({ column, name }) => ({ key: column.name, title: name })),
    ],
    rows: rows.reverse(),
  }
}

/** Names of points so far from the others, on any of the lines, that a reader wonders why. */
export function oddPoints({ trend, kind, lines }: TrendView, { language }: Translations) {
  const indexes = new Set(lines.flatMap((line) => oddlyHigh(valuesOf(trend, line))))
  return [...indexes].map((index) => ({
    index,
    text: figurePeriodName({ kind, start: trend.starts[index] ?? '' }, language),
  }))
}

/** Names of the axis: both ends and two between, as many as a phone has room for. */
const NAMED = 4

/** Whether a month begins between a point and the one before it. */
export function isNewMonth(starts: readonly string[], index: number): boolean {
  return index > 0 && starts[index]?.slice(0, 7) !== starts[index - 1]?.slice(0, 7)
}

/** Names of points along the axis; a month is named once, and a year where it is new. */
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
