import {
  ARTERIAL_COUNTIES,
  type ArterialCounty,
  CORRIDOR_MEASURES,
} from '../../../contract/metrics-address.ts'
import type { ArterialOverview } from '../../../contract/metrics-overview.ts'
import { useResponse } from '../../api/use-response.ts'
import { DataTable } from '../../charts/data-table.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { arterialLead, buildPanels, CORRIDOR_COLUMNS, corridorTable, panelTable } from './arterial-model.ts'
import { ChoiceField, Choices, PeriodField, Segments } from './choices.tsx'
import { FigureChart } from './figure-chart.tsx'
import { columnOf, type Published, periodName, readRows, timeText } from './figures.ts'
import { arterialParams, type TabParams } from './metrics-params.ts'
import { Charts, Lead, OverviewFrame, useLastResponse } from './overview-frame.tsx'
import { SmallMultiples } from './small-multiples.tsx'

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
  const { period, corridors } = overview
  const rows = readRows(corridors, ['corridor', 'direction', 'peak'])
  const count = new Set(rows.map((row) => row.word('corridor'))).size
  const facts = t('arterial.facts', { count, period: periodName(period, language) })
  return (
    <Lead facts={[facts, t(`metrics.status.${period.status}`)]}>
      {arterialLead(rows, t(`metrics.county.${county}`), timeText(overview, translations), translations)}
    </Lead>
  )
}

/** One measure on every corridor over the year, side by side on one scale. */
function CorridorMultiples({ overview, county }: CountyProps) {
  const translations = useTranslations()
  const { t, language, definitionOf, unitOf } = translations
  const { period, measure, trendStarts } = overview
  const column = columnOf(overview.columns, measure)
  const title = t('arterial.multiples', { measure: definitionOf(measure)?.label ?? measure })
  const first = { kind: period.kind, start: trendStarts[0] ?? period.start }
  const subtitle = t('arterial.multiplesSubtitle', {
    unit: unitOf(column.unit),
    first: periodName(first, language),
    last: periodName(period, language),
  })
  const panels = buildPanels(overview, translations)
  return (
    <FigureChart
      {...{ title, subtitle, period }}
      id="multiples"
      columns={[measure]}
      tableId={`metrics_arterial_${county}`}
      tableRows={overview.tableRows}
      table={panelTable(overview, panels, translations, subtitle)}
    >
      <SmallMultiples {...{ panels, column }} />
    </FigureChart>
  )
}

/** Every corridor in each direction and peak, with its figures. */
function CorridorTable({ overview, county }: CountyProps) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period } = overview
  const subtitle = t('freeway.trips', { period: periodName(period, language) })
  return (
    <FigureChart
      {...{ subtitle, period }}
      id="corridors"
      title={t('arterial.corridors')}
      columns={CORRIDOR_COLUMNS}
      tableId={`metrics_arterial_${county}`}
      tableRows={overview.tableRows}
      table={null}
    >
      <DataTable {...corridorTable(overview, translations, subtitle)} />
    </FigureChart>
  )
}
