import type { ArterialCounty } from '../../../../contract/metrics-address.ts'
import type { ArterialOverview } from '../../../../contract/metrics-overview.ts'
import { SmallMultiples } from '../../../charts/small-multiples.tsx'
import { useTranslations } from '../../../messages/messages-context.tsx'
import { FigureChart } from '../figure-chart.tsx'
import { columnOf } from '../figure-columns.ts'
import { figureText } from '../figure-text.ts'
import type { Published } from '../overview-face.tsx'
import { periodName } from '../period-text.ts'
import { buildPanels, panelTable } from './panels.ts'

/** One measure on every corridor over the year, side by side on one scale. */
export function CorridorMultiples(props: { overview: Published<ArterialOverview>; county: ArterialCounty }) {
  const { overview, county } = props
  const translations = useTranslations()
  const { t } = translations
  const { period, measure, trendStarts } = overview
  const column = columnOf(overview.columns, measure)
  const label = translations.definitionOf(measure)?.label ?? measure
  const name = (start: string) => periodName(period.kind, start, translations.language)
  const title = t('arterial.multiples', { measure: label })
  const subtitle = t('arterial.multiplesSubtitle', {
    unit: translations.unitOf(column.unit),
    first: name(trendStarts[0] ?? period.start),
    last: name(period.start),
  })
  return (
    <FigureChart
      id="multiples"
      title={title}
      subtitle={subtitle}
      columns={[measure]}
      tableId={`metrics_arterial_${county}`}
      periodName={name(period.start)}
      start={period.start}
      basis={[t(`metrics.status.${period.status}`)]}
      table={panelTable(overview, translations, subtitle)}
    >
      <SmallMultiples
        label={t('chart.keys', { title })}
        panels={buildPanels(overview, translations)}
        noDataText={t('chart.noData')}
        formatTick={(value) => figureText(value, { ...column, decimals: 0 }, translations) ?? ''}
      />
    </FigureChart>
  )
}
