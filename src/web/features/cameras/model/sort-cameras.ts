import type { Camera } from '../../../../contract/camera.ts'
import { OTHER_ROADS } from '../../../../contract/camera-place.ts'
import { DIRECTIONS } from './cameras-params.ts'

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
  return compareNullable(one.county, other.county) || byPlace
}

/** Unknown values come last. */
export function compareNullable(one: string | null, other: string | null): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return compareNames(one, other)
}

/** Interstates first, then US roads, state roads and names, each by number; cameras without a road last. */
export function compareRoads(one: string, other: string): number {
  return roadRank(one) - roadRank(other) || compareNames(one, other)
}

/** Names that differ only in case are two roads, and their cameras must not mix. */
function compareNames(one: string, other: string): number {
  return collator.compare(one, other) || Number(one > other) - Number(one < other)
}

// Created once: `localeCompare` creates one for each pair.
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
