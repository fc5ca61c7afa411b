/** A place on the earth, in degrees, WGS 84. Both `null`: not known. */
export interface Coordinates {
  latitude: number | null
  longitude: number | null
}

const MILES_PER_DEGREE = 69.1

/**
 * How far away a place is, in miles, in all and to the north and the east. As if the earth were flat: accurate for a few
 * miles. `null`: one of the places is not known. Pure.
 */
export function milesTo(
  place: Coordinates,
  from: Coordinates,
): { miles: number; north: number; east: number } | null {
  if (place.latitude === null || place.longitude === null) return null
  if (from.latitude === null || from.longitude === null) return null
  const north = MILES_PER_DEGREE * (place.latitude - from.latitude)
  const shorter = Math.cos((from.latitude * Math.PI) / 180)
  const east = MILES_PER_DEGREE * (place.longitude - from.longitude) * shorter
  return { miles: Math.hypot(north, east), north, east }
}
