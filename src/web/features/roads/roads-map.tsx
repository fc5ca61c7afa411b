import { useMemo, useState } from 'react'
import type { RoadFeed } from '../../../contract/roads.ts'
import { useMoment } from '../../api/clock.ts'
import { QueryFailed } from '../../api/query-view.tsx'
import { useSite } from '../../api/site-context.tsx'
import { roadName } from '../../live/road-name.ts'
import { CardText, MapMark } from '../../map/map-mark.tsx'
import { type MapKind, type MarkFrame, PlacesMap } from '../../map/places-map.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EventMarkIcon, eventShape } from './event-list.tsx'
import { ageText, exitText, sentences, statusText, whenText } from './event-text.ts'
import type { RoadsParams } from './roads-params.ts'
import type { ShownEvent } from './shown-events.ts'
import { type LoadedRoads, useEvents, useShownRoads } from './use-roads.ts'

/** An event with what its state is evaluated from. */
interface MappedEvent extends ShownEvent {
  feeds: readonly RoadFeed[]
}

/** The district's map with every event that matches. The list has everything the map has. */
export function RoadsMap({ params, loaded }: { params: RoadsParams; loaded: LoadedRoads }) {
  const { t } = useTranslations()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { response, failure } = useEvents(true)
  const known = useMemo(
    () =>
      response === null ? loaded.known : ({ kind: 'whole', events: response.events, signs: [] } as const),
    [response, loaded.known],
  )
  const { feeds } = loaded
  const data = useShownRoads(params, { ...loaded, known })
  if (failure !== null)
    return (
      <QueryFailed title={t('map.failed')} headingLevel={2} state={failure}>
        <p>{t('map.events.failedHint')}</p>
      </QueryFailed>
    )
  if (!('found' in data)) return <Skeleton bars={['full', 'full', 'full']} size="block" />
  const kinds = (['closure', 'incident', 'roadwork', 'specialEvent'] as const).map((kind) => ({
    id: kind,
    mark: <EventMarkIcon kind={kind} mark="open" size={18} />,
    text: t(`roads.kind.${kind}`),
  }))
  const legend = [
    ...kinds,
    {
      id: 'not now',
      mark: <EventMarkIcon kind="roadwork" mark="planned" size={18} />,
      text: t('roads.mark.notNow'),
    },
  ]
  const items = data.found.map((event) => ({ ...event, feeds }))
  return <PlacesMap items={items} kind={KIND} legend={legend} chosen={chosen} onChoose={setChosen} />
}

function EventsMark({ items, frame }: { items: readonly MappedEvent[]; frame: MarkFrame }) {
  const translations = useTranslations()
  const { t } = translations
  const { timeZone } = useSite().district
  const marks = useMoment((now) =>
    items.map((event) => statusText(event, event.feeds, { now, timeZone }, translations).mark),
  )
  const shapes = items.map((event, index) => eventShape(event.kind, marks[index] ?? 'open'))
  const [first] = items
  const label =
    first !== undefined && items.length > 2
      ? `${t('map.events.cluster', {
          count: items.length,
          place: [roadName(first.road, translations), exitText(first, translations) ?? first.location]
            .filter((text) => text !== '')
            .join(', '),
        })}. ${t('map.clusterHint')}`
      : items
          .map(({ sentence }, index) => `${sentence} ${t(`roads.mark.${marks[index] ?? 'open'}`)}`)
          .join(' ')
  return <MapMark frame={frame} label={label} shapes={shapes} />
}

function OneEvent({ item }: { item: MappedEvent }) {
  return (
    <CardText>
      <h2>{item.sentence}</h2>
      <Facts item={item} isFull />
    </CardText>
  )
}

function EventAmongOthers({ item }: { item: MappedEvent }) {
  return (
    <>
      <p>
        <strong>{item.sentence}</strong>
      </p>
      <Facts item={item} />
    </>
  )
}

function Facts({ item, isFull = false }: { item: MappedEvent; isFull?: boolean }) {
  const translations = useTranslations()
  const { t } = translations
  const { timeZone } = useSite().district
  const text = useMoment((now) => {
    const at = { now, timeZone }
    const facts = [statusText(item, item.feeds, at, translations).text, whenText(item, at, translations)]
    if (isFull) facts.push(ageText(item, at, translations))
    return sentences(facts)
  })
  return (
    <>
      <p>{text}</p>
      {isFull && item.operatorText !== null ? (
        <p>
          {t('roads.operator', { source: item.source })}: <q lang="en">{item.operatorText}</q>
        </p>
      ) : null}
    </>
  )
}

const KIND: MapKind<MappedEvent> = {
  items: 'events',
  showAll: 'roads.showAll',
  Mark: EventsMark,
  One: OneEvent,
  Row: EventAmongOthers,
  crossStreetOf: ({ exit }) => exit?.crossStreet ?? null,
  hrefOf: () => null,
}
