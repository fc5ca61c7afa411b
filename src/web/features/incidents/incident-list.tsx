import { dayIn } from '../../../contract/calendar-days.ts'
import type { Incident } from '../../../contract/tim-report.ts'
import { timelineIssues } from '../../../measures/incidents/timeline-issues.ts'
import type { LongList, TimIncidents } from '../../api/long-list.ts'
import { useSite } from '../../api/site-context.tsx'
import marks from '../../charts/marks.module.css'
import { Drawing, HatchPattern, hatchOf } from '../../charts/marks.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusOnRest } from '../../ui/focus.ts'
import { formatClock, formatDay } from '../../ui/format.ts'
import { Emphasized, WholeWords } from '../../ui/whole-words.tsx'
import {
  incidentFacts,
  incidentShape,
  incidentSummary,
  incidentTitle,
  type LinePart,
  recordedStamps,
} from './incident-model.ts'
import styles from './incidents.module.css'

/** The level of an incident's heading: one below that of its section. */
export type IncidentLevel = 3 | 4

/** Incidents, each as a line with its times, under summary figures; of many, the first. */
export function IncidentList(props: TimIncidents & { onShowAll: () => void; level: IncidentLevel }) {
  const { response: report, list, onShowAll, level } = props
  const translations = useTranslations()
  const { t } = translations
  const { summary } = report
  const focus = useFocusOnRest<HTMLOListElement>(list.rest, list.shown.length, onShowAll)
  return (
    <>
      <p className={styles.summary}>
        <Emphasized>{incidentSummary(report, translations)}</Emphasized>
      </p>
      <p className="fact">{t('tim.withTimes', { measured: summary.withTimes, of: summary.incidents })}</p>
      <LineLegend />
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

/** The id of the legend, whose hatch pattern all lines use. */
const LEGEND = 'incidents-legend'

const PARTS = [
  ['blocked', 't1', 't5'],
  ['shoulder', 't5', 't6'],
  ['recovering', 't6', 't7'],
] as const

/** The legend: the times between which each part of a line lasts. */
function LineLegend() {
  const { t } = useTranslations()
  return (
    <ul className={`wrap ${marks.legend}`}>
      {PARTS.map(([form, first, last]) => (
        <li key={form}>
          <svg width="28" height="16" aria-hidden="true">
            {form === 'shoulder' ? <HatchPattern id={LEGEND} /> : null}
            <Part form={form} from={0} to={100} x={(percent) => `${percent}%`} y={0} />
          </svg>
          {t(`tim.stamp.${first}`)} – {t(`tim.stamp.${last}`)}
        </li>
      ))}
    </ul>
  )
}

function Rest(props: { list: LongList<Incident>; onShowAll: () => void }) {
  const { list, onShowAll } = props
  const { shown, total, rest } = list
  const { t } = useTranslations()
  const count = total - shown.length
  return (
    <div className="wrap scripted" data-print="hide">
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

/** Explains the short names of the district's programs in the list. */
function ShortNames() {
  const { t, terms } = useTranslations()
  const names = (
    [
      [terms.severeResponse, 'sirv'],
      [terms.heavyRecovery, 'risc'],
    ] as const
  ).filter(([name]) => name !== '')
  if (names.length === 0) return null
  return (
    <details className={styles.shortNames}>
      <summary>
        {names.map(([name]) => name).join(', ')}: {t('keyFigures.meaning')}
      </summary>
      <dl>
        {names.map(([name, column]) => (
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
      <Heading id={titleId} className="row-title">
        <WholeWords>{incidentTitle(incident, translations)}</WholeWords>
      </Heading>
      <p className="fact">
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
            {minutes === 0 ? null : <span>{t('tim.after', { minutes })}</span>}
          </li>
        ))}
      </ol>
      {timelineIssues(incident.times).some(({ kind }) => kind === 'lanesOpenedEarly') ? (
        <p className="fact">{t('tim.order')}</p>
      ) : null}
    </article>
  )
}

/** One incident as a line. The text beside it gives the times, so it is not read aloud. */
export function IncidentLine({ incident }: { incident: Incident }) {
  const { t, terms } = useTranslations()
  const goal = Number(terms.clearanceGoal)
  const { parts, ticks, lengthMinutes } = incidentShape(incident, goal)
  const x = (minutes: number) => `${Math.round((10_000 * minutes) / lengthMinutes) / 100}%`
  return (
    <Drawing height="50">
      {parts.map(({ form, from, to }) => (
        <Part key={form} form={form} from={from} to={to} x={x} y={24} />
      ))}
      {ticks.map((minutes, index) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: two stamps may have the same minute
          key={index}
          stroke="var(--on-surface)"
          strokeWidth="2"
          x1={x(minutes)}
          x2={x(minutes)}
          y1="19"
          y2="45"
        />
      ))}
      <line className={marks.goalLine} x1={x(goal)} x2={x(goal)} y1="16" y2="48" />
      <text
        className={marks.label}
        x={x(goal)}
        y="12"
        textAnchor={goal > lengthMinutes * 0.8 ? 'end' : 'middle'}
      >
        {t('tim.limit')}
      </text>
    </Drawing>
  )
}

/** One part of a line, 16 pixels high. Its hatch is the legend's. */
function Part(props: LinePart & { x: (value: number) => string; y: number }) {
  const { form, from, to, x, y } = props
  return form === 'recovering' ? (
    <line
      stroke="var(--outline)"
      strokeWidth="3"
      strokeDasharray="1 6"
      strokeLinecap="round"
      x1={x(from)}
      x2={x(to)}
      y1={y + 8}
      y2={y + 8}
    />
  ) : (
    <rect
      className={form === 'blocked' ? marks.now : marks.hatched}
      x={x(from)}
      y={y}
      width={x(to - from)}
      height="16"
      fill={form === 'blocked' ? undefined : hatchOf(LEGEND)}
    />
  )
}
