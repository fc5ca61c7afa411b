import type { FigurePeriod } from '../../../contract/metrics-address.ts'
import type { FigureTrend, OverviewColumn } from '../../../contract/metrics-overview.ts'
import { oddlyHigh } from '../../../measures/odd-ones.ts'
import type { TrendChartProps, TrendSeries } from '../../charts/trend-chart.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { formatMonth } from '../../ui/format-date.ts'
import { formatShortest } from '../../ui/format-number.ts'
import type { FigureTable } from './figure-chart.tsx'
import { figureText, figureWithUnit } from './figure-text.ts'
import { periodName } from './period-text.ts'

/** One line of a trend: a column and what a reader calls it. */
export interface TrendColumn {
  column: OverviewColumn
  name: string
}

type Drawn = Pick<TrendChartProps, 'series' | 'points' | 'axis' | 'odd'>

/** What a trend of one or two columns is drawn from, with the words for every point. */
export function buildTrend(
  trend: FigureTrend,
  kind: FigurePeriod,
  lines: readonly [TrendColumn] | readonly [TrendColumn, TrendColumn],
  translations: Translations,
): Drawn {
  const { starts } = trend
  const name = (start: string) => periodName(kind, start, translations.language)
  const [main, second] = lines
  const seriesOf = (line: TrendColumn): TrendSeries => {
    const values = valuesOf(trend, line)
    const last = values.at(-1) ?? null
    return {
      name: line.name,
      values,
      endText: last === null ? '' : `${line.name} ${formatShortest(last, translations.language, 1)}`,
    }
  }
  return {
    series: second === undefined ? [seriesOf(main)] : [seriesOf(main), seriesOf(second)],
    points: starts.map((start, index) => {
      const figures = lines.map((line) =>
        translations.t('chart.figureSpoken', {
          name: line.name,
          value: figureWithUnit(valuesOf(trend, line)[index] ?? null, line.column, translations),
        }),
      )
      return translations.t('chart.pointSpoken', { period: name(start), figures: figures.join(', ') })
    }),
    axis: axisOf(starts, translations),
    odd: oddOnes(trend, lines).map((index) => ({ index, text: name(starts[index] ?? '') })),
  }
}

/** Points that stand out on any of the lines. */
function oddOnes(trend: FigureTrend, lines: readonly TrendColumn[]): number[] {
  return [...new Set(lines.flatMap((line) => oddlyHigh(valuesOf(trend, line))))]
}

/** The same as a table: a row for each period, newest first. */
export function trendTable(
  trend: FigureTrend,
  kind: FigurePeriod,
  lines: readonly TrendColumn[],
  translations: Translations,
  caption: string,
): FigureTable {
  const rows = trend.starts.map((start, index) => ({
    key: start,
    cells: [
      periodName(kind, start, translations.language),
      ...lines.map((line) => figureText(valuesOf(trend, line)[index] ?? null, line.column, translations)),
    ],
  }))
  return {
    caption,
    columns: [
      { key: 'period', title: translations.t('chart.period'), holds: 'words' },
      ...lines.map(({ column, name }) => ({ key: column.name, title: name, holds: 'figures' as const })),
    ],
    rows: rows.reverse(),
  }
}

function valuesOf({ starts, figures }: FigureTrend, { column }: TrendColumn) {
  return figures[column.name] ?? starts.map(() => null)
}

/** Names of the axis: both ends and two between, as many as a phone has room for. */
const NAMED = 4

function axisOf(starts: readonly string[], { language }: Translations): TrendChartProps['axis'] {
  const count = Math.min(NAMED, starts.length)
  const indexes = Array.from({ length: count }, (_, step) =>
    count === 1 ? 0 : Math.round((step * (starts.length - 1)) / (count - 1)),
  )
  return indexes.map((index, step) => {
    const start = starts[index] ?? ''
    const before = starts[indexes[step - 1] ?? -1]
    const isNewYear = before === undefined || before.slice(0, 4) !== start.slice(0, 4)
    return { index, text: formatMonth(start, language, isNewYear ? 'shortWithYear' : 'short') }
  })
}
