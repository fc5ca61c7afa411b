import { useState } from 'react'
import type { FreewayOverview } from '../../../contract/metrics-overview.ts'
import { peakText } from '../../messages/direction-text.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { SelectField } from '../../ui/choices.tsx'
import { Emphasized } from '../../ui/emphasized.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { FigureChart } from './figure-chart.tsx'
import { type Published, periodName, timeText } from './figures.ts'
import { reliabilityTableId, TRIP_COLUMNS, tripTable } from './freeway-model.ts'
import { basisFor, responseFor, type Trip, tripsIn } from './freeway-text.ts'
import styles from './time-to-allow.module.css'

/** How long one trip typically takes, and how long to allow. The table says so for every trip, without scripts too. */
export function TimeToAllow({ overview }: { overview: Published<FreewayOverview> }) {
  const translations = useTranslations()
  const { t } = translations
  const { period } = overview
  const trips = tripsIn(overview.reliability, translations)
  const [first] = trips
  if (first === undefined) {
    return (
      <EmptyNotice title={t('freeway.reliabilityEmpty')}>{t('freeway.reliabilityEmptyHint')}</EmptyNotice>
    )
  }
  const subtitle = t('freeway.trips', { period: periodName(period, translations.language) })
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
        <TripQuestion trips={trips} first={first} overview={overview} />
      </FigureChart>
    </div>
  )
}

function TripQuestion(props: { trips: readonly Trip[]; first: Trip; overview: Published<FreewayOverview> }) {
  const { trips, first, overview } = props
  const translations = useTranslations()
  const [chosenTrip, setTrip] = useState<string | null>(null)
  const [chosenPeak, setPeak] = useState('pm')
  const trip = trips.find(({ key }) => key === chosenTrip) ?? first
  const peaks = [...trip.peaks.keys()]
  const peak = trip.peaks.has(chosenPeak) ? chosenPeak : (peaks[0] ?? '')
  const row = trip.peaks.get(peak)
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={translations.t('allow.trip')}
          id="allow-trip"
          value={trip.key}
          onChoose={setTrip}
          options={trips.map(({ key, name }) => ({ value: key, text: name }))}
        />
        <SelectField
          label={translations.t('allow.peak')}
          id="allow-peak"
          value={peak}
          onChoose={setPeak}
          options={peaks.map((one) => ({ value: one, text: peakText(one, translations) }))}
        />
      </div>
      {row === undefined ? null : (
        <div role="status">
          <p className={styles.response}>
            <Emphasized>{responseFor(row, timeText(overview, translations), translations)}</Emphasized>
          </p>
          <p className={styles.basis}>
            {basisFor(row, periodName(overview.period, translations.language), translations)}
          </p>
        </div>
      )}
    </>
  )
}
