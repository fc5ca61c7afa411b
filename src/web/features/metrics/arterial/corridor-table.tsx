import type { ArterialCounty } from '../../../../contract/metrics-address.ts'
import type { ArterialOverview } from '../../../../contract/metrics-overview.ts'
import { ChartTable } from '../../../charts/chart-table.tsx'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { FigureChart } from '../figure-chart.tsx'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-text.ts'
import { CORRIDOR_COLUMNS, corridorTable } from './corridor-rows.ts'

/** Every corridor in each direction and peak, with its figures. */
export function CorridorTable({
  overview,
  county,
}: {
  overview: Published<ArterialOverview>
  county: ArterialCounty
}) {
  const translations = useTranslations()
  const { t } = translations
  const { period } = overview
  const name = periodName(period.kind, period.start, translations.language)
  const subtitle = t('arterial.corridorsSubtitle', { period: name })
  return (
    <FigureChart
      id="corridors"
      title={t('arterial.corridors')}
      subtitle={subtitle}
      columns={CORRIDOR_COLUMNS}
      tableId={`metrics_arterial_${county}`}
      periodName={name}
      start={period.start}
      basis={[t(`metrics.status.${period.status}`)]}
      table={null}
    >
      <ChartTable
        notMeasuredText={t('metrics.notMeasured')}
        {...corridorTable(overview, translations, subtitle)}
      />
    </FigureChart>
  )
}
