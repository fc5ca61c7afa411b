import type { FreewayOverview } from '../../../../contract/metrics-overview.ts'
import { StepChart } from '../../../charts/step-chart.tsx'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { formatShortest } from '../../../ui/format-number.ts'
import { FigureChart } from '../figure-chart.tsx'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-text.ts'
import { reliabilityTableId } from './freeway-table-id.ts'
import { buildRoadBars, roadTable } from './road-bars.ts'

/** How even trips are on each road: what to allow against an empty road. */
export function Reliability({ overview }: { overview: Published<FreewayOverview> }) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period, roadReliability } = overview
  if (roadReliability.length === 0) return null
  const name = periodName(period.kind, period.start, language)
  const title = t('freeway.reliability')
  const subtitle = t('freeway.reliabilitySubtitle', { period: name })
  return (
    <FigureChart
      id="reliability"
      title={title}
      subtitle={subtitle}
      columns={['planning_time_index', 'travel_time_index', 'vehicle_miles']}
      tableId={reliabilityTableId(period.kind)}
      periodName={name}
      start={period.start}
      basis={[t(`metrics.status.${period.status}`)]}
      table={roadTable(overview, translations, subtitle)}
    >
      <StepChart
        id="reliability"
        label={t('chart.keys', { title })}
        steps={buildRoadBars(overview, translations)}
        words={{
          now: t(`metrics.now.${period.kind}`),
          before: t(`metrics.before.${period.kind}`),
          mean: t(`metrics.mean.${period.kind}`),
        }}
        formatTick={(value) => formatShortest(value, language, 2)}
      />
    </FigureChart>
  )
}
