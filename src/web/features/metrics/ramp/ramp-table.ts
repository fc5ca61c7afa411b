import type { OverviewColumn, RampFigures } from '../../../../contract/metrics-overview.ts'
import type { Translations } from '../../../messages/catalog.ts'
import type { FigureTable } from '../figure-chart.tsx'
import { columnOf } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'
import { figure } from './ramp-model.ts'

/** The columns a ramp is told by. */
export const RAMP_COLUMNS = [
  'active_hours',
  'queue_override_minutes',
  'ramp_delay_seconds',
  'mainline_speed_before_mph',
  'mainline_speed_active_mph',
  'metering_rate_vehicles_per_hour',
  'uptime_percent',
  'weekdays_measured',
] as const

/** The ramps of a corridor as a table with all their figures. */
export function rampTable(
  ramps: readonly RampFigures[],
  names: readonly string[],
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
      { key: 'ramp', title: translations.t('ramp.name'), holds: 'words' },
      { key: 'status', title: translations.t('ramp.statusNow'), holds: 'words' },
      ...names.map((key) => ({ key, title: title(key), holds: 'figures' as const })),
    ],
    rows: ramps.map((ramp) => ({
      key: ramp.id,
      cells: [
        ramp.interchange,
        translations.t(`ramp.status.${ramp.status}`),
        ...names.map((name) => figureText(figure(ramp, name), columnOf(columns, name), translations)),
      ],
    })),
  }
}
