import type { OverviewColumn } from '../../../../contract/metrics-overview.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { directionText } from '../../../messages/direction-text.ts'
import type { FigureTable } from '../figure-chart.tsx'
import { columnOf, type FigureRow } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'
import { hoursText } from './windows.ts'

const FIGURES = [
  'express_mean_speed_mph',
  'general_mean_speed_mph',
  'time_at_or_above_45_mph_percent',
  'minutes_saved',
  'mean_toll_usd',
  'max_toll_usd',
  'cost_per_minute_saved_usd',
  'express_volume_vehicles',
  'express_share_percent',
  'coverage_percent',
] as const

/** The time windows as a table with all their figures. */
export function windowTable(
  windows: readonly FigureRow[],
  columns: readonly OverviewColumn[],
  translations: Translations,
  caption: string,
): FigureTable {
  const title = (name: string) => {
    const label = translations.definitionOf(name)?.label ?? name
    const unit = translations.unitOf(columnOf(columns, name).unit)
    return unit === '' ? label : `${label}, ${unit}`
  }
  return {
    caption,
    isWide: true,
    columns: [
      { key: 'window', title: translations.t('express.window'), holds: 'words' },
      { key: 'direction', title: translations.t('metrics.direction'), holds: 'words' },
      ...FIGURES.map((key) => ({ key, title: title(key), holds: 'figures' as const })),
    ],
    rows: windows.map((row) => ({
      key: row.key,
      cells: [
        hoursText(row.word('window'), translations),
        directionText(row.word('direction'), translations),
        ...FIGURES.map((name) => figureText(row.figure(name), columnOf(columns, name), translations)),
      ],
    })),
  }
}
