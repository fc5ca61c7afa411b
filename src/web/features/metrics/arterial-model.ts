import type { ArterialOverview, CorridorTrend } from '../../../contract/metrics-overview.ts'
import { timeToAllow } from '../../../measures/travel-time/time-to-allow.ts'
import type { MultiplePanel } from '../../charts/trend-parts.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { directionText, peakText } from '../../messages/direction-text.ts'
import {
  buildFigureTable,
  columnOf,
  type FigureRow,
  type FigureTable,
  figureText,
  figureWithUnit,
  minutesText,
  type Published,
  periodName,
  readRows,
  travelTitles,
} from './figures.ts'

/** The trip with the greatest buffer index in a sentence; facts are between `**`. */
export function arterialLead(
  rows: readonly FigureRow[],
  county: string,
  when: string,
  translations: Translations,
): string {
  const { t } = translations
  const worst = rows.reduce<FigureRow | null>(
    (most, row) => ((row.figure(BUFFER) ?? -1) > (most?.figure(BUFFER) ?? -1) ? row : most),
    null,
  )
  const time = worst === null ? null : timeToAllow(worst.figure('mean_minutes'), worst.figure('p95_minutes'))
  if (worst === null || time === null) return t('arterial.leadNotMeasured', { county, when })
  return t('arterial.lead', {
    corridor: worst.word('corridor'),
    direction: directionText(worst.word('direction'), translations),
    peak: t(worst.word('peak') === 'am' ? 'arterial.peak.am' : 'arterial.peak.pm'),
    typical: minutesText(time.typicalMinutes, translations),
    allow: minutesText(time.allowMinutes, translations),
  })
}

const BUFFER = 'buffer_index_percent'

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

/** The columns that describe a corridor. */
export const CORRIDOR_COLUMNS = [
  'mean_minutes',
  'p95_minutes',
  'buffer_index_percent',
  'arrivals_on_green_percent',
  'platoon_ratio',
  'split_failure_percent',
  'detector_health_percent',
  'signal_outages',
  'coverage_percent',
] as const

/** Every corridor in each direction and peak, with its figures. */
export function corridorTable(
  { corridors, columns }: Pick<ArterialOverview, 'corridors' | 'columns'>,
  translations: Translations,
  caption: string,
): FigureTable {
  const { t } = translations
  const rows = readRows(corridors, ['corridor', 'direction', 'peak']).map((row) => ({
    ...row,
    texts: [
      t('arterial.corridorName', {
        corridor: row.word('corridor'),
        direction: directionText(row.word('direction'), translations),
      }),
      peakText(row.word('peak'), translations, 'short'),
    ],
  }))
  return buildFigureTable(caption, [t('arterial.corridor'), t('freeway.peak')], CORRIDOR_COLUMNS, rows, {
    columns,
    translations,
    titles: {
      ...travelTitles(translations),
      arrivals_on_green_percent: `${t('arterial.green')}, %`,
      split_failure_percent: `${t('arterial.split')}, %`,
      detector_health_percent: `${t('arterial.detectors')}, %`,
      signal_outages: t('arterial.outages'),
    },
  })
}
