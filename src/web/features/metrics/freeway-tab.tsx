import { TRIP_PEAKS } from '../../../contract/metrics-address.ts'
import type { FreewayOverview } from '../../../contract/metrics-overview.ts'
import { ALL_ROADS } from '../../../contract/overview-names.ts'
import { useResponse } from '../../api/query-client.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { directionText, peakText } from '../../messages/names.ts'
import { KeyFigures } from '../../ui/key-figure.tsx'
import { Announcement, EmptyNotice } from '../../ui/notice.tsx'
import { Emphasized } from '../../ui/whole-words.tsx'
import { ChoiceField, Choices, PeriodField, Segments } from './choices.tsx'
import { FigureChart } from './figure-chart.tsx'
import { type FigureRow, figureOf, figurePeriodName, newsText, type Published, timeText } from './figures.ts'
import { FreewayEvents, FreewaySteps, FreewayTrend, Reliability } from './freeway-charts.tsx'
import { LANES_OPEN, reliabilityTableId, TRIP_COLUMNS, tripTable } from './freeway-model.ts'
import { basisFor, freewayLead, laneCoverageText, spreadText, timeToAllowText } from './freeway-text.ts'
import styles from './metrics.module.css'
import { freewayParams, type TabParams, useOffered } from './metrics-params.ts'
import { Lead, OverviewFigure, OverviewFrame, useLastResponse } from './overview-frame.tsx'
import { busiestTrip, timesOver, tripName, tripsIn } from './trips.ts'

/** How fast roads were cleared, what happened on them, and how much time a trip takes. */
export function FreewayTab({ params }: { params: TabParams<'freeway'> }) {
  const state = useResponse('getFreewayOverview', freewayParams(params))
  const lastResponse = useLastResponse(state, params.by) ?? { starts: [], roads: [] }
  return (
    <>
      <FreewayChoices params={params} offered={lastResponse} />
      <OverviewFrame state={state} params={params}>
        {(overview) => (
          <div className="stack">
            <FreewayFigures overview={overview} />
            <FreewaySteps overview={overview} />
            <FreewayTrend overview={overview} params={params} />
            <FreewayEvents overview={overview} />
            <TimeToAllow overview={overview} params={params} />
            <Reliability overview={overview} />
          </div>
        )}
      </OverviewFrame>
    </>
  )
}

/** Choices of period length, period and road. The last two come with the figures. */
function FreewayChoices(props: {
  params: TabParams<'freeway'>
  offered: Pick<FreewayOverview, 'starts' | 'roads'>
}) {
  const { params, offered } = props
  const { t } = useTranslations()
  const { by } = params
  return (
    <Choices params={params} fields={['period', 'road']}>
      <Segments
        label={t('metrics.by')}
        chosen={by}
        choices={useOffered().periods.map((kind) => ({
          value: kind,
          text: t(`metrics.by.${kind}`),
          params: { ...params, by: kind, period: null },
        }))}
      />
      <PeriodField params={params} kind={by} starts={offered.starts} />
      {offered.roads.length === 0 ? null : (
        <ChoiceField
          label={t('filter.road')}
          name="road"
          chosen={params.road ?? ALL_ROADS}
          choices={[ALL_ROADS, ...offered.roads].map((road) => ({
            value: road,
            text: road === ALL_ROADS ? t('metrics.allRoads') : road,
            params: { ...params, road: road === ALL_ROADS ? null : road },
          }))}
        />
      )}
    </Choices>
  )
}

