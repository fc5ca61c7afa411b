import type { ReactNode } from 'react'
import type { FigurePeriod } from '../../../contract/metrics-address.ts'
import type {
  ComparedFigures,
  FigureTrend,
  OverviewColumn,
  OverviewPeriod,
} from '../../../contract/metrics-overview.ts'
import type { TableId } from '../../../contract/metrics-table.ts'
import { oddlyHigh } from '../../../measures/odd-ones.ts'
import { TrendChart, type TrendChartProps, type TrendSeries } from '../../charts/trend-chart.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatMonth } from '../../ui/format-date.ts'
import { formatNumber, formatShortest } from '../../ui/format-number.ts'
import { FigureChart } from './figure-chart.tsx'
import { type FigureTable, figureOf, figureText, figureWithUnit, periodName } from './figures.ts'

type TrendLines = readonly [TrendColumn] | readonly [TrendColumn, TrendColumn]

/** One or two columns over the year before, with the mean of the first and its goal. */
export function MeasureTrend(props: {
  id: string
  title: string
  subtitle: string
  tableId: TableId
  period: OverviewPeriod
  trend: FigureTrend
  figures: ComparedFigures
  lines: TrendLines
  basis?: readonly string[]
  goal?: TrendChartProps['goal']
  /** Above the chart. */
  children?: ReactNode
}) {
  const { id, title, subtitle, tableId, period, trend, figures, lines, basis = [], goal = null } = props
  const translations = useTranslations()
  const { t, language } = translations
  const [{ column }] = lines
  const { mean } = figureOf(figures, column.name)
  return (
    <FigureChart
      {...{ id, title, subtitle, tableId, period, basis }}
      columns={lines.map((line) => line.column.name)}
      table={trendTable(trend, period.kind, lines, translations, subtitle)}
    >
      {props.children}
      <TrendChart
        {...buildTrend(trend, period.kind, lines, translations)}
        id={id}
        label={t('chart.keys', { title })}
        mean={
          mean === null
            ? null
            : {
                value: mean,
                text: `${t(`metrics.mean.${period.kind}`)} ${formatShortest(mean, language, 1)}`,
              }
        }
        goal={goal}
        noDataText={t('chart.noData')}
        hint={t('chart.read')}
        formatTick={(value) => formatNumber(value, language, value % 1 === 0 ? 0 : column.decimals)}
      />
    </FigureChart>
  )
}

/** One line of a trend: a column and what a reader calls it. */
export interface TrendColumn {
  column: OverviewColumn
  name: string
}

/** What the chart of one or two columns shows, with a sentence for every point. */
export function buildTrend(
  trend: FigureTrend,
  kind: FigurePeriod,
  lines: TrendLines,
  translations: Translations,
): Pick<TrendChartProps, 'series' | 'points' | 'axis' | 'odd'> {
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
      { key: 'period', title: translations.t('reportPage.period'), holds: 'words' },
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
