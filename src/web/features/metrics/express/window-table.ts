import type { OverviewColumn } from '../../../../contract/metrics-overview.ts'
import { sayDirection } from '../../../messages/direction-words.ts'
import type { FigureSpeech } from '../../../messages/figure-words.ts'
import type { FigureTable } from '../figure-chart.tsx'
import { columnOf, type FigureRow } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'
import { sayHours } from './windows.ts'

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
  speech: FigureSpeech,
  caption: string,
): FigureTable {
  const title = (name: string) => {
    const label = speech.definitionOf(name)?.label ?? name
    const unit = speech.unitOf(columnOf(columns, name).unit)
    return unit === '' ? label : `${label}, ${unit}`
  }
  return {
    caption,
    isWide: true,
    columns: [
      { key: 'window', title: speech.say('express.window'), holds: 'words' },
      { key: 'direction', title: speech.say('metrics.direction'), holds: 'words' },
      ...FIGURES.map((key) => ({ key, title: title(key), holds: 'figures' as const })),
    ],
    rows: windows.map((row) => ({
      key: row.key,
      cells: [
        sayHours(row.word('window'), speech),
        sayDirection(row.word('direction'), speech),
        ...FIGURES.map((name) => figureText(row.figure(name), columnOf(columns, name), speech)),
      ],
    })),
  }
}
