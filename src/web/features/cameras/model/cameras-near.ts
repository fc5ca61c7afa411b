import type { Camera } from '../../../../contract/camera.ts'
import { type Coordinates, milesTo } from '../../../../contract/coordinates.ts'

/** A place at a road, such as an event's. */
export interface RoadPlace extends Coordinates {
  road: string
  direction: Camera['direction'] | 'both'
}

const EACH_SIDE = 2
/** Farther away a camera cannot see it, miles. */
const MOST_MILES = 10

/**
 * The nearest two cameras on either side of a place along its road, the nearest first: in its direction if there are
 * any, else in both. None if the place is not known. Pure.
 */
export function camerasNear(place: RoadPlace, cameras: readonly Camera[]) {
  const { road, direction } = place
  const ofRoad = cameras.filter((camera) => camera.road === road && camera.latitude !== null)
  const own = ofRoad.filter((camera) => camera.direction === direction)
  const around = (own.length > 0 ? own : ofRoad)
    .flatMap((camera) => {
      const way = milesTo(camera, place)
      return way === null || way.miles > MOST_MILES ? [] : [{ camera, ...way }]
    })
    .sort((one, other) => one.miles - other.miles)
  const isEastWest =
    direction === 'eastbound' ||
    direction === 'westbound' ||
    (direction !== 'northbound' &&
      direction !== 'southbound' &&
      sumOf(around.map(({ east }) => Math.abs(east))) > sumOf(around.map(({ north }) => Math.abs(north))))
  const [plus, minus] = isEastWest ? (['east', 'west'] as const) : (['north', 'south'] as const)
  const along = ({ north, east }: { north: number; east: number }) => (isEastWest ? east : north)
  const take = (isPlus: boolean) =>
    around
      .filter((one) => along(one) > 0 === isPlus)
      .slice(0, EACH_SIDE)
      .map(({ camera }) => camera)
  return [
    { side: plus, cameras: take(true) },
    { side: minus, cameras: take(false) },
  ].filter((one) => one.cameras.length > 0)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** The ends of a trip along an axis, or a whole road. */
export interface RoadStretch {
  road: string
  /** `null`: both directions. */
  direction: string | null
  contains: (place: Coordinates) => boolean
}

/** The cameras of a stretch in driving order; with both directions, one after the other. Pure. */
export function camerasAlong(
  { road, direction, contains }: RoadStretch,
  cameras: readonly Camera[],
): Camera[] {
  return cameras.filter(
    (camera) =>
      camera.road === road && (direction === null || camera.direction === direction) && contains(camera),
  )
}
