import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { RoadFeed } from '../../../contract/roads.ts'
import { useMoment } from '../../api/clock.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatNumber } from '../../ui/format.ts'
import { RoadSign } from '../../ui/route-marker.tsx'
import styles from './event-list.module.css'
import { EventMarkIcon } from './event-mark.tsx'
import {
  ageText,
  type EventMark,
  exitText,
  groupText,
  groupTitle,
  statusText,
  whenText,
} from './event-text.ts'
import type { ListedGroup, ShownEvent } from './shown-events.ts'

/** The character between two texts that one look at the clock makes. */
const BETWEEN = '\u001f'

interface EventsProps {
  feeds: readonly RoadFeed[]
  /** The links to the cameras at an event. */
  camerasNear?: ((event: ShownEvent) => ReactNode) | undefined
}

/** Events under their roads and directions, in driving order. */
export function EventGroups(
  props: EventsProps & { title: string; groups: readonly ListedGroup<ShownEvent>[]; idPrefix: string },
) {
  const { title, groups, feeds, camerasNear, idPrefix } = props
  const translations = useTranslations()
  const { t } = translations
  if (groups.length === 0) return null
  return (
    <section aria-labelledby={idPrefix} className={styles.part}>
      <h2 id={idPrefix}>{title}</h2>
      {groups.map((group) => {
        const name = groupTitle(group, translations)
        return (
          <section key={name} aria-label={`${title}: ${name}`}>
            <h3 className={styles.heading}>
              {group.road === null ? null : (
                <RoadSign road={group.road}>
                  <span>{group.road}</span>
                </RoadSign>
              )}{' '}
              <span>{groupText(group, translations)}</span>{' '}
              <span className={`fact ${styles.count}`}>{t('roads.eventCount', { count: group.total })}</span>
            </h3>
            <EventRows events={group.items} {...{ feeds, camerasNear }} headingLevel={4} />
          </section>
        )
      })}
    </section>
  )
}

/** Events one below the other. */
export function EventRows(props: EventsProps & { events: readonly ShownEvent[]; headingLevel: 3 | 4 }) {
  const { events, ...rest } = props
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list">
      {events.map((event) => (
        <EventRow key={event.id} event={event} {...rest} />
      ))}
    </ul>
  )
}

/** One event: what is blocked, since when, where, until when, how old the word is, and the agency's own words. */
function EventRow(props: EventsProps & { event: ShownEvent; headingLevel: 3 | 4 }) {
  const { event, feeds, camerasNear, headingLevel } = props
  const translations = useTranslations()
  const { t } = translations
  const { timeZone } = useSite().district
  const Heading = `h${headingLevel}` as const
  const evaluated = useMoment((now) => {
    const at = { now, timeZone }
    const { mark, text } = statusText(event, feeds, at, translations)
    return [mark, text, whenText(event, at, translations), ageText(event, at, translations)].join(BETWEEN)
  })
  const [mark = '', status = '', when = '', age = ''] = evaluated.split(BETWEEN)
  const where = exitText(event, translations)
  const { location, operatorText, source, isFullClosure, county, alsoFrom } = event
  return (
    // The first of the texts is a mark: it was joined above.
    <li data-event={event.id} className={styles.row} data-mark={mark}>
      <EventMarkIcon kind={event.kind} mark={mark as EventMark} />
      <div className={styles.words}>
        <Heading className={styles.sentence}>{event.sentence}</Heading>
        <p>
          {isFullClosure && mark !== 'ended' ? (
            <>
              <span className={styles.closed}>{t('roads.fullClosure')}</span>{' '}
            </>
          ) : null}
          <strong>{status.endsWith('.') ? status : `${status}.`}</strong> {when}
        </p>
        <p className="fact">
          {where === null ? location === '' ? null : <span lang="en">{location}</span> : where}
          {(where !== null || location !== '') && county !== null ? '\u00a0· ' : null}
          {county === null ? null : t('camera.county', { county })}
        </p>
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

/** The agency's own words. `words`: `null` where it says no more than that. */
function OperatorWords({ said, words }: { said: string; words: string | null }) {
  const { language } = useTranslations()
  return (
    <p className={styles.operator}>
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

/** To the items before and after these; nothing when all are here. */
export function Pager(props: {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  labels: { name: string; before: string; after: string }
}) {
  const { page, pageCount, hrefOf, labels } = props
  const { t, language } = useTranslations()
  if (pageCount <= 1) return null
  const linkTo = (number: number, text: string) => (
    <Link href={`${hrefOf(number)}#page-${number}`} asChild>
      <LinkButton look="outlined">{text}</LinkButton>
    </Link>
  )
  return (
    <nav className={styles.pager} aria-label={labels.name}>
      {page > 1 ? linkTo(page - 1, labels.before) : null}
      <p>
        {t('cameras.pageOf', {
          page: formatNumber(page, language),
          pages: formatNumber(pageCount, language),
        })}
      </p>
      {page < pageCount ? linkTo(page + 1, labels.after) : null}
    </nav>
  )
}
