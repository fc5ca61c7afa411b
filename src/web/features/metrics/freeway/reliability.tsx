import type { FreewayOverview } from '../../../../contract/metrics-overview.ts'
import { StepChart } from '../../../charts/step-chart.tsx'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { formatShortest } from '../../../ui/format-number.ts'
import { FigureChart } from '../figure-chart.tsx'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-words.ts'
import { reliabilityTableId } from './freeway-table-id.ts'
import { buildRoadBars, roadTable } from './road-bars.ts'

/** How even trips are on each road: what to allow against an empty road. */
export function Reliability({ overview }: { overview: Published<FreewayOverview> }) {
  const speech = useFigureSpeech()
  const { say, language } = speech
  const { period, roadReliability } = overview
  if (roadReliability.length === 0) return null
  const name = periodName(period.kind, period.start, language)
  const title = say('freeway.reliability')
  const subtitle = say('freeway.reliabilitySubtitle', { period: name })
  return (
    <FigureChart
      id="reliability"
      title={title}
      subtitle={subtitle}
      columns={['planning_time_index', 'travel_time_index', 'vehicle_miles']}
      tableId={reliabilityTableId(period.kind)}
      periodName={name}
      start={period.start}
      basis={[say(`metrics.status.${period.status}`)]}
      table={roadTable(overview, speech, subtitle)}
    >
      <StepChart
        id="reliability"
        label={say('chart.keys', { title })}
        steps={buildRoadBars(overview, speech)}
        words={{
          now: say(`metrics.now.${period.kind}`),
          before: say(`metrics.before.${period.kind}`),
          mean: say(`metrics.mean.${period.kind}`),
        }}
        formatTick={(value) => formatShortest(value, language, 2)}
      />
    </FigureChart>
  )
}
