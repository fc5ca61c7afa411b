import { FREEWAY_MEASURES, type FreewayMeasure } from '../../../contract/metrics-address.ts'
import type { EventCount, FreewayOverview, OverviewColumn } from '../../../contract/metrics-overview.ts'
import { ALL_ROADS } from '../../../contract/overview-names.ts'
import { OPEN_ROADS } from '../../../measures/incidents/open-roads.ts'
import { ChartTable } from '../../charts/chart-table.tsx'
import { Legend, MiniBars } from '../../charts/marks.tsx'
import { scaleFromZero } from '../../charts/scales.ts'
import { StepChart } from '../../charts/step-chart.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { eventName } from '../../messages/event-name.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber, formatShortest } from '../../ui/format-number.ts'
import { ChoiceField, Choices } from './choices.tsx'
import { FigureChart } from './figure-chart.tsx'
import { columnOf, figureText, type Published, periodName } from './figures.ts'
import {
  buildRoadBars,
  buildSteps,
  countyTable,
  freewayTableId,
  reliabilityTableId,
  roadTable,
  STEP_COLUMNS,
  stepTable,
} from './freeway-model.ts'
import { basisOf } from './freeway-text.ts'
import type { TabParams } from './metrics-params.ts'
import { MeasureTrend, type TrendColumn } from './trend.tsx'

interface ChartProps {
  overview: Published<FreewayOverview>
}

/** How long each step from the first report to a clear scene took. */
export function FreewaySteps({ overview }: ChartProps) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period } = overview
  const title = t('freeway.steps')
  const subtitle = t('freeway.stepsSubtitle', { period: periodName(period.kind, period.start, language) })
  return (
    <FigureChart
      {...{ title, subtitle, period }}
      id="steps"
      columns={STEP_COLUMNS}
      tableId={freewayTableId(period.kind)}
      basis={basisOf(overview, translations)}
      table={stepTable(overview, translations, subtitle)}
    >
      <StepChart
        id="steps"
        label={t('chart.keys', { title })}
        steps={buildSteps(overview, translations)}
        words={comparedNames(overview, translations)}
        formatTick={(value, isLast) =>
          isLast ? `${formatNumber(value, language)} min` : formatNumber(value, language)
        }
      />
    </FigureChart>
  )
}

/** How even trips are on each road: what to allow against an empty road. */
export function Reliability({ overview }: ChartProps) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period, roadReliability } = overview
  if (roadReliability.length === 0) return null
  const title = t('freeway.reliability')
  const subtitle = t('freeway.reliabilitySubtitle', {
    period: periodName(period.kind, period.start, language),
  })
  return (
    <FigureChart
      {...{ title, subtitle, period }}
      id="reliability"
      columns={['planning_time_index', 'travel_time_index', 'vehicle_miles']}
      tableId={reliabilityTableId(period.kind)}
      table={roadTable(overview, translations, subtitle)}
    >
      <StepChart
        id="reliability"
        label={t('chart.keys', { title })}
        steps={buildRoadBars(overview, translations)}
        words={comparedNames(overview, translations)}
        formatTick={(value) => formatShortest(value, language, 2)}
      />
    </FigureChart>
  )
}

function comparedNames({ period: { kind } }: ChartProps['overview'], { t }: Translations) {
  return {
    now: t(`metrics.now.${kind}`),
    before: t(`metrics.before.${kind}`),
    mean: t(`metrics.mean.${kind}`),
  }
}

const CLEARANCE = 'roadway_clearance_minutes_mean'

/** One measure over the year before, with the goal where it has one. */
export function FreewayTrend({ overview, params }: ChartProps & { params: TabParams<'freeway'> }) {
  const translations = useTranslations()
  const { t } = translations
  const { period, trend, figures } = overview
  const { measure } = params
  const lines = linesOf(overview, measure, translations)
  const [{ column }] = lines
  const where = overview.road === ALL_ROADS ? t('metrics.allRoadsInText') : overview.road
  return (
    <MeasureTrend
      {...{ period, trend, figures, lines }}
      id="trend"
      title={titleOf(overview, measure, translations)}
      subtitle={t('freeway.trendSubtitle', { unit: unitOf(measure, column, translations), where })}
      tableId={freewayTableId(period.kind)}
      basis={basisOf(overview, translations)}
      goal={
        measure === CLEARANCE
          ? { value: OPEN_ROADS.limitMinutes, text: t('freeway.goal'), shortText: t('freeway.goalShort') }
          : null
      }
    >
      <MeasureChoice params={params} />
    </MeasureTrend>
  )
}

