import { createTimeSharing } from '../../content/share-time.ts'
import {
  apiStateOf,
  evaluateEvent,
  type FeedTimes,
  isStillShown,
  type RoadFeedKind,
} from '../../contract/road-event-state.ts'
import type { Advisory, MessageSign, RoadEvent } from '../../contract/roads.ts'
import type { Area } from '../cameras/place/district-area.ts'
import { instantOf } from '../upstream/feed-poller.ts'
import { buildSentence } from './event-sentences.ts'
import type { FeedAdvisory, FeedEvent, FeedSign } from './feed/feed-records.ts'
import { encodePolyline } from './feed/polyline.ts'
import { orderRecords, type Placed, type Placing } from './place-records.ts'
import type { Tracked } from './tracked-records.ts'

/** The part of an event that stays the same until the next list. */
export type PlacedEvent = Omit<RoadEvent, 'state' | 'lastSeenAt' | 'usualIntervalSeconds'> & {
  /** When a list last had it. `null`: the last list has it. */
  lastListedAt: string | null
}

/** Lists of events in driving order, and how many are outside the area, by feed. */
export async function buildEventList(
  feeds: readonly { kind: RoadFeedKind; tracked: readonly Tracked<FeedEvent>[] }[],
  placing: Placing,
  areaOf: (kind: RoadFeedKind) => Area | null,
): Promise<{ events: PlacedEvent[]; outside: ReadonlyMap<RoadFeedKind, number> }> {
  const built: { item: PlacedEvent; along: number }[] = []
  const outside = new Map<RoadFeedKind, number>()
  const shareTime = createTimeSharing()
  for (const { kind, tracked } of feeds) {
    const area = areaOf(kind)
    let outsideArea = 0
    for (const one of tracked) {
      await shareTime()
      const where = placing.place(one.item, area)
      if (where === null) outsideArea++
      else built.push({ item: buildEvent(kind, one, where), along: where.along })
    }
    outside.set(kind, outsideArea)
  }
  return { events: await orderRecords(built), outside }
}

function buildEvent(
  feed: RoadFeedKind,
  { id, item, lastListedAt, goneAt }: Tracked<FeedEvent>,
  { road, exit, county }: Placed,
): PlacedEvent {
  const { key: _, place, path, ...said } = item
  const event = { ...said, road, exit, county }
  return {
    ...event,
    id,
    feed,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    polyline: path === null ? null : encodePolyline(path),
    reportedAt: instantOf(item.reportedAt),
    changedAt: instantOf(item.changedAt),
    startsAt: instantOf(item.startsAt),
    endsAt: instantOf(item.endsAt),
    goneAt: instantOf(goneAt),
    lastListedAt: instantOf(lastListedAt),
    sentence: buildSentence(event),
    alsoFrom: [],
  }
}

/** Seconds within which sources usually say something new about an event of a kind, or take it off their list. */
const USUAL_SECONDS: Readonly<Record<RoadEvent['kind'], number>> = {
  incident: 3600,
  closure: 12 * 3600,
  roadwork: 7 * 24 * 3600,
  specialEvent: 24 * 3600,
}

export interface EventsAt {
  events: RoadEvent[]
  /** Events that ended too long ago to be shown and are still listed, by feed. */
  longOver: ReadonlyMap<RoadFeedKind, number>
}

/** Evaluates events at a moment, one by one, so that the caller can yield to other work in between. */
export function* evaluateEvents(
  placed: readonly PlacedEvent[],
  feedOf: (kind: RoadFeedKind) => FeedTimes,
  now: Date,
): Generator<undefined, EventsAt> {
  const events: RoadEvent[] = []
  const longOver = new Map<RoadFeedKind, number>()
  for (const event of placed) {
    yield
    const { lastListedAt, ...fixed } = event
    const feed = feedOf(event.feed)
    const lastSeenAt = lastListedAt ?? feed.lastSuccessAt ?? now.toISOString()
    const times = { ...fixed, lastSeenAt, usualIntervalSeconds: USUAL_SECONDS[event.kind] }
    const status = evaluateEvent(times, feed, now)
    if (isStillShown(status, times, now)) events.push({ ...times, state: apiStateOf(status) })
    else if (event.goneAt === null) longOver.set(event.feed, (longOver.get(event.feed) ?? 0) + 1)
  }
  return { events, longOver }
}

/** A sign until the next list. */
export type PlacedSign = Omit<MessageSign, 'lastSeenAt'>

/** The signs in driving order, with how many are outside the area. */
export async function buildSignList(
  tracked: readonly Tracked<FeedSign>[],
  placing: Placing,
  area: Area | null,
): Promise<{ signs: PlacedSign[]; outsideArea: number }> {
  const built: { item: PlacedSign; along: number }[] = []
  let outsideArea = 0
  const shareTime = createTimeSharing()
  for (const { id, item, goneAt } of tracked) {
    await shareTime()
    if (goneAt !== null) continue
    const where = placing.place(item, area)
    if (where === null) {
      outsideArea++
      continue
    }
    const { along, ...placed } = where
    const { key: _, place, ...sign } = item
    const listed = {
      ...sign,
      ...placed,
      id,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      text: sign.phases.map((lines) => lines.join(' ')).join(' '),
      changedAt: instantOf(sign.changedAt),
    }
    built.push({ item: listed, along })
  }
  return { signs: await orderRecords(built), outsideArea }
}

/** Those in force, important ones first. */
export function advisoriesAt(
  tracked: readonly Tracked<FeedAdvisory>[],
  lastSeenAt: string,
  now: Date,
): Advisory[] {
  const at = now.getTime()
  return tracked
    .filter(
      ({ goneAt, item: { startsAt, endsAt } }) =>
        goneAt === null && (startsAt ?? 0) <= at && (endsAt ?? at) >= at,
    )
    .map(({ id, item: { key: _, startsAt, endsAt, ...words } }) => ({
      id,
      ...words,
      lastSeenAt,
      startsAt: instantOf(startsAt),
      endsAt: instantOf(endsAt),
    }))
    .toSorted((a, b) => Number(b.isHighImportance) - Number(a.isHighImportance))
}

/** Takes every step at once. */
export function runThrough<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** Takes every step, yielding to other work in between. */
export async function runWithPauses<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  const shareTime = createTimeSharing()
  for (;;) {
    await shareTime()
    const { done, value } = steps.next()
    if (done === true) return value
  }
}
