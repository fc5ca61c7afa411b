import type { ExitEntry } from '../../content/exits-file.ts'
import { createTimeSharing } from '../../content/share-time.ts'
import type { CameraExit } from '../../contract/camera.ts'
import { OTHER_ROADS } from '../../contract/camera-place.ts'
import type { Place } from '../cameras/feed/feed-camera.ts'
import { type Area, type CountyShape, countyAt } from '../cameras/place/district-area.ts'
import { exitBeside } from '../cameras/place/exit-beside.ts'
import type { FeedEvent } from './feed/feed-records.ts'

/** What is known of the places of a district; the same objects until it changes. */
export interface Surroundings {
  /** Whose records are shown; `null`: all are. */
  area: Area | null
  exits: readonly ExitEntry[]
  /** The counties of the map. */
  shapes: readonly CountyShape[]
}

type Located = Pick<FeedEvent, 'road' | 'direction' | 'location' | 'county' | 'place'> & {
  milepost?: number | null
}

/** Where a record is, in the words of the content. */
export interface Placed {
  road: string
  exit: CameraExit | null
  county: string | null
  /** Place along the road as one drives: greater is later. */
  along: number
}

/** An event between two exits names the next one up to so far away, kilometers. */
const EXIT_KM = 1.6

/** Places records, letting others work in between; those outside the area are left out. */
export async function placeRecords<Item extends Located>(
  items: readonly Item[],
  { area, exits, shapes }: Surroundings,
): Promise<{ placed: { item: Item; where: Placed }[]; outsideArea: number }> {
  const exitsOf = Map.groupBy(exits, ({ road }) => folded(road))
  const placed: { item: Item; where: Placed }[] = []
  let outsideArea = 0
  const shareTime = createTimeSharing()
  for (const item of items) {
    await shareTime()
    if (area !== null && item.place !== null && !area.contains(item.place)) outsideArea++
    else placed.push({ item, where: placeOne(item, exitsOf.get(folded(item.road)) ?? [], shapes) })
  }
  return { placed, outsideArea }
}

function placeOne(item: Located, own: readonly ExitEntry[], shapes: readonly CountyShape[]): Placed {
  const { place } = item
  const road = item.road === '' ? OTHER_ROADS : item.road
  const at = {
    road,
    location: item.location,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  }
  return {
    road,
    exit: exitBeside(at, own, EXIT_KM),
    county: (place === null ? null : countyAt(place, shapes)) ?? item.county,
    along: alongOf(item, own),
  }
}

/**
 * How far along a record is as one drives. Along a road with exits in the content, by the line through them in their
 * order, which is that of their numbers; else by milepost, and else from south to north or west to east.
 */
function alongOf({ place, milepost = null, direction }: Located, own: readonly ExitEntry[]): number {
  const isBack = direction === 'southbound' || direction === 'westbound'
  const forward =
    place === null ? null : own.length >= 2 ? alongLine(place, own) : alongAxis(place, direction)
  const at = forward ?? milepost
  // What has no place comes last, whichever way one drives.
  if (at === null) return Number.MAX_VALUE
  return isBack ? -at : at
}

function alongAxis({ latitude, longitude }: Place, direction: Located['direction']): number {
  return direction === 'eastbound' || direction === 'westbound' ? longitude : latitude
}

/** Degrees along the line through the exits, to the point of it that is nearest. */
function alongLine(place: Place, line: readonly Place[]): number {
  const shorter = Math.cos((place.latitude * Math.PI) / 180)
  let [passed, nearest, best] = [0, Number.POSITIVE_INFINITY, 0]
  for (const [index, from] of line.entries()) {
    const to = line[index + 1]
    if (to === undefined) break
    const [dx, dy] = [(to.longitude - from.longitude) * shorter, to.latitude - from.latitude]
    const [px, py] = [(place.longitude - from.longitude) * shorter, place.latitude - from.latitude]
    const length = Math.hypot(dx, dy)
    // Beyond either end of the whole line it goes on straight ahead.
    const least = index === 0 ? Number.NEGATIVE_INFINITY : 0
    const most = index === line.length - 2 ? Number.POSITIVE_INFINITY : 1
    const share = length === 0 ? 0 : Math.max(least, Math.min(most, (px * dx + py * dy) / (length * length)))
    const distance = Math.hypot(px - share * dx, py - share * dy)
    if (distance < nearest) [nearest, best] = [distance, passed + share * length]
    passed += length
  }
  return best
}

/** "SR-12" and "SR 12" are one road. */
export function folded(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

// Numbers in names count as numbers: I-8 comes before I-10.
const { compare: compareNames } = new Intl.Collator('en', { numeric: true })

interface Ordered {
  id: string
  road: string
  direction: string | null
  along: number
}

/** By road and direction as one drives; what has no road comes last. */
export function inDrivingOrder<Item extends Ordered>(items: readonly Item[]): Item[] {
  // Names are compared once each: comparing them for every pair of 20,000 items would hold up visitors.
  const roads = rankOf(items.map(({ road }) => road).filter((road) => road !== OTHER_ROADS))
  const directions = rankOf(items.map(({ direction }) => direction ?? ''))
  const rank = (item: Item) =>
    (roads.get(item.road) ?? roads.size) * 100 + (directions.get(item.direction ?? '') ?? 0)
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .sort((a, b) => a.rank - b.rank || a.item.along - b.item.along || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item)
}

function rankOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].sort(compareNames).map((name, index) => [name, index]))
}

/** Numbers the items of each road and direction from 0. They are in driving order. */
export function numberInOrder<Item extends Pick<Ordered, 'road' | 'direction'>>(
  items: readonly Item[],
): (Item & { order: number })[] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const name = `${item.road}\n${item.direction}`
    const order = counts.get(name) ?? 0
    counts.set(name, order + 1)
    return { ...item, order }
  })
}
