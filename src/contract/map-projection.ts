/** Map units per degree of longitude: every district's map has the same scale. */
export const UNITS_PER_DEGREE = 384

/** A point in map units, x to the right and y down. */
export interface MapPoint {
  x: number
  y: number
}

/** A location in Mercator's projection, in map units; `origin` becomes 0, 0. */
export function projectToMap(
  { latitude, longitude }: { latitude: number; longitude: number },
  origin: MapPoint = { x: 0, y: 0 },
): MapPoint {
  const northing = (Math.log(Math.tan(((90 + latitude) * Math.PI) / 360)) * 180) / Math.PI
  return { x: UNITS_PER_DEGREE * longitude - origin.x, y: -UNITS_PER_DEGREE * northing - origin.y }
}
