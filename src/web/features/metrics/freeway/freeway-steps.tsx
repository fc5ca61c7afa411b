import type { FreewayOverview } from '../../../../contract/metrics-overview.ts'
import { StepChart } from '../../../charts/step-chart.tsx'
import { useFigureSpeech } from '../../../messages/figure-words.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import { FigureChart } from '../figure-chart.tsx'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-words.ts'
import { basisOf } from './basis.ts'
import { freewayTableId } from './freeway-table-id.ts'
import { buildSteps, STEP_COLUMNS, stepTable } from './step-model.ts'

/** How long each step from the first report to a clear scene took. */
export function FreewaySteps({ overview }: { overview: Published<FreewayOverview> }) {
  const speech = useFigureSpeech()
  const { say, language } = speech
  const { period } = overview
  const name = periodName(period.kind, period.start, language)
  const title = say('freeway.steps')
  return (
    <FigureChart
      id="steps"
      title={title}
      subtitle={say('freeway.stepsSubtitle', { period: name })}
      columns={STEP_COLUMNS}
      tableId={freewayTableId(period.kind)}
      periodName={name}
      start={period.start}
      basis={basisOf(overview, speech)}
      table={stepTable(overview, speech, say('freeway.stepsSubtitle', { period: name }))}
    >
      <StepChart
        id="steps"
        label={say('chart.keys', { title })}
        steps={buildSteps(overview, speech)}
        words={{
          now: say(`metrics.now.${period.kind}`),
          before: say(`metrics.before.${period.kind}`),
          mean: say(`metrics.mean.${period.kind}`),
        }}
        formatTick={(value, isLast) =>
          isLast ? `${formatNumber(value, language)} min` : formatNumber(value, language)
        }
      />
    </FigureChart>
  )
}
