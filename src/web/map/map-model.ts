import { extent } from 'd3-array'
import type { Coordinates } from '../../contract/coordinates.ts'
import { type MapPoint, projectToMap } from '../../contract/map-projection.ts'

/** A point in map units, or in pixels of the window. */
export type Point = MapPoint

/** The size of the window, pixels. */
export interface Size {
  width: number
  height: number
}

/** The map's position in its window: map units times `k`, moved by `x` and `y` pixels. */
export interface MapPosition extends Point {
  k: number
}

/** Where a point of the map is in the window, pixels. */
export function inWindow(at: Point, position: MapPosition): Point {
  return { x: at.x * position.k + position.x, y: at.y * position.k + position.y }
}

/** Whether a point is in the window, or at most `margin` pixels outside. A negative margin: at least as far inside. */
export function isWithin({ x, y }: Point, { width, height }: Size, margin: number): boolean {
  return x > -margin && y > -margin && x < width + margin && y < height + margin
}

/** The position that shows all points, `margin` pixels from the edges and no closer than `most`. */
export function positionAround(
  points: readonly Point[],
  { width, height }: Size,
  margin: number,
  most: number,
): MapPosition {
  const [left = 0, right = 0] = extent(points, ({ x }) => x)
  const [top = 0, bottom = 0] = extent(points, ({ y }) => y)
  // A single camera has no extent, and a window may be smaller than its margins.
  const scaleFor = (room: number, length: number) => Math.max(1, room - 2 * margin) / Math.max(length, 1)
  const k = Math.min(most, scaleFor(width, right - left), scaleFor(height, bottom - top))
  return { k, x: (width - k * (left + right)) / 2, y: (height - k * (top + bottom)) / 2 }
}

/** With this many points or fewer, all are shown. */
const FEW = 20
/** With more points, this share of them at each end, north, south, east and west, may be outside the first view. */
const OUTLIERS = 0.04

/** The points of the first view, without outliers that would make all others small. */
export function mostOf(points: readonly Point[]): readonly Point[] {
  if (points.length <= FEW) return points
  const within = (choose: (point: Point) => number) => {
    const sorted = points.map(choose).sort((one, other) => one - other)
    const cut = Math.floor(points.length * OUTLIERS)
    const [least = 0, most = 0] = [sorted[cut], sorted[points.length - 1 - cut]]
    return (point: Point) => choose(point) >= least && choose(point) <= most
  }
  const [isWithinX, isWithinY] = [within(({ x }) => x), within(({ y }) => y)]
  return points.filter((point) => isWithinX(point) && isWithinY(point))
}

/** Something that can have a mark on the map. */
export interface MapItem extends Coordinates {
  id: string
}

/** The items of a mark: one, or several that would cover each other. */
export interface Cluster<Item extends MapItem> {
  /** The first item's id. */
  id: string
  /** Where the first item is, map units. */
  at: Point
  items: readonly Item[]
}

/** Items closer than this share a mark, pixels: nearly the width of a finger, so that each mark can be pressed. */
export const APART = 34

/** The items whose place is known, with their points on the map. */
export function placedItems<Item extends MapItem>(
  items: readonly Item[],
  origin: Point,
): { item: Item; at: Point }[] {
  return items.flatMap((item) => {
    const { latitude, longitude } = item
    return latitude === null || longitude === null
      ? []
      : [{ item, at: projectToMap({ latitude, longitude }, origin) }]
  })
}

/**
 * Puts items that are too close at a scale into one mark. Items at the very same place, such as cameras of both
 * directions of a road, stay together at every scale.
 *
 * @param k pixels per map unit
 */
export function clusterItems<Item extends MapItem>(
  placed: readonly { item: Item; at: Point }[],
  k: number,
): Cluster<Item>[] {
  const reach = APART / k
  const clusters: { id: string; at: Point; items: Item[] }[] = []
  // A grid with cells of that width: everything close enough is in one of nine cells.
  const cells = new Map<string, typeof clusters>()
  for (const { item, at } of placed) {
    const [column, row] = [Math.floor(at.x / reach), Math.floor(at.y / reach)]
    const near = [-1, 0, 1]
      .flatMap((right) => [-1, 0, 1].map((down) => `${column + right} ${row + down}`))
      .flatMap((cell) => cells.get(cell) ?? [])
      .find((cluster) => Math.hypot(cluster.at.x - at.x, cluster.at.y - at.y) < reach)
    if (near !== undefined) near.items.push(item)
    else {
      const cluster = { id: item.id, at, items: [item] }
      clusters.push(cluster)
      const cell = `${column} ${row}`
      cells.set(cell, [...(cells.get(cell) ?? []), cluster])
    }
  }
  return clusters
}

/** Unit vectors of the arrow keys; y grows downward. */
const DIRECTIONS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const
type ArrowKey = keyof typeof DIRECTIONS

export function isArrowKey(key: string): key is ArrowKey {
  return key in DIRECTIONS
}

/** A distance to the side counts this many times as much as a distance straight ahead. */
const ASIDE = 2

/**
 * The mark an arrow key leads to: the nearest in that direction, straight ahead rather than to the side. `null`: there
 * is none in that direction.
 */
export function stepTo<Mark extends { at: Point }>(
  from: Point,
  marks: readonly Mark[],
  key: ArrowKey,
): Mark | null {
  const direction = DIRECTIONS[key]
  let best: { mark: Mark; cost: number } | null = null
  for (const mark of marks) {
    const [x, y] = [mark.at.x - from.x, mark.at.y - from.y]
    const ahead = x * direction.x + y * direction.y
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x)
    // A little more than a quarter circle, so that some key reaches every mark.
    if (ahead <= 0 || aside > ahead * 1.5) continue
    const cost = ahead + ASIDE * aside
    if (best === null || cost < best.cost) best = { mark, cost }
  }
  return best?.mark ?? null
}

/** Distance between a place's dot and its name, pixels. */
export const NAME_GAP = 10
/** Wider than nine of ten names in this type, pixels per letter. */
const LETTER = 8

/**
 * The side of its dot where a place's name is not cut off by the window's edge. Pure.
 *
 * @param x of the dot, pixels from the window's left edge
 */
export function nameSide(name: string, x: number, windowWidth: number): 'right' | 'left' {
  const width = NAME_GAP + name.length * LETTER
  return x + width > windowWidth && x - width >= 0 ? 'left' : 'right'
}
