import { createTimeSharing } from '../../content/share-time.ts'
import type { RoadFeedKind } from '../../contract/road-event-state.ts'
import type { RoadEvent } from '../../contract/roads.ts'
import { distanceFromOrigin } from '../cameras/place/district-area.ts'
import { folded } from '../cameras/place/exit-beside.ts'
import type { PlacedEvent } from './build-lists.ts'
import { decodePolyline } from './feed/polyline.ts'

/** How far the point of an event may be from a work zone that is the same, meters: about the error of a milepost. */
const SAME_METERS = 500
const METERS_PER_DEGREE = 111_195

type Comparable = Pick<PlacedEvent, 'id' | 'feed' | 'kind' | 'road' | 'direction' | 'startsAt' | 'endsAt'> &
  Pick<PlacedEvent, 'latitude' | 'longitude' | 'polyline'>

/**
 * Finds the work zones of WZDx that the 511 feed lists as events too: of the same kind, on the same road and direction
 * that both name, at overlapping times, and at most 500 m apart. Each is paired once, with the nearest. Yields to other
 * work in between.
 *
 * @returns the id of the event by the id of the work zone
 */
export async function findSameEvents(events: readonly Comparable[]): Promise<ReadonlyMap<string, string>> {
  const placed = events.filter(({ direction, latitude }) => direction !== null && latitude !== null)
  const zones = placed.filter(({ feed }) => feed === 'wzdx')
  const others = Map.groupBy(
    placed.filter(({ feed }) => feed === 'events-511'),
    nameOf,
  )
  const pairs: { zone: string; event: string; meters: number }[] = []
  const shareTime = createTimeSharing()
  for (const zone of zones) {
    const path = pathOf(zone)
    for (const event of others.get(nameOf(zone)) ?? []) {
      await shareTime()
      const meters = overlaps(zone, event) ? metersBetween(event, path) : Number.POSITIVE_INFINITY
      if (meters <= SAME_METERS) pairs.push({ zone: zone.id, event: event.id, meters })
    }
  }
  const same = new Map<string, string>()
  const taken = new Set<string>()
  for (const { zone, event } of pairs.sort((a, b) => a.meters - b.meters)) {
    if (same.has(zone) || taken.has(event)) continue
    same.set(zone, event)
    taken.add(event)
  }
  return same
}

function nameOf({ kind, road, direction }: Comparable): string {
  return `${kind} ${folded(road)} ${direction}`
}

/** A missing time is open-ended. */
function overlaps(a: Comparable, b: Comparable): boolean {
  const start = ({ startsAt }: Comparable) =>
    startsAt === null ? Number.NEGATIVE_INFINITY : Date.parse(startsAt)
  const end = ({ endsAt }: Comparable) => (endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt))
  return start(a) <= end(b) && start(b) <= end(a)
}

type Point = { latitude: number; longitude: number }

function pathOf({ polyline, latitude, longitude }: Comparable): readonly Point[] {
  const path = polyline === null ? null : decodePolyline(polyline)
  return path ?? [{ latitude: latitude ?? 0, longitude: longitude ?? 0 }]
}

/** Distance from an event to the nearest point of a line. */
function metersBetween({ latitude, longitude }: Comparable, path: readonly Point[]): number {
  const shorter = Math.cos(((latitude ?? 0) * Math.PI) / 180)
  const at = path.map((point) => ({
    x: (point.longitude - (longitude ?? 0)) * shorter,
    y: point.latitude - (latitude ?? 0),
  }))
  const degrees = at.map((from, index) => {
    const to = at[index + 1] ?? from
    return distanceFromOrigin(from.x, from.y, to.x, to.y)
  })
  return Math.min(...degrees) * METERS_PER_DEGREE
}

/**
 * Merges each pair of records of the same event: the open one wins over the unconfirmed one, and the 511 feed over the work
 * zone. The other is in `alsoFrom`. Ended events and those of a late feed are shown separately, because the two then
 * disagree. Pure.
 *
 * @param same as `findSameEvents` gives it
 * @param isLate whether a feed is late
 * @returns `merged`: how many records were merged into another, by their feed
 */
export function mergeSameEvents(
  events: RoadEvent[],
  same: ReadonlyMap<string, string>,
  isLate: (feed: RoadFeedKind) => boolean,
): { events: RoadEvent[]; merged: ReadonlyMap<RoadFeedKind, number> } {
  const merged = new Map<RoadFeedKind, number>()
  if (same.size === 0 || isLate('events-511') || isLate('wzdx')) return { events, merged }
  const byId = new Map(events.map((event) => [event.id, event]))
  const into = new Map<string, RoadEvent>()
  const left = new Set<string>()
  for (const [zoneId, eventId] of same) {
    const [zone, event] = [byId.get(zoneId), byId.get(eventId)]
    if (zone === undefined || event === undefined || zone.state === 'ended' || event.state === 'ended')
      continue
    const isZoneBetter = zone.state === 'open' && event.state !== 'open'
    const [shown, other] = isZoneBetter ? [zone, event] : [event, zone]
    into.set(shown.id, other)
    left.add(other.id)
    merged.set(other.feed, (merged.get(other.feed) ?? 0) + 1)
  }
  return {
    events: events
      .filter(({ id }) => !left.has(id))
      .map((event) => {
        const other = into.get(event.id)
        if (other === undefined) return event
        const { id, feed, source, operatorText } = other
        return { ...event, alsoFrom: [{ id, feed, source, operatorText }] }
      }),
    merged,
  }
}
