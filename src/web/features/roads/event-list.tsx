import type { ReactNode } from 'react'
import { evaluateEvent, isStillShown } from '../../../contract/road-event-state.ts'
import type { RoadFeed } from '../../../contract/roads.ts'
import { useMoment } from '../../api/clock.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { ageText, type EventMark, statusText, whenText } from './event-text.ts'
import styles from './roads.module.css'
import type { EventKind } from './roads-params.ts'
import { feedOf, type ShownEvent } from './shown-events.ts'

export interface EventsProps {
  feeds: readonly RoadFeed[]
  /** The links to the cameras at an event. */
  camerasNear?: ((event: ShownEvent) => ReactNode) | undefined
}

/** The events for which `isShown` still holds; evaluated every second. */
export function useShownEvents(
  events: readonly ShownEvent[],
  feeds: readonly RoadFeed[],
  isShown: (event: ShownEvent, now: Date) => boolean = () => true,
): ShownEvent[] {
  const shown = useMoment((now) =>
    events.map(
      (event) =>
        isShown(event, now) && isStillShown(evaluateEvent(event, feedOf(event, feeds), now), event, now),
    ),
  )
  return events.filter((_, index) => shown[index])
}

export function EventRows(props: EventsProps & { events: readonly ShownEvent[]; headingLevel: 3 | 4 }) {
  const { events, ...rest } = props
  return (
    <ul role="list">
      {events.map((event) => (
        <EventRow key={event.id} event={event} {...rest} />
      ))}
    </ul>
  )
}

/** One event: what is blocked, since when, where, until when, how old the report is, and the agency's own words. */
function EventRow(props: EventsProps & { event: ShownEvent; headingLevel: 3 | 4 }) {
  const { event, feeds, camerasNear, headingLevel } = props
  const translations = useTranslations()
  const { t } = translations
  const { timeZone } = useSite().district
  const Heading = `h${headingLevel}` as const
  const { mark, status, when, age } = useMoment((now) => {
    const at = { now, timeZone }
    const { mark, text: status } = statusText(event, feeds, at, translations)
    return { mark, status, when: whenText(event, at, translations), age: ageText(event, at, translations) }
  })
  const { exit, operatorText, source, isFullClosure, county, alsoFrom } = event
  // The sentence names the exit or place.
  const where = [exit?.city ?? null, county === null ? null : t('camera.county', { county })].filter(
    (name) => name !== null,
  )
  return (
    <li data-event={event.id} className={styles.row} data-mark={mark}>
      <EventMarkIcon kind={event.kind} mark={mark} />
      <div className={styles.text}>
        <Heading className="row-title">{event.sentence}</Heading>
        <p>
          {isFullClosure && mark !== 'ended' ? (
            <>
              <span className={styles.closed}>{t('roads.fullClosure')}</span>{' '}
            </>
          ) : null}
          <strong>{status.endsWith('.') ? status : `${status}.`}</strong> {when}
        </p>
        {where.length === 0 ? null : <p className="fact">{where.join('\u00a0· ')}</p>}
        <p className="fact">{age}</p>
        {operatorText === null ? null : (
          <OperatorWords said={t('roads.operator', { source })} words={operatorText} />
        )}
        {alsoFrom.map((other) => (
          <OperatorWords
            key={other.id}
            said={t('roads.alsoFrom', { source: other.source === '' ? other.feed : other.source })}
            words={other.operatorText}
          />
        ))}
        {camerasNear?.(event)}
      </div>
    </li>
  )
}

/** The agency's own text. `words`: `null` if there is nothing more. */
function OperatorWords({ said, words }: { said: string; words: string | null }) {
  const { language } = useTranslations()
  return (
    <p className={`fact ${styles.operator}`}>
      {said}
      {words === null ? '.' : ': '}
      {words === null ? null : (
        <q lang="en" translate={language === 'en' ? undefined : 'no'}>
          {words}
        </q>
      )}
    </p>
  )
}

/** The mark of an event: its shape shows its kind, an outline that it is over, announced or unknown. */
export function EventMarkIcon(props: { kind: EventKind; mark: EventMark; size?: number }) {
  const { kind, mark, size = 22 } = props
  return (
    <svg viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      {eventShape(kind, mark)}
    </svg>
  )
}

/** The same shape centered at 0, 0 and 16 units wide. */
export function eventShape(kind: EventKind, mark: EventMark): ReactNode {
  const isNow = mark === 'open' || mark === 'unconfirmed'
  return (
    <g className={styles[kind]} data-now={isNow}>
      {SHAPES[kind]}
    </g>
  )
}

const SHAPES: Readonly<Record<EventKind, ReactNode>> = {
  incident: (
    <>
      <path d="M0-8.5 9 7H-9Z" />
      <path className={styles.symbol} d="M0-3.5V2M0 4.4v.2" />
    </>
  ),
  closure: (
    <>
      <circle r="8.2" />
      <path className={styles.symbol} d="M-4.5 0h9" />
    </>
  ),
  roadwork: <path d="M0-9 9 0 0 9-9 0Z" />,
  specialEvent: <rect x="-7" y="-7" width="14" height="14" rx="3" />,
}
