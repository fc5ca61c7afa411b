import { MAP_PROJECTION } from '../../../theme/map/map-points.ts'

/** A point in units of the map's view box, or in pixels of the window it is seen through. */
export interface Point {
  x: number
  y: number
}

/** How the map lies in its window: units times `k`, moved by `x` and `y` pixels. */
export interface MapLie extends Point {
  k: number
}

/** Where a place stands on the map, view box units: the Mercator projection the map was drawn with. */
export function placeOnMap({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  const { unitsPerDegree, greenwichX, equatorY } = MAP_PROJECTION
  return {
    x: greenwichX + unitsPerDegree * longitude,
    y: equatorY - unitsPerDegree * degrees(Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))),
  }
}

/** Where a point of the map is seen, pixels. */
export function seenAt(at: Point, lie: MapLie): Point {
  return { x: at.x * lie.k + lie.x, y: at.y * lie.k + lie.y }
}

/** How the map must lie for all points to be seen, `margin` pixels from the edges and no larger than `most`. */
export function lieAround(
  points: readonly Point[],
  window: { width: number; height: number },
  margin: number,
  most: number,
): MapLie {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const room = {
    width: Math.max(1, window.width - 2 * margin),
    height: Math.max(1, window.height - 2 * margin),
  }
  // One camera alone has no extent.
  const k = Math.min(most, room.width / Math.max(right - left, 1), room.height / Math.max(bottom - top, 1))
  return {
    k,
    x: window.width / 2 - (k * (left + right)) / 2,
    y: window.height / 2 - (k * (top + bottom)) / 2,
  }
}

function radians(inDegrees: number): number {
  return (inDegrees * Math.PI) / 180
}

function degrees(inRadians: number): number {
  return (inRadians * 180) / Math.PI
}
