import {
  ARTERIAL_COUNTIES,
  type ArterialCounty,
  CORRIDOR_MEASURES,
} from '../../../contract/metrics-address.ts'
import type { ArterialOverview } from '../../../contract/metrics-overview.ts'
import { useResponse } from '../../api/use-response.ts'
import { ChartTable } from '../../charts/chart-table.tsx'
import { SmallMultiples } from '../../charts/trend-parts.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { arterialLead, buildPanels, CORRIDOR_COLUMNS, corridorTable, panelTable } from './arterial-model.ts'
import { ChoiceField, Choices, PeriodField, Segments } from './choices.tsx'
import { FigureChart } from './figure-chart.tsx'
import { columnOf, figureText, type Published, periodName, readRows, timeText } from './figures.ts'
import { arterialParams, type TabParams } from './metrics-params.ts'
import { Charts, Lead, OverviewFrame, useLastResponse } from './overview-frame.tsx'

/** Streets with signals in one county: how long trips take, and how well the signals meet the traffic. */
export function ArterialTab({ params }: { params: TabParams<'arterial'> }) {
  const { t, definitionOf } = useTranslations()
  const { county, measure } = params
  const state = useResponse('getArterialOverview', arterialParams(params))
  const { starts, period } = useLastResponse(state, county) ?? { starts: [], period: null }
  return (
    <>
      <Choices params={params} fields={['period', 'measure']}>
        <Segments
          label={t('filter.county')}
          chosen={county}
          choices={ARTERIAL_COUNTIES.map((one) => ({
            value: one,
            text: t(`metrics.county.${one}`),
            params: { ...params, county: one },
          }))}
        />
        {period === null ? null : <PeriodField params={params} kind={period.kind} starts={starts} />}
        <ChoiceField
          label={t('metrics.measure')}
          name="measure"
          chosen={measure}
          choices={CORRIDOR_MEASURES.map((one) => ({
            value: one,
            text: definitionOf(one)?.label ?? one,
            params: { ...params, measure: one },
          }))}
        />
      </Choices>
      <OverviewFrame state={state} params={params}>
        {(overview) => (
          <Charts>
            <ArterialLead overview={overview} county={county} />
            <CorridorMultiples overview={overview} county={county} />
            <CorridorTable overview={overview} county={county} />
          </Charts>
        )}
      </OverviewFrame>
    </>
  )
}

interface CountyProps {
  overview: Published<ArterialOverview>
  county: ArterialCounty
}

/** Where a driver should allow the most extra time. */
function ArterialLead({ overview, county }: CountyProps) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period, starts, corridors } = overview
  const rows = readRows(corridors, ['corridor', 'direction', 'peak'])
  const count = new Set(rows.map((row) => row.word('corridor'))).size
  const name = periodName(period.kind, period.start, language)
  return (
    <Lead facts={[t('arterial.facts', { count, period: name }), t(`metrics.status.${period.status}`)]}>
      {arterialLead(
        rows,
        t(`metrics.county.${county}`),
        timeText(period, starts[0], translations),
        translations,
      )}
    </Lead>
  )
}

/** One measure on every corridor over the year, side by side on one scale. */
function CorridorMultiples({ overview, county }: CountyProps) {
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
      period={period}
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

/** Every corridor in each direction and peak, with its figures. */
function CorridorTable({ overview, county }: CountyProps) {
  const translations = useTranslations()
  const { t } = translations
  const { period } = overview
  const name = periodName(period.kind, period.start, translations.language)
  const subtitle = t('freeway.trips', { period: name })
  return (
    <FigureChart
      id="corridors"
      title={t('arterial.corridors')}
      subtitle={subtitle}
      columns={CORRIDOR_COLUMNS}
      tableId={`metrics_arterial_${county}`}
      period={period}
      table={null}
    >
      <ChartTable
        notMeasuredText={t('metrics.notMeasured')}
        {...corridorTable(overview, translations, subtitle)}
      />
    </FigureChart>
  )
}
