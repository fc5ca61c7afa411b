import type { Camera } from '../../../../contract/camera.ts'
import type { Language } from '../../../../contract/language.ts'
import { searchCameras } from '../search/search-cameras.ts'
import { type CamerasParams, countyOf, DIRECTIONS, type Direction, NO_COUNTY } from './cameras-params.ts'
import { compareRoads } from './sort-cameras.ts'

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

/** Of sorted cameras those that match: in their order, or with a search the best match first. */
export function chooseCameras(
  sorted: readonly Camera[],
  { road, county, direction, q }: CamerasParams,
  language: Language,
): readonly Camera[] {
  const found = sorted.filter(
    (camera) =>
      (road === null || camera.road === road) &&
      (county === null || countyOf(camera) === county) &&
      (direction === null || camera.direction === direction),
  )
  return q === '' ? found : searchCameras(found, q, language)
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
