import type { FreewayOverview } from '../../../../contract/metrics-overview.ts'
import { StepChart } from '../../../charts/step-chart.tsx'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatNumber } from '../../../ui/format-number.ts'
import { FigureChart } from '../figure-chart.tsx'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-text.ts'
import { basisOf } from './basis.ts'
import { freewayTableId } from './freeway-table-id.ts'
import { buildSteps, STEP_COLUMNS, stepTable } from './step-model.ts'

/** How long each step from the first report to a clear scene took. */
export function FreewaySteps({ overview }: { overview: Published<FreewayOverview> }) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period } = overview
  const name = periodName(period.kind, period.start, language)
  const title = t('freeway.steps')
  return (
    <FigureChart
      id="steps"
      title={title}
      subtitle={t('freeway.stepsSubtitle', { period: name })}
      columns={STEP_COLUMNS}
      tableId={freewayTableId(period.kind)}
      periodName={name}
      start={period.start}
      basis={basisOf(overview, translations)}
      table={stepTable(overview, translations, t('freeway.stepsSubtitle', { period: name }))}
    >
      <StepChart
        id="steps"
        label={t('chart.keys', { title })}
        steps={buildSteps(overview, translations)}
        words={{
          now: t(`metrics.now.${period.kind}`),
          before: t(`metrics.before.${period.kind}`),
          mean: t(`metrics.mean.${period.kind}`),
        }}
        formatTick={(value, isLast) =>
          isLast ? `${formatNumber(value, language)} min` : formatNumber(value, language)
        }
      />
    </FigureChart>
  )
}
