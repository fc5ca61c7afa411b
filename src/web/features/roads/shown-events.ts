import { OTHER_ROADS } from '../../../contract/camera-place.ts'
import type { Language } from '../../../contract/language.ts'
import { evaluateEvent, isAhead, isStillShown } from '../../../contract/road-event-state.ts'
import {
  EVENT_KINDS,
  type MessageSign,
  type QueriedEventsResponse,
  type RoadEvent,
  type RoadFeed,
} from '../../../contract/roads.ts'
import { buildRoadsAddress, type EventKind, type RoadsParams } from './roads-params.ts'

/** An event as the page shows it, with only the sentence in the page's language. */
export interface ShownEvent extends Omit<RoadEvent, 'sentence' | 'polyline' | 'subtype'> {
  sentence: string
}

/** Events on one page of the list: nobody reads hundreds in a row. */
export const EVENTS_PER_PAGE = 20
export const SIGNS_PER_PAGE = 30

/** The group of items: a road and direction, or without a road their county. */
export interface GroupName {
  /** `null`: the feed names none. */
  road: string | null
  direction: RoadEvent['direction']
  /** Of items without a road; `null`: they have one, or it is not known. */
  county: string | null
}

/** The part of a group on one page, in driving order. */
export interface ListedGroup<Item> extends GroupName {
  items: readonly Item[]
  /** How many it has in all. */
  total: number
}

/** The choices, only those that some event has. */
export interface RoadOptions {
  roads: readonly string[]
  counties: readonly string[]
  kinds: readonly EventKind[]
}

/** One page of the current events, then the announced ones. */
export interface ShownEvents {
  /** From `?` on, as `buildRoadsAddress` writes it. */
  address: string
  now: readonly ListedGroup<ShownEvent>[]
  planned: readonly ListedGroup<ShownEvent>[]
  counts: EventCounts
  page: number
  pageCount: number
}

/** How many match on all pages, open or unconfirmed, by kind. */
export type EventCounts = Readonly<Record<EventKind, number>>

/** The feed of an event. A feed that is not listed has never been received. */
export function feedOf(event: Pick<RoadEvent, 'feed'>, feeds: readonly RoadFeed[]): FeedWord {
  return feeds.find(({ kind }) => kind === event.feed) ?? UNHEARD
}

type FeedWord = Pick<RoadFeed, 'lastSuccessAt' | 'pollSeconds'>
const UNHEARD: FeedWord = { lastSuccessAt: null, pollSeconds: 60 }

/** Events in the page's language, without the fields no page shows. Throws if a sentence is not in that language. */
export function inPageLanguage(events: QueriedEventsResponse['events'], language: Language): ShownEvent[] {
  return events.map(({ sentence, polyline: _, subtype: __, ...event }) => {
    const own = sentence[language]
    if (own === undefined) throw new Error(`Event ${event.id} has no sentence in ${language}`)
    return { ...event, sentence: own }
  })
}

/** The matching ones of events in driving order, without those that ended too long ago. Pure. */
export function chooseEvents(
  events: readonly ShownEvent[],
  { road, county, kind }: Pick<RoadsParams, 'road' | 'county' | 'kind'>,
  { feeds, now }: { feeds: readonly RoadFeed[]; now: Date },
): ShownEvent[] {
  return events.filter(
    (event) =>
      (road === null || event.road === road) &&
      (county === null || event.county === county) &&
      (kind === null || event.kind === kind) &&
      isStillShown(evaluateEvent(event, feedOf(event, feeds), now), event, now),
  )
}

/**
 * One page of the events that match an address. Of the current ones, roads with an open incident or closure are first,
 * and on each road these. Pure.
 */
