import type { Camera } from '../../../../contract/camera.ts'

/** A place at a road, such as an event's. */
export interface RoadPlace {
  road: string
  direction: Camera['direction'] | 'both'
  /** Degrees, WGS 84. Both `null`: not known. */
  latitude: number | null
  longitude: number | null
}

/** Cameras on either side of a place along its road, the nearest first. */
export interface CamerasAround {
  sides: readonly { side: 'north' | 'south' | 'east' | 'west'; cameras: readonly Camera[] }[]
}

/** On either side. */
const EACH_SIDE = 2
/** Farther away a camera cannot see it, miles. */
const MOST_MILES = 10
const MILES_PER_DEGREE = 69.1

/**
 * The nearest two cameras each way along the road of a place: in its direction if there are any, else in both. None if
 * the place is not known. Pure.
 */
export function camerasNear(place: RoadPlace, cameras: readonly Camera[]): CamerasAround {
  const { road, direction, latitude, longitude } = place
  if (latitude === null || longitude === null) return { sides: [] }
  const ofRoad = cameras.filter((camera) => camera.road === road && camera.latitude !== null)
  const own = ofRoad.filter((camera) => camera.direction === direction)
  const eastShrinks = Math.cos((latitude * Math.PI) / 180)
  const around = (own.length > 0 ? own : ofRoad)
    .map((camera) => {
      const north = ((camera.latitude ?? 0) - latitude) * MILES_PER_DEGREE
      const east = ((camera.longitude ?? 0) - longitude) * MILES_PER_DEGREE * eastShrinks
      return { camera, north, east, miles: Math.hypot(north, east) }
    })
    .filter(({ miles }) => miles <= MOST_MILES)
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
  return {
    sides: [
      { side: plus, cameras: take(true) },
      { side: minus, cameras: take(false) },
    ].filter((one) => one.cameras.length > 0),
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** The ends of a trip along an axis, or a whole road. */
export interface RoadStretch {
  road: string
  /** `null`: both directions. */
  direction: string | null
  contains: (place: { latitude: number | null; longitude: number | null }) => boolean
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
