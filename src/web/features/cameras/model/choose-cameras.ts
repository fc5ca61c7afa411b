import type { Camera } from '../../../../contract/camera.ts'
import type { Language } from '../../../../contract/language.ts'
import type { CameraCount } from '../../../api/camera-count.ts'
import { searchCameras } from '../search/search-cameras.ts'
import { type AskedCameras, DIRECTIONS, type Direction } from './asked-cameras.ts'

/** What may be chosen: only what some camera has. */
export interface CameraOptions {
  roads: readonly string[]
  counties: readonly string[]
  directions: readonly Direction[]
}

/** Cameras of one road and direction, in driving order. */
export interface CameraGroup {
  road: string
  direction: Direction | null
  cameras: readonly Camera[]
}

/** Cameras by road, direction and driving order. */
export function sortCameras(cameras: readonly Camera[]): Camera[] {
  const roads = new Set(cameras.map(({ road }) => road))
  const places = new Map([...roads].sort(compareRoads).map((road, index) => [road, index]))
  const placeOf = ({ road }: Camera) => places.get(road) ?? 0
  return cameras.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      directionRank(one) - directionRank(other) ||
      one.order - other.order ||
      collator.compare(one.location, other.location),
  )
}

/** Of sorted cameras those that fit what was asked for: in their order, or those that fit the words best first. */
export function chooseCameras(
  sorted: readonly Camera[],
  { road, county, direction, q }: AskedCameras,
  language: Language,
): readonly Camera[] {
  const found = sorted.filter(
    (camera) =>
      (road === null || camera.road === road) &&
      (county === null || camera.county === county) &&
      (direction === null || camera.direction === direction),
  )
  return q === '' ? found : searchCameras(found, q, language)
}

/** Puts sorted cameras under their roads and directions. */
export function groupCameras(sorted: readonly Camera[]): CameraGroup[] {
  const groups: { road: string; direction: Direction | null; cameras: Camera[] }[] = []
  for (const camera of sorted) {
    const last = groups.at(-1)
    if (last?.road === camera.road && last.direction === camera.direction) last.cameras.push(camera)
    else groups.push({ road: camera.road, direction: camera.direction, cameras: [camera] })
  }
  return groups
}

/** The name of a road and direction in the page, which a fragment leads to. */
export function groupId({ road, direction }: Pick<CameraGroup, 'road' | 'direction'>): string {
  const words = direction === null ? road : `${road}-${direction}`
  return `road-${words.replace(/\s/g, '_')}`
}

/**
 * What visitors may choose from, given every camera, one by one or by number. Counties stand in the office's order,
 * north to south.
 */
export function cameraOptions(
  cameras: readonly Camera[],
  others: readonly CameraCount[],
  counties: readonly string[],
): CameraOptions {
  const all = [...cameras, ...others]
  const roads = new Set(all.map(({ road }) => road))
  const present = new Set([
    ...cameras.flatMap(({ county }) => county ?? []),
    ...others.flatMap((other) => other.counties),
  ])
  const directions = new Set(all.map(({ direction }) => direction))
  return {
    roads: [...roads].sort(compareRoads),
    counties: [
      ...counties.filter((county) => present.has(county)),
      ...[...present].filter((county) => !counties.includes(county)).sort(),
    ],
    directions: DIRECTIONS.filter((direction) => directions.has(direction)),
  }
}

/** Interstates first, then US roads, state roads and names; each by number. */
export function compareRoads(one: string, other: string): number {
  return (
    roadRank(one) - roadRank(other) ||
    collator.compare(one, other) ||
    // Names that differ in case alone are two roads, and neither stands within the other.
    Number(one > other) - Number(one < other)
  )
}

// Made once: comparing by `localeCompare` makes one for each pair.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const SYSTEMS = ['I', 'US', 'SR', 'CR']

function roadRank(road: string): number {
  const rank = SYSTEMS.indexOf(/^(?<system>[A-Z]+)[- ]?\d/.exec(road)?.groups?.system ?? '')
  return rank === -1 ? SYSTEMS.length : rank
}

function directionRank({ direction }: Camera): number {
  return direction === null ? DIRECTIONS.length : DIRECTIONS.indexOf(direction)
}
