import { createTimeSharing } from '../../content/share-time.ts'
import {
  apiStateOf,
  evaluateEvent,
  type FeedTimes,
  isStillKept,
  type RoadFeedKind,
} from '../../contract/road-event-state.ts'
import type { MessageSign, RoadEvent } from '../../contract/roads.ts'
import { buildSentence } from './event-sentences.ts'
import type { FeedEvent, FeedSign } from './feed/feed-records.ts'
import { encodePolyline } from './feed/polyline.ts'
import { instantOf } from './followed-feed.ts'
import {
  inDrivingOrder,
  numberInOrder,
  type Placed,
  placeRecords,
  type Surroundings,
} from './place-records.ts'
import type { Tracked } from './tracked-records.ts'

/** What of an event stays the same until the next list. */
export type PlacedEvent = Omit<RoadEvent, 'state' | 'lastSeenAt' | 'usualIntervalSeconds'> & {
  /** When a list last had it. `null`: the last list has it. */
  lastListedAt: string | null
}

/** Some lists of events, put into driving order, with how many are outside the area, by feed. */
export async function buildEventList(
  feeds: readonly { kind: RoadFeedKind; tracked: readonly Tracked<FeedEvent>[] }[],
  surroundings: Surroundings,
  areaOf: (kind: RoadFeedKind) => Surroundings['area'],
): Promise<{ events: PlacedEvent[]; outside: ReadonlyMap<RoadFeedKind, number> }> {
  const built: (Omit<PlacedEvent, 'order'> & { along: number })[] = []
  const outside = new Map<RoadFeedKind, number>()
  for (const { kind, tracked } of feeds) {
    const items = tracked.map((one) => ({ ...one.item, tracked: one }))
    const { placed, outsideArea } = await placeRecords(items, { ...surroundings, area: areaOf(kind) })
    outside.set(kind, outsideArea)
    const shareTime = createTimeSharing()
    for (const { item, where } of placed) {
      await shareTime()
      built.push({ ...buildEvent(kind, item.tracked, where), along: where.along })
    }
  }
  const events = numberInOrder(inDrivingOrder(built)).map(({ along: _, ...event }) => event)
  return { events, outside }
}

function buildEvent(
  feed: RoadFeedKind,
  { id, item, lastListedAt, goneAt }: Tracked<FeedEvent>,
  { road, exit, county }: Placed,
): Omit<PlacedEvent, 'order'> {
  const { source, kind, cause, subtype, direction, location, milepost, lanes, isFullClosure, severity } = item
  const told = { cause, kind, road, direction, location, exit, county, lanes, isFullClosure }
  return {
    ...{ id, feed, source, kind, cause, subtype, road, direction, location, exit, county },
    latitude: item.place?.latitude ?? null,
    longitude: item.place?.longitude ?? null,
    polyline: item.path === null ? null : encodePolyline(item.path),
    ...{ milepost, lanes, isFullClosure, severity },
    reportedAt: instantOf(item.reportedAt),
    changedAt: instantOf(item.changedAt),
    startsAt: instantOf(item.startsAt),
    endsAt: instantOf(item.endsAt),
    goneAt: instantOf(goneAt),
    lastListedAt: instantOf(lastListedAt),
    recurrence: item.recurrence,
    sentence: buildSentence(told),
    operatorText: item.operatorText,
  }
}

/** Seconds within which sources usually say something new about an event of a kind, or take it off their list. */
const USUAL_SECONDS: Readonly<Record<RoadEvent['kind'], number>> = {
  incident: 3600,
  closure: 12 * 3600,
  roadwork: 7 * 24 * 3600,
  specialEvent: 24 * 3600,
}

/** The events as they are at a moment. Those that ended too long ago are left out; `longOver`: how many of them are still listed. */
export function eventsAt(
  placed: readonly PlacedEvent[],
  feedOf: (kind: RoadFeedKind) => FeedTimes,
  now: Date,
): { events: RoadEvent[]; longOver: ReadonlyMap<RoadFeedKind, number> } {
  const events: RoadEvent[] = []
  const longOver = new Map<RoadFeedKind, number>()
  for (const event of placed) {
    const { lastListedAt, ...fixed } = event
    const feed = feedOf(event.feed)
    const lastSeenAt = lastListedAt ?? feed.lastSuccessAt ?? now.toISOString()
    const times = { ...fixed, lastSeenAt, usualIntervalSeconds: USUAL_SECONDS[event.kind] }
    const status = evaluateEvent(times, feed, now)
    if (isStillKept(status, times, now)) events.push({ ...times, state: apiStateOf(status) })
    else if (event.goneAt === null) longOver.set(event.feed, (longOver.get(event.feed) ?? 0) + 1)
  }
  return { events, longOver }
}

/** A sign until the next list. */
export type PlacedSign = Omit<MessageSign, 'lastSeenAt'>

/** The signs in driving order, with how many are outside the area. */
export async function buildSignList(
  tracked: readonly Tracked<FeedSign>[],
  surroundings: Surroundings,
): Promise<{ signs: PlacedSign[]; outsideArea: number }> {
  const items = tracked.filter(({ goneAt }) => goneAt === null).map((one) => ({ ...one.item, id: one.id }))
  const { placed, outsideArea } = await placeRecords(items, surroundings)
  const built = placed.map(({ item, where: { road, exit, county, along } }) => ({
    ...{ id: item.id, road, direction: item.direction, location: item.location, exit, county },
    latitude: item.place?.latitude ?? null,
    longitude: item.place?.longitude ?? null,
    phases: item.phases,
    text: item.phases.map((lines) => lines.join(' ')).join(' '),
    changedAt: instantOf(item.changedAt),
    along,
  }))
  const signs = numberInOrder(inDrivingOrder(built)).map(({ along: _, ...sign }) => sign)
  return { signs, outsideArea }
}
