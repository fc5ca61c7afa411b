import { greatest } from 'd3-array'
import type { ArterialOverview, CorridorTrend } from '../../../contract/metrics-overview.ts'
import { timeToAllow } from '../../../measures/travel-time/time-to-allow.ts'
import type { TableFigures } from '../../charts/data-table.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { directionText, peakText } from '../../messages/names.ts'
import {
  buildFigureTable,
  columnOf,
  type FigureRow,
  figurePeriodName,
  figureText,
  figureWithUnit,
  minutesText,
  type Published,
  readRows,
  travelTitles,
} from './figures.ts'

/** One small chart among many on the same scale. */
export interface MultiplePanel extends CorridorTrend {
  key: string
  /** Direction and peak. */
  subtitle: string
  /** All its figures in one sentence. */
  spoken: string
}

type Overview = Published<ArterialOverview>

/** The trip with the greatest buffer index in a sentence; facts are between `**`. */
export function arterialLead(
  rows: readonly FigureRow[],
  county: string,
  when: string,
  translations: Translations,
): string {
  const { t } = translations
  const worst = greatest(rows, (row) => row.figure('buffer_index_percent'))
  const time = worst && timeToAllow(worst.figure('mean_minutes'), worst.figure('p95_minutes'))
  if (!worst || !time) return t('arterial.leadNotMeasured', { county, when })
  return t('arterial.lead', {
    corridor: worst.word('corridor'),
    direction: directionText(worst.word('direction'), translations),
    peak: t(worst.word('peak') === 'am' ? 'arterial.peak.am' : 'arterial.peak.pm'),
    typical: minutesText(time.typicalMinutes, translations),
    allow: minutesText(time.allowMinutes, translations),
  })
}

/** A panel for each corridor in each direction and peak. */
export function buildPanels(overview: Overview, translations: Translations): MultiplePanel[] {
  const { trends, trendStarts, measure, columns, period } = overview
  const column = columnOf(columns, measure)
  const text = (value: number | null) => figureWithUnit(value, column, translations)
  const lastYear = period.lastYear === null ? -1 : trendStarts.indexOf(period.lastYear.start)
  return trends.map((trend) => {
    const { corridor, values } = trend
    const direction = directionText(trend.direction, translations)
    const peak = peakText(trend.peak, translations, 'short')
    return {
      ...trend,
      key: `${corridor} ${trend.direction} ${trend.peak}`,
      subtitle: `${direction}, ${peak}`,
      spoken: translations.t('arterial.panelSpoken', {
        corridor,
        direction,
        peak,
        value: text(values.at(-1) ?? null),
        first: text(values[lastYear] ?? null),
      }),
    }
  })
}

/** The same as a table: a row per panel, a column per period. */
export function panelTable(
  { trendStarts, period, measure, columns }: Overview,
  panels: readonly MultiplePanel[],
  translations: Translations,
): TableFigures {
  const column = columnOf(columns, measure)
  const title = (start: string) => figurePeriodName({ kind: period.kind, start }, translations.language)
  return {
    columns: [
      { key: 'corridor', title: translations.t('arterial.corridor'), holds: 'words' },
      ...trendStarts.map((start) => ({ key: `${measure} ${start}`, title: title(start) })),
    ],
    rows: panels.map(({ key, corridor, subtitle, values }) => ({
      key,
      period: { start: trendStarts[0] ?? period.start, end: period.end },
      cells: [`${corridor}, ${subtitle}`, ...values.map((value) => figureText(value, column, translations))],
    })),
  }
}

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
): TableFigures {
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
  const headings = { corridor: t('arterial.corridor'), peak: t('freeway.peak') }
  return buildFigureTable(headings, CORRIDOR_COLUMNS, rows, {
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
