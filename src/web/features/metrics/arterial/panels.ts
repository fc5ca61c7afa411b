import type { ArterialOverview, CorridorTrend } from '../../../../contract/metrics-overview.ts'
import type { MultiplePanel } from '../../../charts/small-multiples.tsx'
import type { Translations } from '../../../messages/catalog.ts'
import { directionText, peakText } from '../../../messages/direction-text.ts'
import type { FigureTable } from '../figure-chart.tsx'
import { columnOf } from '../figure-columns.ts'
import { figureText, figureWithUnit } from '../figure-text.ts'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-text.ts'

/** A panel for each corridor in each direction and peak. */
export function buildPanels(
  overview: Published<ArterialOverview>,
  translations: Translations,
): MultiplePanel[] {
  const { trends, measure, columns } = overview
  const column = columnOf(columns, measure)
  return trends.map((trend) => {
    const last = trend.values.at(-1) ?? null
    return {
      key: keyOf(trend),
      title: trend.corridor,
      subtitle: `${directionText(trend.direction, translations)}, ${peakText(trend.peak, translations, 'short')}`,
      values: trend.values,
      lastText: figureText(last, column, translations),
      spoken: translations.t('arterial.panelSpoken', {
        corridor: trend.corridor,
        direction: directionText(trend.direction, translations),
        peak: peakText(trend.peak, translations, 'short'),
        value: figureWithUnit(last, column, translations),
        first: figureWithUnit(yearBefore(overview, trend), column, translations),
      }),
    }
  })
}

/** The same as a table: a row for each panel, a column for each period. */
export function panelTable(
  overview: Published<ArterialOverview>,
  translations: Translations,
  caption: string,
): FigureTable {
  const { trends, trendStarts, period, measure, columns } = overview
  const column = columnOf(columns, measure)
  return {
    caption,
    isWide: true,
    columns: [
      { key: 'corridor', title: translations.t('arterial.corridor'), holds: 'words' },
      ...trendStarts.map((start) => ({
        key: start,
        title: periodName(period.kind, start, translations.language),
        holds: 'figures' as const,
      })),
    ],
    rows: trends.map((trend) => ({
      key: keyOf(trend),
      cells: [
        `${trend.corridor}, ${directionText(trend.direction, translations)}, ${peakText(trend.peak, translations, 'short')}`,
        ...trend.values.map((value) => figureText(value, column, translations)),
      ],
    })),
  }
}

/** The figure of the same period last year; `null` when that is not among the trend's. */
function yearBefore(
  { trendStarts, period }: Published<ArterialOverview>,
  { values }: CorridorTrend,
): number | null {
  const index = period.lastYear === null ? -1 : trendStarts.indexOf(period.lastYear.start)
  return values[index] ?? null
}

function keyOf({ corridor, direction, peak }: CorridorTrend): string {
  return `${corridor} ${direction} ${peak}`
}
