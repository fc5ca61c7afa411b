import { dayIn } from '../../../contract/calendar-days.ts'
import type { Incident } from '../../../contract/tim-report.ts'
import { OPEN_ROADS } from '../../../measures/incidents/open-roads.ts'
import { timelineFaults } from '../../../measures/incidents/timeline-faults.ts'
import type { LongList } from '../../api/long-list.ts'
import { useSite } from '../../api/site-context.tsx'
import type { TimIncidents } from '../../api/use-tim-report.ts'
import { IncidentLine } from '../../charts/incident-line.tsx'
import { useFigureSpeech } from '../../messages/figure-words.ts'
import { useSpeech } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Emphasized } from '../../ui/emphasized.tsx'
import { formatClock, formatDay } from '../../ui/format-date.ts'
import { formatNumber } from '../../ui/format-number.ts'
import { useFocusOnRest } from '../../ui/use-focus-on-rest.ts'
import styles from './incident-list.module.css'
import { incidentShape, recordedStamps } from './incident-model.ts'
import { incidentFacts, incidentSummary, incidentTitle } from './incident-words.ts'

/** The level of an incident's heading: one below that of its section. */
export type IncidentLevel = 3 | 4

/** Incidents, each as a line with its times in words, under the figures that sum them up; many begin with a few. */
export function IncidentList(props: TimIncidents & { onShowAll: () => void; level: IncidentLevel }) {
  const { answer: report, list, onShowAll, level } = props
  const speech = useFigureSpeech()
  const { say, language } = speech
  const { summary } = report
  const focus = useFocusOnRest<HTMLOListElement>(list.rest, list.shown.length, onShowAll)
  return (
    <>
      <p className={styles.summary}>
        <Emphasized>{incidentSummary(report, speech)}</Emphasized>
      </p>
      <p className={styles.basis}>
        {say('tim.withTimes', {
          measured: formatNumber(summary.withTimes, language),
          of: formatNumber(summary.incidents, language),
        })}
      </p>
      <ol className={styles.incidents} ref={focus.list}>
        {list.shown.map((incident) => (
          <li key={incident.id}>
            <OneIncident incident={incident} level={level} />
          </li>
        ))}
      </ol>
      {list.rest === 'none' ? null : <Rest list={list} onShowAll={focus.showAll} />}
      <ShortNames />
    </>
  )
}

function Rest({
  list: { shown, total, rest },
  onShowAll,
}: {
  list: LongList<Incident>
  onShowAll: () => void
}) {
  const { t } = useSpeech()
  const { say } = useFigureSpeech()
  const count = total - shown.length
  return (
    <div className={styles.rest}>
      <Button look="tonal" aria-disabled={rest === 'loading'} onClick={onShowAll}>
        {rest === 'failed' ? t('failed.tryAgain') : say('tim.showAll', { count })}
      </Button>
      <p role="status">
        {rest === 'loading' ? t('documents.restLoading', { count }) : null}
        {rest === 'failed' ? t('documents.restFailed') : null}
      </p>
    </div>
  )
}

/** What the short names in the list stand for. */
const SHORT_NAMES = { SIRV: 'sirv', RISC: 'risc' } as const

function ShortNames() {
  const { say, definitionOf } = useFigureSpeech()
  return (
    <details className={styles.shortNames}>
      <summary>
        {Object.keys(SHORT_NAMES).join(', ')}: {say('chart.meaning')}
      </summary>
      <dl>
        {Object.entries(SHORT_NAMES).map(([name, column]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{definitionOf(column)?.definition}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function OneIncident({ incident, level }: { incident: Incident; level: IncidentLevel }) {
  const Heading = `h${level}` as const
  const speech = useFigureSpeech()
  const { say, language } = speech
  const stamps = recordedStamps(incident)
  const [first] = stamps
  const { timeZone } = useSite().district
  const titleId = `incident-${incident.id}-title`
  return (
    <article className={styles.incident} data-print="whole" aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {incidentTitle(incident, speech)}
      </Heading>
      <p className={styles.facts}>
        {[
          ...(first === undefined ? [] : [formatDay(dayIn(timeZone, first.at), language)]),
          ...incidentFacts(incident, speech),
        ].join(' · ')}
      </p>
      {first === undefined ? (
        <p>{say('tim.noTimes')}</p>
      ) : (
        <IncidentLine
          id={`incident-${incident.id}`}
          {...incidentShape(incident)}
          goal={{ minutes: OPEN_ROADS.limitMinutes, text: say('tim.limit') }}
        />
      )}
      <ol className={styles.times}>
        {stamps.map(({ name, at, minutes }) => (
          <li key={name}>
            <strong>{speech.definitionOf(name)?.label ?? name}</strong>
            <span>{formatClock(at, language, timeZone)}</span>
            {minutes === 0 ? null : (
              <span>{say('tim.after', { minutes: formatNumber(minutes, language) })}</span>
            )}
          </li>
        ))}
      </ol>
      {timelineFaults(incident.times).some(({ kind }) => kind === 'lanesOpenedEarly') ? (
        <p className={styles.facts}>{say('tim.order')}</p>
      ) : null}
    </article>
  )
}
