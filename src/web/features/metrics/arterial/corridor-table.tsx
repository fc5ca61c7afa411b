import type { ArterialCounty } from '../../../../contract/metrics-address.ts'
import type { ArterialOverview } from '../../../../contract/metrics-overview.ts'
import { ChartTable } from '../../../charts/chart-table.tsx'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { FigureChart } from '../figure-chart.tsx'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-words.ts'
import { CORRIDOR_COLUMNS, corridorTable } from './corridor-rows.ts'

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
  const { period } = overview
  const name = periodName(period.kind, period.start, speech.language)
  const subtitle = say('arterial.corridorsSubtitle', { period: name })
  return (
    <FigureChart
      id="corridors"
      title={say('arterial.corridors')}
      subtitle={subtitle}
      columns={CORRIDOR_COLUMNS}
      tableId={`metrics_arterial_${county}`}
      periodName={name}
      start={period.start}
      basis={[say(`metrics.status.${period.status}`)]}
      table={null}
    >
      <ChartTable
        notMeasuredText={say('metrics.notMeasured')}
        {...corridorTable(overview, speech, subtitle)}
      />
    </FigureChart>
  )
}
