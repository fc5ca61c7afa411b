import type { ExitEntry } from '../../content/exits-file.ts'
import { createTimeSharing } from '../../content/share-time.ts'
import type { CameraExit } from '../../contract/camera.ts'
import { OTHER_ROADS } from '../../contract/camera-place.ts'
import type { Place } from '../cameras/feed/feed-camera.ts'
import { type Area, buildCountyOf } from '../cameras/place/district-area.ts'
import { buildExitsOfRoad, exitBeside } from '../cameras/place/exit-beside.ts'
import type { Surroundings } from '../cameras/place/surroundings.ts'
import type { FeedEvent } from './feed/feed-records.ts'

type Located = Pick<FeedEvent, 'road' | 'direction' | 'location' | 'county' | 'place'> & {
  milepost?: number | null
}

/** Where a record is, in the words of the content. */
export interface Placed {
  road: string
  exit: CameraExit | null
  county: string | null
  /** Position along the road in driving order: greater is later. */
  along: number
}

/** An event between two exits names the nearest one within this distance, kilometers. */
const EXIT_KM = 1.6

/** Places records one by one, and caches where those of the last list were: most are in the next one too. */
export class Placing {
  #surroundings: Surroundings | null = null
  #before = new Map<string, Placed>()
  #now = new Map<string, Placed>()
  #exitsOfRoad = buildExitsOfRoad([])
  #countyOf = buildCountyOf([])

  begin(surroundings: Surroundings): void {
    const known = this.#surroundings
    const isSame = known?.exits === surroundings.exits && known.shapes === surroundings.shapes
    this.#before = isSame ? this.#now : new Map()
    this.#now = new Map()
    this.#surroundings = surroundings
    if (isSame) return
    this.#exitsOfRoad = buildExitsOfRoad(surroundings.exits)
    this.#countyOf = buildCountyOf(surroundings.shapes)
  }

  /** Where an item is. `area`: whose records are shown; `null`: all are. `null`: it is outside. */
  place(item: Located, area: Area | null): Placed | null {
    if (area !== null && item.place !== null && !area.contains(item.place)) return null
    const { road, direction, location, county, place, milepost } = item
    const name = JSON.stringify([road, direction, location, county, place, milepost])
    const placed = this.#before.get(name) ?? placeOne(item, this.#exitsOfRoad(road), this.#countyOf)
    this.#now.set(name, placed)
    return placed
  }
}

function placeOne(
  item: Located,
  own: readonly ExitEntry[],
  countyOf: (place: Place) => string | null,
): Placed {
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
    county: (place === null ? null : countyOf(place)) ?? item.county,
    along: alongOf(item, own),
  }
}

/**
 * How far along its road a record is, in driving order. On a road with exits in the content, along the line through them
 * in the order of their numbers; else by milepost, and else from south to north or west to east.
 */
function alongOf({ place, milepost = null, direction }: Located, own: readonly ExitEntry[]): number {
  const isBack = direction === 'southbound' || direction === 'westbound'
  const forward =
    place === null ? null : own.length >= 2 ? alongLine(place, own) : alongAxis(place, direction)
  const at = forward ?? milepost
  // Records without a position come last, in either direction.
  if (at === null) return Number.MAX_VALUE
  return isBack ? -at : at
}

function alongAxis({ latitude, longitude }: Place, direction: Located['direction']): number {
  return direction === 'eastbound' || direction === 'westbound' ? longitude : latitude
}

/** Degrees along the line through the exits to its nearest point. */
function alongLine(place: Place, line: readonly Place[]): number {
  const shorter = Math.cos((place.latitude * Math.PI) / 180)
  let [passed, nearest, best] = [0, Number.POSITIVE_INFINITY, 0]
  for (const [index, from] of line.entries()) {
    const to = line[index + 1]
    if (to === undefined) break
    const [dx, dy] = [(to.longitude - from.longitude) * shorter, to.latitude - from.latitude]
    const [px, py] = [(place.longitude - from.longitude) * shorter, place.latitude - from.latitude]
    const length = Math.hypot(dx, dy)
    // Beyond either end, the line continues straight ahead.
    const least = index === 0 ? Number.NEGATIVE_INFINITY : 0
    const most = index === line.length - 2 ? Number.POSITIVE_INFINITY : 1
    const share = length === 0 ? 0 : Math.max(least, Math.min(most, (px * dx + py * dy) / (length * length)))
    const distance = Math.hypot(px - share * dx, py - share * dy)
    if (distance < nearest) [nearest, best] = [distance, passed + share * length]
    passed += length
  }
  return best
}

// Numbers in names count as numbers: I-8 comes before I-10.
const { compare: compareNames } = new Intl.Collator('en', { numeric: true })

interface Ordered {
  id: string
  road: string
  direction: string | null
}

/**
 * Sorts items by road and direction, in driving order; items without a road come last. Yields to other work in between.
 * `along`: the position of each item, greater is later.
 */
export async function orderRecords<Item extends Ordered>(
  items: readonly { item: Item; along: number }[],
): Promise<Item[]> {
  const groups = Map.groupBy(items, ({ item: { road, direction } }) => `${road}\n${direction ?? ''}`)
  const names = [...groups.keys()].sort(
    (a, b) => Number(isRoadless(a)) - Number(isRoadless(b)) || compareNames(a, b),
  )
  const ordered: Item[] = []
  const shareTime = createTimeSharing()
  for (const name of names) {
    const group = groups.get(name) ?? []
    await shareTime()
    group.sort((a, b) => a.along - b.along || (a.item.id < b.item.id ? -1 : 1))
    for (const { item } of group) ordered.push(item)
  }
  return ordered
}

function isRoadless(name: string): boolean {
  return name.startsWith(`${OTHER_ROADS}\n`)
}
