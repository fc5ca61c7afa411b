/** Units of a map that a degree of longitude takes: every district's map has the same scale. */
export const UNITS_PER_DEGREE = 384

/** A point in units of a map, x to the right and y down. */
export interface MapPoint {
  x: number
  y: number
}

/** Where a place is in Mercator's projection, units of a map; `origin` is what becomes 0, 0. */
export function projectToMap(
  { latitude, longitude }: { latitude: number; longitude: number },
  origin: MapPoint = { x: 0, y: 0 },
): MapPoint {
  const northing = (Math.log(Math.tan(((90 + latitude) * Math.PI) / 360)) * 180) / Math.PI
  return { x: UNITS_PER_DEGREE * longitude - origin.x, y: -UNITS_PER_DEGREE * northing - origin.y }
}
