import type { OverviewColumn, RampFigures } from '../../../../contract/metrics-overview.ts'
import type { ChartTableProps } from '../../../charts/chart-table.tsx'
import type { FigureSpeech } from '../../../messages/figure-words.ts'
import { columnOf } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'
import { figure } from './ramp-model.ts'

/** The ramps of a corridor as a table with all their figures. */
export function rampTable(
  ramps: readonly RampFigures[],
  names: readonly string[],
  columns: readonly OverviewColumn[],
  speech: FigureSpeech,
  caption: string,
): Omit<ChartTableProps, 'notMeasuredText'> {
  const title = (name: string) => {
    const label = speech.definitionOf(name)?.label ?? name
    const unit = speech.unitOf(columnOf(columns, name).unit)
    return unit === '' ? label : `${label}, ${unit}`
  }
  return {
    caption,
    isWide: true,
    columns: [
      { key: 'ramp', title: speech.say('ramp.name'), holds: 'words' },
      { key: 'status', title: speech.say('ramp.statusNow'), holds: 'words' },
      ...names.map((key) => ({ key, title: title(key), holds: 'figures' as const })),
    ],
    rows: ramps.map((ramp) => ({
      key: ramp.id,
      cells: [
        ramp.interchange,
        speech.say(`ramp.status.${ramp.status}`),
        ...names.map((name) => figureText(figure(ramp, name), columnOf(columns, name), speech)),
      ],
    })),
  }
}
