import type { FreewayOverview } from '../../../contract/metrics-overview.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { peakText } from '../../messages/names.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Emphasized } from '../../ui/emphasized.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { ChoiceField, Choices } from './choices.tsx'
import { FigureChart } from './figure-chart.tsx'
import { figurePeriodName, type Published, timeText } from './figures.ts'
import { reliabilityTableId, TRIP_COLUMNS, tripTable } from './freeway-model.ts'
import { basisFor, responseFor } from './freeway-text.ts'
import type { TabParams } from './metrics-params.ts'
import styles from './time-to-allow.module.css'
import { busiestTrip, type Trip, timesOver, tripName, tripsIn } from './trips.ts'

/** How long one trip typically takes, and how long to allow. The table says so for every trip, without scripts too. */
export function TimeToAllow({
  overview,
  params,
}: {
  overview: Published<FreewayOverview>
  params: TabParams<'freeway'>
}) {
  const translations = useTranslations()
  const { t } = translations
  const { period } = overview
  const trips = tripsIn(overview.reliability)
  const busiest = busiestTrip(trips)
  if (busiest === null) {
    return (
      <EmptyNotice title={t('freeway.reliabilityEmpty')}>{t('freeway.reliabilityEmptyHint')}</EmptyNotice>
    )
  }
  const subtitle = t('freeway.trips', { period: figurePeriodName(period, translations.language) })
  return (
    <div id="time-to-allow" className={styles.place}>
      <FigureChart
        id="allow"
        title={t('discover.timeToAllow')}
        subtitle={subtitle}
        columns={TRIP_COLUMNS}
        tableId={reliabilityTableId(period.kind)}
        tableRows={overview.reliabilityTableRows}
        period={period}
        table={tripTable(overview, translations, subtitle)}
      >
        <TripQuestion {...{ trips, busiest, overview, params }} />
      </FigureChart>
    </div>
  )
}

function TripQuestion(props: {
  trips: readonly Trip[]
  busiest: Trip
  overview: Published<FreewayOverview>
  params: TabParams<'freeway'>
}) {
  const { trips, busiest, overview, params } = props
  const translations = useTranslations()
  const { t, language } = translations
  const trip = trips.find(({ key }) => key === params.trip) ?? busiest
  const peaks = [...trip.peaks.keys()]
  const peak = trip.peaks.has(params.peak) ? params.peak : (peaks[0] ?? '')
  const stretches = trip.peaks.get(peak)
  const times = stretches === undefined ? null : timesOver(stretches)
  const response = times === null ? '' : responseFor(times, timeText(overview, translations), translations)
  return (
    <>
      <Choices params={params} fields={['trip', 'peak']} isOfChart>
        <ChoiceField
          label={t('allow.trip')}
          name="trip"
          chosen={trip.key}
          choices={trips.map((one) => ({
            value: one.key,
            text: tripName(one),
            params: { ...params, trip: one.key === busiest.key ? null : one.key },
          }))}
        />
        <ChoiceField
          label={t('allow.peak')}
          name="peak"
          chosen={peak}
          choices={peaks.flatMap((one) =>
            one === 'am' || one === 'pm'
              ? [{ value: one, text: peakText(one, translations), params: { ...params, peak: one } }]
              : [],
          )}
        />
      </Choices>
      {times === null ? null : (
        <>
          <p className={styles.response}>
            <Emphasized>{response}</Emphasized>
          </p>
          <p className={styles.basis}>
            {basisFor(times, figurePeriodName(overview.period, language), translations)}
          </p>
        </>
      )}
      {/* Another period is not a question about this trip. */}
      <Announcement key={overview.period.start} text={response.replaceAll('**', '')} />
    </>
  )
}
