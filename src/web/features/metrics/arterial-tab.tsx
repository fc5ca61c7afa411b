import { METRICS_GROUPS } from '../../../contract/category.ts'
import { type ArterialCounty, CORRIDOR_MEASURES } from '../../../contract/metrics-choices.ts'
import type { ArterialOverview, OverviewColumn } from '../../../contract/metrics-overview.ts'
import { useResponse } from '../../api/query-client.ts'
import { useSite } from '../../api/site-context.tsx'
import { DataTable } from '../../charts/data-table.tsx'
import marks from '../../charts/marks.module.css'
import { Drawing } from '../../charts/marks.tsx'
import { placeOf } from '../../messages/category-names.ts'
import { shortUnit } from '../../messages/comparison-text.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { capitalized } from '../../messages/names.ts'
import {
  arterialLead,
  buildPanels,
  CORRIDOR_COLUMNS,
  corridorTable,
  type MultiplePanel,
  panelTable,
} from './arterial-model.ts'
import styles from './arterial-tab.module.css'
import { ChoiceField, Choices, PeriodField, Segments } from './choices.tsx'
import { FigureChart } from './figure-chart.tsx'
import {
  columnOf,
  figurePeriodName,
  figureText,
  highestText,
  type Published,
  readRows,
  timeText,
} from './figures.ts'
import { arterialParams, type TabParams, useOffered } from './metrics-params.ts'
import { Lead, OverviewFrame, useLastResponse } from './overview-frame.tsx'
import { scaleOfTrend } from './trend-model.ts'
import { BreakMark, BrokenScaleNote, TrendLine, TrendNotes } from './trend-parts.tsx'

/** Streets with signals in one county: how long trips take, and how well the signals meet the traffic. */
export function ArterialTab({ params }: { params: TabParams<'arterial'> }) {
  const { t, definitionOf } = useTranslations()
  const { categories } = useSite()
  const { county, measure } = params
  const state = useResponse('getArterialOverview', arterialParams(params))
  const { starts, period } = useLastResponse(state, county) ?? { starts: [], period: null }
  return (
    <>
      <Choices params={params} fields={['period', 'measure']}>
        <Segments
          label={t('filter.county')}
          chosen={county}
          choices={useOffered().counties.map((one) => ({
            value: one,
            text: placeOf(METRICS_GROUPS[one], categories),
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
        {(overview) => <CountyStreets overview={overview} county={county} />}
      </OverviewFrame>
    </>
  )
}

/** Where a driver should allow the most extra time; one measure over the year; all figures of each corridor. */
function CountyStreets(props: { overview: Published<ArterialOverview>; county: ArterialCounty }) {
  const { overview, county } = props
  const translations = useTranslations()
  const { t, language, definitionOf, unitOf } = translations
  const { period, measure, trendStarts } = overview
  const periodName = figurePeriodName(period, language)
  const rows = readRows(overview.corridors, ['corridor', 'direction', 'peak'])
  const count = new Set(rows.map((row) => row.word('corridor'))).size
  const place = placeOf(METRICS_GROUPS[county], useSite().categories)
  const lead = arterialLead(rows, place, timeText(overview, translations), translations)
  const column = columnOf(overview.columns, measure)
  const label = definitionOf(measure)?.label ?? measure
  const panels = buildPanels(overview, translations)
  const newest = panels.map(({ corridor, subtitle, values }) => ({
    name: `${corridor}, ${subtitle}`,
    value: values.at(-1) ?? null,
  }))
  const trips = t('freeway.trips', { period: periodName })
  const chart = { overview, tableId: `metrics_arterial_${county}` } as const
  return (
    <div className="stack">
      <Lead
        facts={[t('arterial.facts', { count, period: periodName }), t(`metrics.status.${period.status}`)]}
      >
        {lead}
      </Lead>
      <FigureChart
        {...chart}
        id="multiples"
        title={t('arterial.multiples', { measure: label })}
        subtitle={t('arterial.multiplesSubtitle', {
          unit: capitalized(unitOf(column.unit), language),
          first: figurePeriodName({ kind: period.kind, start: trendStarts[0] ?? period.start }, language),
          last: periodName,
        })}
        columns={[measure]}
        finding={highestText(label, period, newest, column, translations)}
        table={panelTable(overview, panels, translations)}
      >
        <SmallMultiples panels={panels} column={column} />
      </FigureChart>
      <FigureChart
        {...chart}
        id="corridors"
        title={t('arterial.corridors')}
        subtitle={trips}
        columns={CORRIDOR_COLUMNS}
        finding={lead}
        table={null}
      >
        <DataTable caption={trips} {...corridorTable(overview, translations)} />
      </FigureChart>
    </div>
  )
}

/** CSS pixels. */
const PANEL_HEIGHT = 56

/** Small trends of one measure, all on one scale. */
export function SmallMultiples(props: { panels: readonly MultiplePanel[]; column: OverviewColumn }) {
  const { panels, column } = props
  const translations = useTranslations()
  const { t, language } = translations
  const scale = scaleOfTrend(
    panels.flatMap(({ values }) => values),
    column.unit,
    4,
  )
  const y = (value: number) => PANEL_HEIGHT - (scale.along(value) * PANEL_HEIGHT) / 100
  const percent = column.unit === 'percent' ? shortUnit(column.unit, language) : ''
  const top = figureText(scale.ticks.at(-1) ?? 0, { ...column, decimals: 0 }, translations)
  const lastOf = (values: MultiplePanel['values']) => {
    const text = figureText(values.at(-1) ?? null, column, translations)
    return text === null ? t('chart.noData') : text + percent
  }
  return (
    <>
      <BrokenScaleNote scale={scale} />
      <div className={styles.panels}>
        {panels.map(({ key, corridor, subtitle, values, spoken }) => (
          <div key={key} className={styles.panel} data-print="whole" role="img" aria-label={spoken}>
            <p className={styles.title}>
              <strong>{corridor}</strong> <span>{subtitle}</span>
            </p>
            <p className="row-title">{lastOf(values)}</p>
            <Drawing className={styles.lines} height={PANEL_HEIGHT}>
              <line className={marks.grid} x1="0" x2="100%" y1="0" y2="0" />
              <line className={marks.axis} x1="0" x2="100%" y1={PANEL_HEIGHT} y2={PANEL_HEIGHT} />
              <BreakMark scale={scale} y={PANEL_HEIGHT} />
              <text className={styles.tick} x="0" y="-3">
                {top}
                {percent}
              </text>
              <TrendLine values={values} y={y} height={PANEL_HEIGHT} isMain />
              <TrendNotes values={values} y={y} height={PANEL_HEIGHT} odd={[]} />
            </Drawing>
          </div>
        ))}
      </div>
    </>
  )
}
