import { FREEWAY_MEASURES, type FreewayMeasure } from '../../../contract/metrics-choices.ts'
import type { EventCount, FreewayOverview, OverviewPeriod } from '../../../contract/metrics-overview.ts'
import { ALL_ROADS } from '../../../contract/overview-names.ts'
import { DataTable } from '../../charts/data-table.tsx'
import { Legend, MiniBars } from '../../charts/marks.tsx'
import type { Translations } from '../../messages/catalog.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { capitalized, eventName } from '../../messages/names.ts'
import { formatNumber } from '../../ui/format.ts'
import { ChoiceField, Choices } from './choices.tsx'
import { FigureChart } from './figure-chart.tsx'
import { columnOf, figurePeriodName, highestText, type Published } from './figures.ts'
import {
  countyTable,
  freewayTableId,
  LANES_OPEN,
  measureName,
  PLANNING,
  reliabilityTableId,
  roadBars,
  roadTable,
  STEP_COLUMNS,
  stepBars,
  stepTable,
} from './freeway-model.ts'
import { basisOf, freewayLead, meanBasisText } from './freeway-text.ts'
import type { TabParams } from './metrics-params.ts'
import { StepChart } from './step-chart.tsx'
import { MeasureTrend } from './trend.tsx'
import { scaleFromZero } from './trend-model.ts'

interface ChartProps {
  overview: Published<FreewayOverview>
}

/** How long each step from the first report to a clear scene took. */
export function FreewaySteps({ overview }: ChartProps) {
  const translations = useTranslations()
  const { t, language } = translations
  const { period, columns } = overview
  return (
    <FigureChart
      title={t('freeway.steps')}
      subtitle={t('freeway.stepsSubtitle', { period: figurePeriodName(period, language) })}
      overview={overview}
      id="steps"
      columns={STEP_COLUMNS}
      tableId={freewayTableId(period.kind)}
      basis={basisOf(overview, translations)}
      finding={freewayLead(overview, translations)}
      table={stepTable(overview, translations)}
    >
      <StepChart
        id="steps"
        bars={stepBars(overview, translations)}
        kind={{ period, column: columnOf(columns, LANES_OPEN), sentence: 'Step' }}
      />
    </FigureChart>
  )
}

/** How reliable trips are on each road: the time to allow compared with an empty road. */
export function Reliability({ overview }: ChartProps) {
  const translations = useTranslations()
  const { t, language, definitionOf } = translations
  const { period, roadReliability, columns, reliabilityTableRows: tableRows } = overview
  if (roadReliability.length === 0) return null
  const title = t('freeway.reliability')
  const bars = roadBars(overview, translations)
  const column = columnOf(columns, PLANNING)
  return (
    <FigureChart
      title={title}
      subtitle={t('freeway.reliabilitySubtitle', { period: figurePeriodName(period, language) })}
      overview={{ period, tableRows }}
      id="reliability"
      columns={['planning_time_index', 'travel_time_index', 'vehicle_miles']}
      tableId={reliabilityTableId(period.kind)}
      finding={highestText(
        definitionOf(PLANNING)?.label ?? title,
        period,
        bars.map(({ name, figure }) => ({ name, value: figure.value })),
        column,
        translations,
      )}
      table={roadTable(overview, translations)}
    >
      <StepChart id="reliability" bars={bars} kind={{ period, column, sentence: 'Index' }} />
    </FigureChart>
  )
}

/** One measure over the past year, with its goal if it has one. */
export function FreewayTrend({ overview, params }: ChartProps & { params: TabParams<'freeway'> }) {
  const translations = useTranslations()
  const { t, language, definitionOf, unitOf } = translations
  const { period, trend, figures, columns } = overview
  const { measure } = params
  const where = overview.road === ALL_ROADS ? t('metrics.allRoadsInText') : overview.road
  const unit = unitOf(columnOf(columns, measure).unit)
  return (
    <MeasureTrend
      {...shownOf(overview, measure, translations)}
      overview={overview}
      trend={trend}
      figures={figures}
      id="trend"
      subtitle={t('freeway.trendSubtitle', {
        unit: measure.endsWith('_mean') ? t('freeway.meanOf', { unit }) : capitalized(unit, language),
        where,
      })}
      tableId={freewayTableId(period.kind)}
      basis={basisOf(overview, translations)}
    >
      <Choices params={params} fields={['measure']} isOfChart>
        <ChoiceField
          label={t('metrics.measure')}
          name="measure"
          chosen={measure}
          choices={FREEWAY_MEASURES.filter((one) => definitionOf(one) !== null).map((one) => ({
            value: one,
            text: measureName(one, translations),
            params: { ...params, measure: one },
          }))}
        />
      </Choices>
    </MeasureTrend>
  )
}