function MeasureChoice({ params }: { params: TabParams<'freeway'> }) {
  const { t, definitionOf } = useTranslations()
  return (
    <Choices params={params} fields={['measure']} label={t('metrics.measure')}>
      <ChoiceField
        label={t('metrics.measure')}
        name="measure"
        chosen={params.measure}
        choices={FREEWAY_MEASURES.map((measure) => ({
          value: measure,
          text: definitionOf(measure)?.label ?? measure,
          params: { ...params, measure },
        }))}
      />
    </Choices>
  )
}

/** The clearing of the road is two lines: lanes open, and the scene clear. */
function linesOf(
  { columns }: FreewayOverview,
  measure: FreewayMeasure,
  { t, definitionOf }: Translations,
): [TrendColumn] | [TrendColumn, TrendColumn] {
  if (measure === CLEARANCE) {
    return [
      { column: columnOf(columns, CLEARANCE), name: t('freeway.step.roadway_clearance') },
      {
        column: columnOf(columns, 'incident_clearance_minutes_mean'),
        name: t('freeway.step.incident_clearance'),
      },
    ]
  }
  return [{ column: columnOf(columns, measure), name: definitionOf(measure)?.label ?? measure }]
}

function titleOf(
  { period }: Published<FreewayOverview>,
  measure: FreewayMeasure,
  { t, definitionOf }: Translations,
) {
  return measure === CLEARANCE
    ? t(`freeway.trend.${period.kind}`)
    : t('freeway.trendOf', { measure: definitionOf(measure)?.label ?? measure })
}

function unitOf(measure: FreewayMeasure, { unit }: OverviewColumn, { t, unitOf }: Translations): string {
  return measure.endsWith('_mean') ? t('freeway.meanOf', { unit: unitOf(unit) }) : unitOf(unit)
}

/** What happened on the road: events by type, and below by county. */
export function FreewayEvents({ overview }: ChartProps) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period, events } = overview
  const name = periodName(period.kind, period.start, language)
  const types = events.filter(({ county }) => county === 'all')
  if (types.length === 0) return null
  const subtitle = t('freeway.eventsSubtitle', { period: name })
  const byCounty = countyTable(events, translations, t('freeway.eventsByCounty', { period: name }))
  return (
    <FigureChart
      {...{ subtitle, period }}
      id="events"
      title={t('freeway.events')}
      columns={['events', 'event_type']}
      tableId={freewayTableId(period.kind)}
      basis={[
        ...basisOf(overview, translations),
        t(byCounty === null ? 'freeway.countiesUnpublished' : 'freeway.noneRecordedNote'),
      ]}
      table={byCounty}
    >
      <EventTable overview={overview} types={types} caption={subtitle} />
    </FigureChart>
  )
}

function EventTable(props: {
  overview: Published<FreewayOverview>
  types: readonly EventCount[]
  caption: string
}) {
  const { overview, types, caption } = props
  const translations = useTranslations()
  const { t } = translations
  const { kind } = overview.period
  const column = columnOf(overview.columns, 'events')
  const scale = scaleFromZero(
    types.flatMap(({ events }) => [events.value, events.previous]),
    3,
  )
  const text = (value: number | null) => figureText(value, column, translations)
  return (
    <>
      <Legend
        id="events"
        items={[
          { form: 'now', text: t(`metrics.now.${kind}`) },
          { form: 'before', text: t(`metrics.before.${kind}`) },
        ]}
      />
      <ChartTable
        caption={caption}
        notMeasuredText={t('metrics.notMeasured')}
        columns={[
          { key: 'type', title: t('freeway.event'), holds: 'words' },
          { key: 'now', title: t(`metrics.now.${kind}`), holds: 'figures' },
          {
            key: 'bars',
            title: <span className="visually-hidden">{t('freeway.events')}</span>,
            holds: 'bars',
          },
          { key: 'before', title: t(`metrics.before.${kind}`), holds: 'figures' },
          { key: 'mean', title: t(`metrics.mean.${kind}`), holds: 'figures' },
        ]}
        rows={types.map(({ eventType, events }) => ({
          key: eventType,
          cells: [
            eventName(eventType, translations),
            events.value === null ? null : <strong key="now">{text(events.value)}</strong>,
            <MiniBars
              key="bars"
              id={`events-${eventType}`}
              value={events.value}
              previous={events.previous}
              scale={scale}
            />,
            text(events.previous),
            text(events.mean),
          ],
        }))}
      />
    </>
  )
}
