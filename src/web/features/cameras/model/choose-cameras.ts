import type { Camera } from '../../../../contract/camera.ts'
import { OTHER_ROADS } from '../../../../contract/camera-place.ts'
import type { SearchNames } from '../search/parse-terms.ts'
import { searchCameras } from '../search/search-cameras.ts'
import { streetOf } from './camera-name.ts'
import { type CamerasParams, countyOf, DIRECTIONS, type Direction, NO_COUNTY } from './cameras-params.ts'
import { compareNullable, compareRoads } from './sort-cameras.ts'

export interface RoadCount {
  road: string
  count: number
}

/** The choices, only those that some camera has. */
export interface CameraOptions {
  roads: readonly RoadCount[]
  counties: readonly string[]
  directions: readonly Direction[]
  hasCities: boolean
}

/**
 * The matching ones of sorted cameras: in their order, by city or name, or in a search the best match first. If no road
 * is chosen, the road with the most of them comes first, or the one the visitor chose last.
 *
 * @param names for the search, of the visitor's language besides English; `null`: none
 * @param lastRoad `null`: none, or it is not known
 */
export function chooseCameras(
  sorted: readonly Camera[],
  { road, county, direction, q, sort }: CamerasParams,
  names: SearchNames | null,
  lastRoad: string | null = null,
): readonly Camera[] {
  const found = sorted.filter(
    (camera) =>
      (road === null || camera.road === road) &&
      (county === null || countyOf(camera) === county) &&
      (direction === null || camera.direction === direction),
  )
  const matching = q === '' ? found : searchCameras(found, q, names)
  if (sort !== 'road')
    return matching.toSorted((one, other) => compareNullable(sortKey(one, sort), sortKey(other, sort)))
  if (q !== '') return matching
  if (road !== null) return found
  const leading = leadingRoad(found, lastRoad)
  return found.toSorted((one, other) => Number(other.road === leading) - Number(one.road === leading))
}

/** The visitor's last road if it has cameras, else the one with the most. `null`: there is no camera. */
function leadingRoad(cameras: readonly Camera[], lastRoad: string | null): string | null {
  if (cameras.some(({ road }) => road === lastRoad)) return lastRoad
  const counts = Map.groupBy(cameras, ({ road }) => road)
  counts.delete(OTHER_ROADS)
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? null
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
    hasCities: cameras.some(({ exit }) => exit?.city != null),
  }
}

/** The sort key of a list that does not follow the roads. */
function sortKey(camera: Camera, sort: 'city' | 'name'): string | null {
  return sort === 'city' ? (camera.exit?.city ?? null) : streetOf(camera)
}
