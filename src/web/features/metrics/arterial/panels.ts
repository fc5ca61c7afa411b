import type { ArterialOverview, CorridorTrend } from '../../../../contract/metrics-overview.ts'
import type { MultiplePanel } from '../../../charts/small-multiples.tsx'
import { sayDirection, sayPeak } from '../../../messages/direction-words.ts'
import type { FigureSpeech } from '../../../messages/figure-words.ts'
import type { FigureTable } from '../figure-chart.tsx'
import { columnOf } from '../figure-columns.ts'
import { figureInWords, figureText } from '../figure-text.ts'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-words.ts'

/** A panel for each corridor in each direction and peak. */
export function buildPanels(overview: Published<ArterialOverview>, speech: FigureSpeech): MultiplePanel[] {
  const { trends, measure, columns } = overview
  const column = columnOf(columns, measure)
  return trends.map((trend) => {
    const last = trend.values.at(-1) ?? null
    return {
      key: keyOf(trend),
      title: trend.corridor,
      subtitle: `${sayDirection(trend.direction, speech)}, ${sayPeak(trend.peak, speech, 'short')}`,
      values: trend.values,
      lastText: figureText(last, column, speech),
      spoken: speech.say('arterial.panelSpoken', {
        corridor: trend.corridor,
        direction: sayDirection(trend.direction, speech),
        peak: sayPeak(trend.peak, speech, 'short'),
        value: figureInWords(last, column, speech),
        first: figureInWords(yearBefore(overview, trend), column, speech),
      }),
    }
  })
}

/** The same as a table: a row for each panel, a column for each period. */
export function panelTable(
  overview: Published<ArterialOverview>,
  speech: FigureSpeech,
  caption: string,
): FigureTable {
  const { trends, trendStarts, period, measure, columns } = overview
  const column = columnOf(columns, measure)
  return {
    caption,
    isWide: true,
    columns: [
      { key: 'corridor', title: speech.say('arterial.corridor'), holds: 'words' },
      ...trendStarts.map((start) => ({
        key: start,
        title: periodName(period.kind, start, speech.language),
        holds: 'figures' as const,
      })),
    ],
    rows: trends.map((trend) => ({
      key: keyOf(trend),
      cells: [
        `${trend.corridor}, ${sayDirection(trend.direction, speech)}, ${sayPeak(trend.peak, speech, 'short')}`,
        ...trend.values.map((value) => figureText(value, column, speech)),
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
