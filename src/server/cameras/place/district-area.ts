import type { DistrictMap } from '../../../contract/district-map.ts'
import type { FeedProblemCode } from '../../../contract/feed-problem-messages.ts'
import type { Place } from '../feed/feed-camera.ts'

/** A county of the office's map, as in the file but without its label's position. */
export type CountyShape = Pick<DistrictMap['counties'][number], 'name' | 'rings'>

/** Where a district's cameras are. */
export interface Area {
  contains: (place: Place) => boolean
  /** The problem that cameras outside count as. Missing: they are not a problem. */
  problem?: FeedProblemCode
}

/** A district's area, or the names of its counties without a shape. */
export type AreaOutcome = { kind: 'known'; area: Area } | { kind: 'unknown'; missing: readonly string[] }

/** Longitude and latitude of each corner in turn; flat, because 20,000 cameras are each compared with thousands. */
type Ring = Float64Array

/** A camera at an interchange on the county line belongs to both sides. The shapes themselves are accurate to 50 m. */
const MARGIN_KM = 1
const KM_PER_DEGREE = 111.2

/** The area of these counties plus a kilometer around them. */
export function buildArea(names: readonly string[], shapes: readonly CountyShape[]): AreaOutcome {
  const missing = names.filter((name) => !shapes.some((county) => county.name === name))
  if (missing.length > 0) return { kind: 'unknown', missing }
  const own = shapes.filter(({ name }) => names.includes(name)).map(withBox)
  const contains = (place: Place) => {
    // Most cameras of a statewide feed are far away, which a bounding box shows quickly.
    const close = own.filter(({ box }) => isWithin(box, place))
    return (
      close.some((county) => isInCounty(county, place)) ||
      close.some(({ rings }) => rings.some((ring) => isNear(ring, place)))
    )
  }
  return { kind: 'known', area: { contains } }
}

/** Returns a function that finds a place's county; `null`: none. The shapes are accurate to about 50 m. */
export function buildCountyOf(shapes: readonly CountyShape[]): (place: Place) => string | null {
  const counties = shapes.map(withBox)
  return (place) => counties.find((county) => isInCounty(county, place))?.name ?? null
}

interface BoxedShape {
  name: string
  rings: readonly Ring[]
  box: Box
}

function withBox({ name, rings }: CountyShape): BoxedShape {
  return { name, rings: rings.map((ring) => Float64Array.from(ring.flat())), box: boxOf(rings) }
}

interface Box {
  west: number
  east: number
  south: number
  north: number
}

/** Contains all rings and, anywhere south of Alaska, more than the margin around them. */
function boxOf(rings: CountyShape['rings']): Box {
  const margin = (3 * MARGIN_KM) / KM_PER_DEGREE
  const points = rings.flat()
  const longitudes = points.map(([x = 0]) => x)
  const latitudes = points.map(([, y = 0]) => y)
  return {
    west: Math.min(...longitudes) - margin,
    east: Math.max(...longitudes) + margin,
    south: Math.min(...latitudes) - margin,
    north: Math.max(...latitudes) + margin,
  }
}

/** Whether a place is between these degrees. */
export function isWithin({ west, east, south, north }: Box, { latitude, longitude }: Place): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}

/** Whether a place lies within the margin of a ring's line. */
function isNear(ring: Ring, { latitude, longitude }: Place): boolean {
  // With longitudes scaled, a degree near the place is equally long east and north: accurate enough for a kilometer.
  const shorter = Math.cos((latitude * Math.PI) / 180)
  let x1 = kilometersEast(ring.at(-2))
  let y1 = kilometersNorth(ring.at(-1))
  for (let at = 0; at < ring.length; at += 2) {
    const x2 = kilometersEast(ring[at])
    const y2 = kilometersNorth(ring[at + 1])
    if (distanceFromOrigin(x1, y1, x2, y2) <= MARGIN_KM) return true
    x1 = x2
    y1 = y2
  }
  return false

  function kilometersEast(x = 0): number {
    return (x - longitude) * shorter * KM_PER_DEGREE
  }

  function kilometersNorth(y = 0): number {
    return (y - latitude) * KM_PER_DEGREE
  }
}

/** Distance from 0, 0 to the nearest point of a line segment. */
export function distanceFromOrigin(x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length))
  return Math.hypot(x1 + along * dx, y1 + along * dy)
}

function isInCounty({ rings, box }: BoxedShape, place: Place): boolean {
  // A hole flips inside to outside, like every additional ring.
  return isWithin(box, place) && rings.filter((ring) => isInside(ring, place)).length % 2 === 1
}

/** Whether a line eastward from the place crosses the ring an odd number of times. */
function isInside(ring: Ring, { longitude: x, latitude: y }: Place): boolean {
  let isIn = false
  let x1 = ring.at(-2) ?? 0
  let y1 = ring.at(-1) ?? 0
  for (let at = 0; at < ring.length; at += 2) {
    const x2 = ring[at] ?? 0
    const y2 = ring[at + 1] ?? 0
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn
    x1 = x2
    y1 = y2
  }
  return isIn
}
