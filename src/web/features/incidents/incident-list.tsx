import { dayIn } from '../../../contract/calendar-days.ts'
import type { Incident } from '../../../contract/tim-report.ts'
import { timelineIssues } from '../../../measures/incidents/timeline-issues.ts'
import type { LongList, TimIncidents } from '../../api/long-list.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Emphasized } from '../../ui/emphasized.tsx'
import { useFocusOnRest } from '../../ui/focus.ts'
import { formatClock, formatDay } from '../../ui/format-date.ts'
import { formatNumber } from '../../ui/format-number.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { IncidentLine } from './incident-line.tsx'
import styles from './incident-list.module.css'
import { recordedStamps } from './incident-model.ts'
import { incidentFacts, incidentSummary, incidentTitle } from './incident-text.ts'

/** The level of an incident's heading: one below that of its section. */
export type IncidentLevel = 3 | 4

/** Incidents, each as a line with its times, under the figures that sum them up; of many, the first. */
export function IncidentList(props: TimIncidents & { onShowAll: () => void; level: IncidentLevel }) {
  const { response: report, list, onShowAll, level } = props
  const translations = useTranslations()
  const { t, language } = translations
  const { summary } = report
  const focus = useFocusOnRest<HTMLOListElement>(list.rest, list.shown.length, onShowAll)
  return (
    <>
      <p className={styles.summary}>
        <Emphasized>{incidentSummary(report, translations)}</Emphasized>
      </p>
      <p className={styles.basis}>
        {t('tim.withTimes', {
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

function Rest(props: { list: LongList<Incident>; onShowAll: () => void }) {
  const { list, onShowAll } = props
  const { shown, total, rest } = list
  const { t } = useTranslations()
  const count = total - shown.length
  return (
    <div className={styles.rest}>
      <Button look="tonal" aria-disabled={rest === 'loading'} onClick={onShowAll}>
        {rest === 'failed' ? t('failed.tryAgain') : t('tim.showAll', { count })}
      </Button>
      <p aria-live="polite">
        {rest === 'loading' ? t('documents.restLoading', { count }) : null}
        {rest === 'failed' ? t('documents.restFailed') : null}
      </p>
    </div>
  )
}

/** What the short names in the list stand for. */
const SHORT_NAMES = { SIRV: 'sirv', RISC: 'risc' } as const

function ShortNames() {
  const { t } = useTranslations()
  return (
    <details className={styles.shortNames}>
      <summary>
        {Object.keys(SHORT_NAMES).join(', ')}: {t('keyFigures.meaning')}
      </summary>
      <dl>
        {Object.entries(SHORT_NAMES).map(([name, column]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{t(`tim.meaning.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function OneIncident({ incident, level }: { incident: Incident; level: IncidentLevel }) {
  const Heading = `h${level}` as const
  const translations = useTranslations()
  const { t, language } = translations
  const stamps = recordedStamps(incident)
  const [first] = stamps
  const { timeZone } = useSite().district
  const titleId = `incident-${incident.id}-title`
  return (
    <article className={styles.incident} data-print="whole" aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        <WholeWords>{incidentTitle(incident, translations)}</WholeWords>
      </Heading>
      <p className={styles.facts}>
        {[
          ...(first === undefined ? [] : [formatDay(dayIn(timeZone, first.at), language)]),
          ...incidentFacts(incident, translations),
        ].join('\u00a0· ')}
      </p>
      {first === undefined ? <p>{t('tim.noTimes')}</p> : <IncidentLine incident={incident} />}
      <ol className={styles.times}>
        {stamps.map(({ name, at, minutes }) => (
          <li key={name}>
            <strong>{t(`tim.stamp.${name}`)}</strong>
            <span>{formatClock(at, language, timeZone)}</span>
            {minutes === 0 ? null : (
              <span>{t('tim.after', { minutes: formatNumber(minutes, language) })}</span>
            )}
          </li>
        ))}
      </ol>
      {timelineIssues(incident.times).some(({ kind }) => kind === 'lanesOpenedEarly') ? (
        <p className={styles.facts}>{t('tim.order')}</p>
      ) : null}
    </article>
  )
}
