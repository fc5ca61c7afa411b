import { type Camera, OTHER_ROADS } from '../../../../contract/camera.ts'
import type { Language } from '../../../../contract/language.ts'
import { searchCameras } from '../search/search-cameras.ts'
import { type CamerasParams, countyOf, DIRECTIONS, type Direction, NO_COUNTY } from './cameras-params.ts'

/** A road, and how many cameras it has. */
export interface RoadCount {
  road: string
  count: number
}

/** What may be chosen: only what some camera has. */
export interface CameraOptions {
  roads: readonly RoadCount[]
  counties: readonly string[]
  directions: readonly Direction[]
}

/**
 * Of sorted cameras those that match: in their order, or with a search the best match first. Where no road is chosen
 * the road that has most of them leads, or the one the visitor chose last.
 *
 * @param lastRoad `null`: none, or it is not known
 */
export function chooseCameras(
  sorted: readonly Camera[],
  { road, county, direction, q }: CamerasParams,
  language: Language,
  lastRoad: string | null = null,
): readonly Camera[] {
  const found = sorted.filter(
    (camera) =>
      (road === null || camera.road === road) &&
      (county === null || countyOf(camera) === county) &&
      (direction === null || camera.direction === direction),
  )
  if (q !== '') return searchCameras(found, q, language)
  return road === null ? leadBy(leadingRoad(found, lastRoad), found) : found
}

/** The visitor's last road if it has cameras, else the one that has most. `null`: there is no camera. */
function leadingRoad(cameras: readonly Camera[], lastRoad: string | null): string | null {
  if (cameras.some(({ road }) => road === lastRoad)) return lastRoad
  const counts = Map.groupBy(cameras, ({ road }) => road)
  counts.delete(OTHER_ROADS)
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? null
}

function leadBy(leading: string | null, cameras: readonly Camera[]): readonly Camera[] {
  const isLeading = ({ road }: Camera) => road === leading
  return [...cameras.filter(isLeading), ...cameras.filter((camera) => !isLeading(camera))]
}

/** What visitors may choose from. Counties come in the office's order, north to south. */
export function cameraOptions(cameras: readonly Camera[], counties: readonly string[]): CameraOptions {
  const byRoad = Map.groupBy(cameras, ({ road }) => road)
  const present = new Set(cameras.map(countyOf))
  const directions = new Set(cameras.map(({ direction }) => direction))
  return {
    roads: Array.from(byRoad, ([road, own]) => ({ road, count: own.length })).sort((one, other) =>
      compareRoads(one.road, other.road),
    ),
    counties: [
      ...counties.filter((county) => present.has(county)),
      ...[...present].filter((county) => !counties.includes(county) && county !== NO_COUNTY).sort(),
      ...(present.has(NO_COUNTY) ? [NO_COUNTY] : []),
    ],
    directions: DIRECTIONS.filter((direction) => directions.has(direction)),
  }
}

/** Cameras by road, direction and driving order; those without a road last, by county and place. */
export function sortCameras(cameras: readonly Camera[]): Camera[] {
  const roads = new Set(cameras.map(({ road }) => road))
  const places = new Map([...roads].sort(compareRoads).map((road, index) => [road, index]))
  const placeOf = ({ road }: Camera) => places.get(road) ?? 0
  return cameras.toSorted((one, other) => placeOf(one) - placeOf(other) || compareWithin(one, other))
}

function compareWithin(one: Camera, other: Camera): number {
  const byPlace = collator.compare(one.location, other.location)
  if (one.road !== OTHER_ROADS)
    return directionRank(one) - directionRank(other) || one.order - other.order || byPlace
  return compareCounties(one.county, other.county) || byPlace
}

function compareCounties(one: string | null, other: string | null): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return compareNames(one, other)
}

/** Interstates first, then US roads, state roads and names, each by number; last what has no road. */
export function compareRoads(one: string, other: string): number {
  return roadRank(one) - roadRank(other) || compareNames(one, other)
}

/** Names that differ in case alone are two, and neither's cameras may be among the other's. */
function compareNames(one: string, other: string): number {
  return collator.compare(one, other) || Number(one > other) - Number(one < other)
}

// Made once: comparing by `localeCompare` makes one for each pair.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const SYSTEMS = ['I', 'US', 'SR', 'CR']

function roadRank(road: string): number {
  if (road === OTHER_ROADS) return SYSTEMS.length + 1
  const rank = SYSTEMS.indexOf(/^(?<system>[A-Z]+)[- ]?\d/.exec(road)?.groups?.system ?? '')
  return rank === -1 ? SYSTEMS.length : rank
}

function directionRank({ direction }: Camera): number {
  return direction === null ? DIRECTIONS.length : DIRECTIONS.indexOf(direction)
}
