import type { ArterialOverview } from '../../../../contract/metrics-overview.ts'
import { sayDirection, sayPeak } from '../../../messages/direction-words.ts'
import type { FigureSpeech } from '../../../messages/figure-words.ts'
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
  speech: FigureSpeech,
  caption: string,
): FigureTable {
  const { say } = speech
  const titles = columnTitles(speech)
  return {
    caption,
    isWide: true,
    columns: [
      { key: 'corridor', title: say('arterial.corridor'), holds: 'words' },
      { key: 'peak', title: say('freeway.peak'), holds: 'words' },
      ...CORRIDOR_COLUMNS.map((key) => ({ key, title: titles[key], holds: 'figures' as const })),
    ],
    rows: readRows(corridors, ['corridor', 'direction', 'peak']).map((row) => ({
      key: row.key,
      cells: [
        say('arterial.corridorName', {
          corridor: row.word('corridor'),
          direction: sayDirection(row.word('direction'), speech),
        }),
        sayPeak(row.word('peak'), speech, 'short'),
        ...CORRIDOR_COLUMNS.map((column) =>
          figureText(row.figure(column), columnOf(columns, column), speech),
        ),
      ],
    })),
  }
}

/** Short names with their units, because many stand side by side. */
function columnTitles({
  say,
  definitionOf,
}: FigureSpeech): Record<(typeof CORRIDOR_COLUMNS)[number], string> {
  return {
    mean_minutes: `${say('freeway.typical')}, min`,
    p95_minutes: `${say('freeway.allow')}, min`,
    buffer_index_percent: `${say('freeway.buffer')}, %`,
    arrivals_on_green_percent: `${say('arterial.green')}, %`,
    platoon_ratio: definitionOf('platoon_ratio')?.label ?? '',
    split_failure_percent: `${say('arterial.split')}, %`,
    detector_health_percent: `${say('arterial.detectors')}, %`,
    signal_outages: say('arterial.outages'),
    coverage_percent: `${say('freeway.coverageShort')}, %`,
  }
}
