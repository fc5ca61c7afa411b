import { Link } from 'wouter'
import { type Coordinates, milesTo } from '../../../contract/coordinates.ts'
import { isAhead } from '../../../contract/road-event-state.ts'
import { useMoment } from '../../api/clock.ts'
import { useSite } from '../../api/site-context.tsx'
import { timeOf } from '../../messages/age-text.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { EventRows, useShownEvents } from './event-list.tsx'
import { roadsHref } from './roads-params.ts'
import { feedStatusOf, timesReceived } from './roads-status.tsx'
import type { ShownEvent } from './shown-events.ts'
import { useRoads } from './use-roads.ts'

const NEAR_MILES = 2

/** The events within two miles of a place as the crow flies; none if its place is unknown. Pure. */
export function eventsNear(place: Coordinates, events: readonly ShownEvent[]): ShownEvent[] {
  return events.filter((event) => (milesTo(event, place)?.miles ?? Number.POSITIVE_INFINITY) <= NEAR_MILES)
}

/** Road events within two miles of a camera; or that none are reported, or that it is unknown. */
export function EventsNear({ place, road }: { place: Coordinates; road: string }) {
  const translations = useTranslations()
  const { t } = translations
  const { timeZone } = useSite().district
  const { loaded } = useRoads(false)
  const feeds = loaded?.feeds ?? []
  const { known } = loaded ?? {}
  const near =
    known === undefined ? [] : eventsNear(place, known.kind === 'whole' ? known.events : known.others)
  const shown = useShownEvents(near, feeds, (event, now) => !isAhead(event, now))
  const status = useMoment((now) => {
    const { kind } = feedStatusOf(feeds, now)
    if (kind !== 'current') return kind
    const [oldest = ''] = timesReceived(feeds)
    return oldest === '' ? 'never' : timeOf(oldest, now, translations, timeZone)
  })
  // Without a feed of events, says nothing about them.
  if (loaded === null || status === 'none' || place.latitude === null) return null
  const isUnknown = status === 'never' || status === 'late'
  return (
    <section aria-labelledby="events-near">
      <h2 id="events-near">{t('roads.near')}</h2>
      {shown.length > 0 ? (
        <EventRows events={shown} feeds={feeds} headingLevel={3} />
      ) : (
        <p>{isUnknown ? t('roads.nearUnknown') : t('roads.nearNone', { time: status })}</p>
      )}
      <p>
        <Link href={roadsHref({ road })}>{t('roads.nearAll', { road })}</Link>
      </p>
    </section>
  )
}
