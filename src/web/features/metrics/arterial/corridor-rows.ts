import type { ArterialOverview } from '../../../../contract/metrics-overview.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { directionText, peakText } from '../../../messages/direction-text.ts'
import type { FigureTable } from '../figure-chart.tsx'
import { columnOf, readRows } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'

/** The columns a corridor is told by. */
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
  const titles = columnTitles(translations)
  return {
    caption,
    isWide: true,
    columns: [
      { key: 'corridor', title: t('arterial.corridor'), holds: 'words' },
      { key: 'peak', title: t('freeway.peak'), holds: 'words' },
      ...CORRIDOR_COLUMNS.map((key) => ({ key, title: titles[key], holds: 'figures' as const })),
    ],
    rows: readRows(corridors, ['corridor', 'direction', 'peak']).map((row) => ({
      key: row.key,
      cells: [
        t('arterial.corridorName', {
          corridor: row.word('corridor'),
          direction: directionText(row.word('direction'), translations),
        }),
        peakText(row.word('peak'), translations, 'short'),
        ...CORRIDOR_COLUMNS.map((column) =>
          figureText(row.figure(column), columnOf(columns, column), translations),
        ),
      ],
    })),
  }
}

/** Short names with their units, because many stand side by side. */
function columnTitles({ t, definitionOf }: Translations): Record<(typeof CORRIDOR_COLUMNS)[number], string> {
  return {
    mean_minutes: `${t('freeway.typical')}, min`,
    p95_minutes: `${t('freeway.allow')}, min`,
    buffer_index_percent: `${t('freeway.buffer')}, %`,
    arrivals_on_green_percent: `${t('arterial.green')}, %`,
    platoon_ratio: definitionOf('platoon_ratio')?.label ?? '',
    split_failure_percent: `${t('arterial.split')}, %`,
    detector_health_percent: `${t('arterial.detectors')}, %`,
    signal_outages: t('arterial.outages'),
    coverage_percent: `${t('freeway.coverageShort')}, %`,
  }
}