export function buildShownEvents(
  found: readonly ShownEvent[],
  params: RoadsParams,
  { feeds, now, counties }: { feeds: readonly RoadFeed[]; now: Date; counties: readonly string[] },
): ShownEvents {
  const [current, planned] = [
    found
      .filter((event) => !isAhead(event, now))
      .toSorted((one, other) => Number(isUrgent(other)) - Number(isUrgent(one))),
    found.filter((event) => isAhead(event, now)),
  ]
  const pageCount = Math.max(1, Math.ceil(found.length / EVENTS_PER_PAGE))
  const page = Math.min(params.page, pageCount)
  const from = (page - 1) * EVENTS_PER_PAGE
  const [groups, later] = [groupItems(current, counties), groupItems(planned, counties)]
  return {
    address: buildRoadsAddress({ ...params, page }),
    now: pageOfGroups(groups, from, EVENTS_PER_PAGE),
    planned: pageOfGroups(later, from - current.length, EVENTS_PER_PAGE),
    counts: countEvents(current, { feeds, now }),
    page,
    pageCount,
  }
}

/** As of the list: the order stays the same until another list arrives. */
function isUrgent({ kind, state }: ShownEvent): boolean {
  return state === 'open' && (kind === 'incident' || kind === 'closure')
}

function countEvents(
  current: readonly ShownEvent[],
  { feeds, now }: { feeds: readonly RoadFeed[]; now: Date },
): EventCounts {
  const counts = { incident: 0, closure: 0, roadwork: 0, specialEvent: 0 }
  for (const event of current) {
    if (evaluateEvent(event, feedOf(event, feeds), now).kind !== 'ended') counts[event.kind] += 1
  }
  return counts
}

type Grouped = Pick<RoadEvent, 'road' | 'direction' | 'county'>

/** Items under their road and direction, in the order they came; those without a road last, by county. Pure. */
export function groupItems<Item extends Grouped>(
  items: readonly Item[],
  counties: readonly string[],
): ListedGroup<Item>[] {
  const withRoad = Map.groupBy(
    items.filter(({ road }) => road !== OTHER_ROADS),
    ({ road, direction }) => `${road} ${direction}`,
  )
  const without = Map.groupBy(
    items.filter(({ road }) => road === OTHER_ROADS),
    ({ county }) => county,
  )
  const rank = (county: string | null) =>
    county === null || !counties.includes(county) ? counties.length : counties.indexOf(county)
  return [
    ...[...withRoad.values()].map((own) => groupOf(own, own[0]?.road ?? null, null)),
    ...[...without]
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([county, own]) => groupOf(own, null, county)),
  ]
}

function groupOf<Item extends Grouped>(
  items: readonly Item[],
  road: string | null,
  county: string | null,
): ListedGroup<Item> {
  const direction = road === null ? null : (items[0]?.direction ?? null)
  return { road, direction, county, items, total: items.length }
}

/** A slice of grouped items; groups without items in it are left out. Pure. */
export function pageOfGroups<Item>(
  groups: readonly ListedGroup<Item>[],
  from: number,
  most: number,
): ListedGroup<Item>[] {
  let skip = Math.max(0, from)
  let room = from < 0 ? most + from : most
  return groups.flatMap((group) => {
    const items = group.items.slice(skip, skip + Math.max(0, room))
    skip = Math.max(0, skip - group.items.length)
    room -= items.length
    return items.length === 0 ? [] : [{ ...group, items }]
  })
}

/** What visitors may choose from. Counties come in the office's order. */
export function roadOptions(
  events: readonly Pick<ShownEvent, 'road' | 'county' | 'kind'>[],
  counties: readonly string[],
): RoadOptions {
  const present = new Set(events.map(({ county }) => county))
  const kinds = new Set(events.map(({ kind }) => kind))
  return {
    roads: [...new Set(events.map(({ road }) => road))].filter((road) => road !== OTHER_ROADS),
    counties: [
      ...counties.filter((county) => present.has(county)),
      ...[...present].filter((county) => county !== null && !counties.includes(county)).sort(),
    ].filter((county) => county !== null),
    kinds: EVENT_KINDS.filter((kind) => kinds.has(kind)),
  }
}

/** Signs with a message, of a road and county. Pure. */
export function chooseSigns(
  signs: readonly MessageSign[],
  { road, county }: Pick<RoadsParams, 'road' | 'county'>,
): MessageSign[] {
  return signs.filter(
    (sign) =>
      sign.phases.length > 0 &&
      (road === null || sign.road === road) &&
      (county === null || sign.county === county),
  )
}