/** Clearance is two lines, lanes open and scene clear; any other measure is one. */
function shownOf(
  { columns, period }: Published<FreewayOverview>,
  measure: FreewayMeasure,
  translations: Translations,
): Pick<Parameters<typeof MeasureTrend>[0], 'title' | 'lines'> {
  const { t } = translations
  if (measure !== LANES_OPEN) {
    const name = measureName(measure, translations)
    return {
      title: t('freeway.trendOf', { measure: name }),
      lines: [{ column: columnOf(columns, measure), name }],
    }
  }
  return {
    title: t(`freeway.trend.${period.kind}`),
    lines: [
      { column: columnOf(columns, LANES_OPEN), name: t('freeway.step.roadway_clearance') },
      {
        column: columnOf(columns, 'incident_clearance_minutes_mean'),
        name: t('freeway.step.incident_clearance'),
      },
    ],
  }
}

/** What happened on the road: events by type, and below by county. */
export function FreewayEvents({ overview }: ChartProps) {
  const translations = useTranslations()
  const { t, language, definitionOf } = translations
  const { period, events } = overview
  const name = figurePeriodName(period, language)
  const types = events.filter(({ county }) => county === 'all')
  if (types.length === 0) return null
  const subtitle = t('freeway.eventsSubtitle', { period: name })
  const byCounty = countyTable(events, translations)
  return (
    <FigureChart
      subtitle={subtitle}
      overview={overview}
      id="events"
      title={t('freeway.events')}
      columns={['events', 'event_type']}
      tableId={freewayTableId(period.kind)}
      basis={[
        meanBasisText(overview, translations),
        t(byCounty === null ? 'freeway.countiesUnpublished' : 'freeway.noneRecordedNote'),
      ].filter((sentence) => sentence !== '')}
      finding={highestText(
        definitionOf('events')?.label ?? t('freeway.event'),
        period,
        types.map(({ eventType, events: { value } }) => ({
          name: eventName(eventType, translations),
          value,
        })),
        { unit: 'events', decimals: 0 },
        translations,
      )}
      table={
        byCounty === null ? null : { ...byCounty, caption: t('freeway.eventsByCounty', { period: name }) }
      }
    >
      <EventTable types={types} period={period} caption={subtitle} />
    </FigureChart>
  )
}

function EventTable(props: { types: readonly EventCount[]; period: OverviewPeriod; caption: string }) {
  const { types, period, caption } = props
  const translations = useTranslations()
  const { t, language } = translations
  const scale = scaleFromZero(
    types.flatMap(({ events }) => [events.value, events.previous]),
    3,
  )
  const text = (value: number | null) => (value === null ? null : formatNumber(value, language))
  const [now, before] = [figurePeriodName(period, language), t(`metrics.before.${period.kind}`)]
  return (
    <>
      <Legend
        id="events"
        // The bars it explains are hidden where a table has no room for them.
        isWideOnly
        items={[
          { form: 'now', text: now },
          { form: 'before', text: before },
        ]}
      />
      <DataTable
        caption={caption}
        isNarrow
        columns={[
          { key: 'type', title: t('freeway.event'), holds: 'words' },
          { key: 'now', title: now },
          { key: 'bars', title: null, holds: 'bars' },
          { key: 'before', title: before },
          { key: 'mean', title: t(`metrics.mean.${period.kind}`) },
        ]}
        rows={types.map(({ eventType, events: { value, previous, mean } }) => ({
          key: eventType,
          cells: [
            eventName(eventType, translations),
            value === null ? null : <strong key="now">{text(value)}</strong>,
            <MiniBars
              key="bars"
              id={`events-${eventType}`}
              value={value}
              previous={previous}
              scale={scale}
            />,
            text(previous),
            text(mean),
          ],
        }))}
      />
    </>
  )
}
