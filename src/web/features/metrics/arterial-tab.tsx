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
import { Charts, Lead, OverviewFrame, useLastResponse } from './overview-frame.tsx'
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

/** Where a driver should allow the most extra time, and the figures behind it. */
function ArterialLead({ overview, county }: CountyProps) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period, corridors } = overview
  const count = new Set(readRows(corridors, ['corridor']).map((row) => row.word('corridor'))).size
  const facts = t('arterial.facts', { count, period: figurePeriodName(period, language) })
  return (
    <Lead facts={[facts, t(`metrics.status.${period.status}`)]}>{useArterialLead({ overview, county })}</Lead>
  )
}

function useArterialLead({ overview, county }: CountyProps): string {
  const translations = useTranslations()
  const { categories } = useSite()
  return arterialLead(
    readRows(overview.corridors, ['corridor', 'direction', 'peak']),
    placeOf(METRICS_GROUPS[county], categories),
    timeText(overview, translations),
    translations,
  )
}

/** One measure for every corridor over the year, side by side on one scale. */
function CorridorMultiples({ overview, county }: CountyProps) {
  const translations = useTranslations()
  const { t, language, definitionOf, unitOf } = translations
  const { period, measure, trendStarts } = overview
  const column = columnOf(overview.columns, measure)
  const label = definitionOf(measure)?.label ?? measure
  const title = t('arterial.multiples', { measure: label })
  const first = { kind: period.kind, start: trendStarts[0] ?? period.start }
  const subtitle = t('arterial.multiplesSubtitle', {
    unit: capitalized(unitOf(column.unit), language),
    first: figurePeriodName(first, language),
    last: figurePeriodName(period, language),
  })
  const panels = buildPanels(overview, translations)
  return (
    <FigureChart
      title={title}
      subtitle={subtitle}
      period={period}
      id="multiples"
      columns={[measure]}
      tableId={`metrics_arterial_${county}`}
      tableRows={overview.tableRows}
      finding={highestText(
        label,
        period,
        panels.map(({ corridor, subtitle: way, values }) => ({
          name: `${corridor}, ${way}`,
          value: values.at(-1) ?? null,
        })),
        column,
        translations,
      )}
      table={panelTable(overview, panels, translations, subtitle)}
    >
      <SmallMultiples panels={panels} column={column} />
    </FigureChart>
  )
}

function CorridorTable({ overview, county }: CountyProps) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period } = overview
  const subtitle = t('freeway.trips', { period: figurePeriodName(period, language) })
  return (
    <FigureChart
      subtitle={subtitle}
      period={period}
      id="corridors"
      title={t('arterial.corridors')}
      columns={CORRIDOR_COLUMNS}
      tableId={`metrics_arterial_${county}`}
      tableRows={overview.tableRows}
      finding={useArterialLead({ overview, county })}
      table={null}
    >
      <DataTable {...corridorTable(overview, translations, subtitle)} />
    </FigureChart>
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
            <p className={styles.last}>{lastOf(values)}</p>
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
