import { useState } from 'react'
import type { FreewayOverview } from '../../../../contract/metrics-overview.ts'
import { sayPeak } from '../../../messages/direction-words.ts'
import { type FigureSpeech, useFigureSpeech } from '../../../messages/figure-words.ts'
import { Emphasized } from '../../../ui/emphasized.tsx'
import { EmptyNotice } from '../../../ui/notice.tsx'
import { FigureChart } from '../figure-chart.tsx'
import type { FigureRow } from '../figure-columns.ts'
import type { Published } from '../overview-face.tsx'
import { periodName, sayWhen } from '../period-words.ts'
import { reliabilityTableId } from './freeway-table-id.ts'
import styles from './time-to-allow.module.css'
import { TRIP_COLUMNS, tripTable } from './trip-table.ts'
import { answerFor, basisFor, type Trip, tripsIn } from './trips.ts'

/**
 * Answers for one trip how long it takes as a rule, and how long to allow. The table says it for every trip,
 * with a script and without.
 */
export function TimeToAllow({ overview }: { overview: Published<FreewayOverview> }) {
  const speech = useFigureSpeech()
  const { say } = speech
  const { period } = overview
  const trips = tripsIn(overview.reliability, speech)
  const [first] = trips
  if (first === undefined) {
    return (
      <EmptyNotice title={say('freeway.reliabilityEmpty')}>{say('freeway.reliabilityEmptyHint')}</EmptyNotice>
    )
  }
  const name = periodName(period.kind, period.start, speech.language)
  const subtitle = say('freeway.trips', { period: name })
  return (
    <div id="time-to-allow" className={styles.place}>
      <FigureChart
        id="allow"
        title={say('allow.title')}
        subtitle={subtitle}
        columns={TRIP_COLUMNS}
        tableId={reliabilityTableId(period.kind)}
        periodName={name}
        start={period.start}
        basis={[say(`metrics.status.${period.status}`)]}
        table={tripTable(overview, speech, subtitle)}
      >
        <TripQuestion trips={trips} first={first} overview={overview} />
      </FigureChart>
    </div>
  )
}

function TripQuestion(props: { trips: readonly Trip[]; first: Trip; overview: Published<FreewayOverview> }) {
  const { trips, first, overview } = props
  const speech = useFigureSpeech()
  const [chosenTrip, setTrip] = useState<string | null>(null)
  const [chosenPeak, setPeak] = useState('pm')
  const trip = trips.find(({ key }) => key === chosenTrip) ?? first
  const peaks = [...trip.peaks.keys()]
  const peak = trip.peaks.has(chosenPeak) ? chosenPeak : (peaks[0] ?? '')
  const row = trip.peaks.get(peak)
  return (
    <>
      <div className={styles.fields}>
        <Field
          label={speech.say('allow.trip')}
          name="trip"
          value={trip.key}
          onChoose={setTrip}
          options={trips.map(({ key, name }) => ({ value: key, text: name }))}
        />
        <Field
          label={speech.say('allow.peak')}
          name="peak"
          value={peak}
          onChoose={setPeak}
          options={peaks.map((one) => ({ value: one, text: sayPeak(one, speech) }))}
        />
      </div>
      {row === undefined ? null : <Answer row={row} overview={overview} speech={speech} />}
    </>
  )
}

function Answer(props: { row: FigureRow; overview: Published<FreewayOverview>; speech: FigureSpeech }) {
  const { row, overview, speech } = props
  const { period, starts } = overview
  return (
    <div role="status">
      <p className={styles.answer}>
        <Emphasized>{answerFor(row, sayWhen(period, starts[0], speech), speech)}</Emphasized>
      </p>
      <p className={styles.basis}>
        {basisFor(row, periodName(period.kind, period.start, speech.language), speech)}
      </p>
    </div>
  )
}

function Field(props: {
  label: string
  name: string
  value: string
  options: readonly { value: string; text: string }[]
  onChoose: (value: string) => void
}) {
  const { label, name, value, options, onChoose } = props
  const id = `allow-${name}`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
