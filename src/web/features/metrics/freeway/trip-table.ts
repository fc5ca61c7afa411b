import type { FreewayOverview } from '../../../../contract/metrics-overview.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { peakText } from '../../../messages/direction-text.ts'
import type { FigureTable } from '../figure-chart.tsx'
import { columnOf, readRows } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'
import { tripName } from './trips.ts'

/** The columns that tell how long a trip takes and how even it is. */
export const TRIP_COLUMNS = [
  'mean_minutes',
  'p95_minutes',
  'buffer_index_percent',
  'travel_time_index',
  'coverage_percent',
] as const

/** Every trip in each peak with its typical time and the time to allow. */
export function tripTable(
  { reliability, columns }: FreewayOverview,
  translations: Translations,
  caption: string,
): FigureTable {
  const { t, definitionOf } = translations
  const titles: Record<(typeof TRIP_COLUMNS)[number], string> = {
    mean_minutes: `${t('freeway.typical')}, min`,
    p95_minutes: `${t('freeway.allow')}, min`,
    buffer_index_percent: `${t('freeway.buffer')}, %`,
    travel_time_index: definitionOf('travel_time_index')?.label ?? '',
    coverage_percent: `${t('freeway.coverageShort')}, %`,
  }
  return {
    caption,
    isWide: true,
    columns: [
      { key: 'trip', title: t('freeway.trip'), holds: 'words' },
      { key: 'peak', title: t('freeway.peak'), holds: 'words' },
      ...TRIP_COLUMNS.map((key) => ({ key, title: titles[key], holds: 'figures' as const })),
    ],
    rows: readRows(reliability, ['road', 'direction', 'segment', 'peak']).map((row) => ({
      key: row.key,
      cells: [
        tripName(row, translations),
        peakText(row.word('peak'), translations, 'short'),
        ...TRIP_COLUMNS.map((name) => figureText(row.figure(name), columnOf(columns, name), translations)),
      ],
    })),
  }
}
