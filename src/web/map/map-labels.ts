import type { MapDetail, RoadNetwork } from '../../contract/district-map.ts'
import {
  inWindow,
  isWithin,
  type MapPosition,
  NAME_GAP,
  nameSide,
  type Point,
  type Size,
} from './map-model.ts'

/** A name or sign on the map, at a point of its window, pixels. */
export type MapLabel =
  | { kind: 'sign'; road: string; network: RoadNetwork; number: string | null; at: Point }
  /** `of`: where the place is; its name may be a little away. */
  | { kind: 'place'; name: string; at: Point; side: 'right' | 'left'; of: Point }
  | { kind: 'county'; name: string; at: Point }
  /** A cross street, next to the mark there. */
  | { kind: 'street'; name: string; at: Point; side: 'right' | 'left'; of: Point }

/** A mark that no label may cover. */
export interface LabeledMark {
  /** Units of the map. */
  at: Point
  /** The cross street there. `null`: not known. */
  crossStreet: string | null
}

/** A part of the window, pixels. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Half of a mark with its ring, pixels. */
const MARK = 24
/** The column of buttons in the upper end corner of the window: seven of 48 px, and some space around them. */
const BUTTONS = { width: 68, height: 356 }
/** Half of a sign, pixels. */
const SIGN = 17
const LETTER = 8
const HALF_LINE = 10
/** Distance from a road to its sign if a mark is on the road, pixels. */
const BESIDE_ROAD = MARK + SIGN + 1
/** Least distance between two signs of the same road, pixels. */
const SIGNS_APART = 190
/** From this scale on there is room for cross streets. */
const STREETS_FROM_K = 5
/** Up to this scale counties are named. */
const COUNTIES_TO_K = 1.6
/** Distances from a place to its name if a mark is between them, pixels. */
const BESIDE_MARK = [28, 48]

/**
 * The names and signs that fit in a window: clear of marks, buttons and each other. Signs of freeways come first, then
 * cross streets if the map is close, then places, largest first and more of them the closer the map is, then signs of
 * other roads, then signs next to freeways that marks cover, then counties. Pure.
 *
 * @param scale how much larger than usual the map is drawn; the buttons over it keep their size
 * @returns `taken`: what the labels, marks and buttons cover
 */
export function chooseLabels(
  map: MapDetail,
  marks: readonly LabeledMark[],
  position: MapPosition,
  size: Size,
  scale: number,
): { labels: MapLabel[]; taken: readonly Box[] } {
  const taken = marks.map(({ at }) => around(inWindow(at, position), MARK, MARK))
  const { width, height } = BUTTONS
  taken.push({ left: size.width - width / scale, right: size.width, top: 0, bottom: height / scale })
  const labels: MapLabel[] = []
  const add = (label: MapLabel, box: Box) => {
    const isWhole = box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height
    if (!isWhole || taken.some((other) => overlap(box, other))) return false
    taken.push(box)
    labels.push(label)
    return true
  }
  addSigns(map.signs.filter(isMain))
  if (position.k >= STREETS_FROM_K) {
    for (const { crossStreet, at } of marks)
      if (crossStreet !== null) addName('street', crossStreet, inWindow(at, position), [MARK])
  }
  const most = Math.ceil(9 * Math.max(1, position.k))
  for (const { name, ...at } of map.places.slice(0, most))
    addName('place', name, inWindow(at, position), [NAME_GAP, ...BESIDE_MARK])
  addSigns(map.signs.filter((road) => !isMain(road)))
  addSignsBeside(map.signs.filter(isMain))
  if (position.k < COUNTIES_TO_K) {
    for (const { name, ...place } of map.counties) {
      const at = inWindow(place, position)
      if (isWithin(at, size, 0))
        add({ kind: 'county', name, at }, around(at, (name.length * LETTER) / 1.5, HALF_LINE))
    }
  }
  return { labels, taken }

  function addSigns(roads: readonly Road[]): void {
    for (const { points, ...road } of roads) {
      let last: Point | null = null
      for (const at of visible(points)) {
        const isFar: boolean = last === null || Math.hypot(at.x - last.x, at.y - last.y) > SIGNS_APART
        if (isFar && addSign(road, at)) last = at
      }
    }
  }

  /** Signs of roads that have marks all along, next to the marks. */
  function addSignsBeside(roads: readonly Road[]): void {
    const signed = labels.map((label) => (label.kind === 'sign' ? label.road : null))
    for (const { points, ...road } of roads.filter((one) => !signed.includes(one.road)))
      for (const { x, y } of visible(points))
        if (addSign(road, { x: x + BESIDE_ROAD, y }) || addSign(road, { x: x - BESIDE_ROAD, y })) break
  }

  function visible(points: Road['points']): Point[] {
    return points.map(([x, y]) => inWindow({ x, y }, position)).filter((at) => isWithin(at, size, -SIGN))
  }

  function addSign(road: Omit<Road, 'points'>, at: Point): boolean {
    return add({ kind: 'sign', ...road, at }, around(at, signHalf(road), SIGN))
  }

  function addName(kind: 'place' | 'street', name: string, of: Point, gaps: readonly number[]): void {
    if (!isWithin(of, size, 0)) return
    const length = name.length * LETTER
    const first = nameSide(name, of.x, size.width)
    for (const gap of gaps) {
      for (const side of [first, first === 'right' ? 'left' : 'right'] as const) {
        const x = side === 'right' ? of.x + gap : of.x - gap
        const left = side === 'right' ? x : x - length
        const box = { left, right: left + length, top: of.y - HALF_LINE, bottom: of.y + HALF_LINE }
        if (add({ kind, name, at: { x, y: of.y }, side, of }, box)) return
      }
    }
  }
}

type Road = MapDetail['signs'][number]

/** Interstates and toll roads, where most cameras are. */
function isMain({ network }: Road): boolean {
  return network === 'interstate' || network === 'toll'
}

/** Half of a sign's width. A sign with a number is as wide as it is high; a name is as wide as its letters. */
function signHalf({ road, number }: Pick<Road, 'road' | 'number'>): number {
  return number === null ? (road.length * LETTER) / 2 : SIGN
}

function around({ x, y }: Point, width: number, height: number): Box {
  return { left: x - width, right: x + width, top: y - height, bottom: y + height }
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
