import type { Place } from './feed-camera.ts'
import type { ProblemTally } from './feed-problems.ts'
import { numberOf } from './read-field.ts'

/** Degrees within which a road of the agencies that speak these forms can be: North America with Hawaii. */
const NORTH_AMERICA = { south: 15, north: 75, west: -172, east: -50 }

/**
 * Reads a camera's place. Exchanged values are put right where only one order can be meant; a place that cannot be
 * is no place. Counts what was wrong.
 */
export function parsePlace(latitude: unknown, longitude: unknown, problems: ProblemTally): Place | null {
  const [lat, lon] = [numberOf(latitude), numberOf(longitude)]
  if (lat === null || lon === null) return problems.reject('noCoordinates')
  if (lat === 0 && lon === 0) return problems.reject('zeroCoordinates')
  if (isPossible(lat, lon)) return { latitude: lat, longitude: lon }
  if (!isPossible(lon, lat)) return problems.reject('impossibleCoordinates')
  problems.add('swappedCoordinates')
  return { latitude: lon, longitude: lat }
}

function isPossible(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = NORTH_AMERICA
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
