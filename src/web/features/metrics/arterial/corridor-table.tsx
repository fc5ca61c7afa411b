import type { ArterialCounty } from '../../../../contract/metrics-address.ts'
import type { ArterialOverview } from '../../../../contract/metrics-overview.ts'
import { ChartTable } from '../../../charts/chart-table.tsx'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { sayDirection, sayPeak } from '../direction-words.ts'
import { FigureChart } from '../figure-chart.tsx'
import { columnOf, readRows } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-words.ts'

const FIGURES = [
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
export function CorridorTable({
  overview,
  county,
}: {
  overview: Published<ArterialOverview>
  county: ArterialCounty
}) {
  const speech = useFigureSpeech()
  const { say } = speech
  const { period, corridors, columns } = overview
  const name = periodName(period.kind, period.start, speech.language)
  const subtitle = say('arterial.corridorsSubtitle', { period: name })
  const titles: Record<(typeof FIGURES)[number], string> = {
    mean_minutes: `${say('freeway.typical')}, min`,
    p95_minutes: `${say('freeway.allow')}, min`,
    buffer_index_percent: `${say('freeway.buffer')}, %`,
    arrivals_on_green_percent: `${say('arterial.green')}, %`,
    platoon_ratio: speech.definitionOf('platoon_ratio')?.label ?? '',
    split_failure_percent: `${say('arterial.split')}, %`,
    detector_health_percent: `${say('arterial.detectors')}, %`,
    signal_outages: say('arterial.outages'),
    coverage_percent: `${say('freeway.coverageShort')}, %`,
  }
  return (
    <FigureChart
      id="corridors"
      title={say('arterial.corridors')}
      subtitle={subtitle}
      columns={FIGURES}
      tableId={`metrics_arterial_${county}`}
      periodName={name}
      start={period.start}
      basis={[say(`metrics.status.${period.status}`)]}
      table={null}
    >
      <ChartTable
        caption={subtitle}
        isWide
        notMeasuredText={say('metrics.notMeasured')}
        columns={[
          { key: 'corridor', title: say('arterial.corridor'), holds: 'words' },
          { key: 'peak', title: say('freeway.peak'), holds: 'words' },
          ...FIGURES.map((key) => ({ key, title: titles[key], holds: 'figures' as const })),
        ]}
        rows={readRows(corridors, ['corridor', 'direction', 'peak']).map((row) => ({
          key: row.key,
          cells: [
            say('arterial.corridorName', {
              corridor: row.word('corridor'),
              direction: sayDirection(row.word('direction'), speech),
            }),
            sayPeak(row.word('peak'), speech, 'short'),
            ...FIGURES.map((column) => figureText(row.figure(column), columnOf(columns, column), speech)),
          ],
        }))}
      />
    </FigureChart>
  )
}