/** The main finding in a sentence, and the three figures behind it. */
function FreewayFigures({ overview }: { overview: Published<FreewayOverview> }) {
  const translations = useTranslations()
  const { t, language } = translations
  const { terms } = useSite()
  const { period, figures } = overview
  const newsNames = {
    open_roads_compliance_percent: t('freeway.figure.openRoads'),
    incident_clearance_minutes_mean: t('freeway.step.incident_clearance'),
  }
  const name = figurePeriodName(period, language)
  const status = t(`metrics.status.${period.status}`)
  const count = figureOf(figures, 'lane_blocking_events_with_times').value
  // Not every office names its goal.
  const policy = terms.clearancePolicy === '' ? '' : `${terms.clearancePolicy}\u00a0· `
  return (
    <div>
      <Lead facts={[`${name}.`, laneCoverageText(overview, translations), status]}>
        {`${freewayLead(overview, translations)} ${newsText(overview, figures, newsNames, translations)}`.trim()}
      </Lead>
      <KeyFigures columns={3}>
        <OverviewFigure
          overview={overview}
          figures={figures}
          column={LANES_OPEN}
          name={t('freeway.step.roadway_clearance')}
          facts={spreadText(overview, 'roadway_clearance', translations)}
        />
        <OverviewFigure
          overview={overview}
          figures={figures}
          column="incident_clearance_minutes_mean"
          name={t('freeway.step.incident_clearance')}
          facts={spreadText(overview, 'incident_clearance', translations)}
        />
        <OverviewFigure
          overview={overview}
          figures={figures}
          column="open_roads_compliance_percent"
          name={t('freeway.figure.openRoads')}
          facts={count === null ? '' : policy + t('freeway.openRoadsEvents', { count })}
        />
      </KeyFigures>
    </div>
  )
}

/** How long one trip typically takes, and how long to allow. The table has every trip, also without scripts. */
function TimeToAllow(props: { overview: Published<FreewayOverview>; params: TabParams<'freeway'> }) {
  const { overview, params } = props
  const translations = useTranslations()
  const { t, language } = translations
  const { period, reliabilityTableRows: tableRows } = overview
  const trips = tripsIn(overview.reliability)
  const busiest = busiestTrip(trips)
  if (busiest === null) {
    return (
      <EmptyNotice title={t('freeway.reliabilityEmpty')}>{t('freeway.reliabilityEmptyHint')}</EmptyNotice>
    )
  }
  // The trip in the address, or the busiest, in a peak that was measured.
  const trip = trips.find(({ key }) => key === params.trip) ?? busiest
  const peaks = TRIP_PEAKS.filter((one) => trip.peaks.has(one))
  const peak = peaks.find((one) => one === params.peak) ?? peaks[0]
  const name = peak === undefined ? tripName(trip) : `${tripName(trip)}, ${peakText(peak, translations)}`
  return (
    <div id="time-to-allow" className={styles.allow}>
      <FigureChart
        id="allow"
        title={t('discover.timeToAllow')}
        subtitle={t('freeway.trips', { period: figurePeriodName(period, language) })}
        columns={TRIP_COLUMNS}
        tableId={reliabilityTableId(period.kind)}
        overview={{ period, tableRows }}
        finding={name}
        table={tripTable(overview, trip, translations)}
      >
        <p data-print="only">{name}</p>
        <Choices params={params} fields={['trip', 'peak']} isOfChart>
          <ChoiceField
            label={t('allow.trip')}
            name="trip"
            chosen={trip.key}
            choices={trips.map((one) => ({
              value: one.key,
              text: tripName(one),
              group: `${one.road} ${directionText(one.direction, translations)}`,
              params: { ...params, trip: one.key === busiest.key ? null : one.key },
            }))}
          />
          <ChoiceField
            label={t('allow.peak')}
            name="peak"
            chosen={peak ?? ''}
            choices={peaks.map((one) => ({
              value: one,
              text: peakText(one, translations),
              params: { ...params, peak: one },
            }))}
          />
        </Choices>
        <TripResponse overview={overview} stretches={trip.peaks.get(peak ?? '') ?? []} />
      </FigureChart>
    </div>
  )
}

/** How long the stretches of a trip take, in a sentence. */
function TripResponse(props: { overview: Published<FreewayOverview>; stretches: readonly FigureRow[] }) {
  const { overview, stretches } = props
  const translations = useTranslations()
  const { period } = overview
  if (stretches.length === 0) return null
  const times = timesOver(stretches)
  const text = timeToAllowText(times, timeText(overview, translations), translations)
  return (
    <>
      <p className={styles.response}>
        <Emphasized>{text}</Emphasized>
      </p>
      <p className={`fact ${styles.basis}`}>
        {basisFor(times, figurePeriodName(period, translations.language), translations)}
      </p>
      {/* The period is not a choice about this trip. */}
      <Announcement key={period.start} text={text.replaceAll('**', '')} />
    </>
  )
}
