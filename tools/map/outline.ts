/** Points on a plane: simplified, cut at a box, and as compact SVG path text. Pure. */

/** x to the right, y down, in units of the view box. */
export type Point = readonly [number, number]

export function lengthOf([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x1 - x2, y1 - y2)
}

/**
 * Leaves out the points that lie within `tolerance` of the line between
 * their neighbors (Douglas–Peucker). First and last point stay.
 */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0]
  const last = line.at(-1)
  if (first === undefined || last === undefined || line.length < 3) return [...line]
  // A ring starts where it ends: cut it at the point farthest from there.
  const distances = line.map((point) => distanceToSegment(point, first, last))
  const farthest = distances.reduce((best, d, index) => (d > (distances[best] ?? 0) ? index : best), 0)
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  const before = simplify(line.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplify(line.slice(farthest), tolerance)]
}

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length2 = dx * dx + dy * dy
  const along = length2 === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length2
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(point[0] - from[0] - t * dx, point[1] - from[1] - t * dy)
}

/** Area a ring encloses, in square units, never negative. */
export function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

/** Path text of an open line, one decimal, relative coordinates. `''`: it shrank to nothing. */
export function linePath(line: readonly Point[]): string {
  let [atX, atY] = [0, 0]
  let path = ''
  for (const [x, y] of line) {
    const [toX, toY] = [tenths(x), tenths(y)]
    if (path !== '' && toX === atX && toY === atY) continue
    path += path === '' ? `M${pair(toX, toY)}` : `l${pair(toX - atX, toY - atY)}`
    ;[atX, atY] = [toX, toY]
  }
  // "l1 2l3 4" may be written "l1 2 3 4"; the letter only separates.
  return path.includes('l') ? joinSteps(path) : ''
}

export function ringPath(ring: readonly Point[]): string {
  const path = linePath(ring.slice(0, -1))
  return path === '' ? '' : `${path}z`
}

/** Path text of points: lines of zero length, which round caps draw as dots of the stroke's width. */
export function dotPath(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${pair(tenths(x), tenths(y))}h0`).join('')
}

function joinSteps(path: string): string {
  const [start, ...steps] = path.split('l')
  return `${start}l${steps.map((step, index) => (index === 0 || step.startsWith('-') ? step : ` ${step}`)).join('')}`
}

/** Whole tenths, so that relative steps add up without drift. */
function tenths(value: number): number {
  return Math.round(value * 10)
}

function pair(x: number, y: number): string {
  const second = written(y)
  return `${written(x)}${second.startsWith('-') ? '' : ' '}${second}`
}

function written(tenthsOfUnit: number): string {
  return String(tenthsOfUnit / 10).replace(/^(-?)0\./, '$1.')
}

/** A rectangle, in units of the map. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function boxOf(points: readonly Point[]): Box {
  const box = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

/** One side of a box: on which side of it a point is, and where a line crosses it. */
interface Side {
  isInside: (point: Point) => boolean
  crossing: (from: Point, to: Point) => Point
}

function sidesOf({ left, top, right, bottom }: Box): Side[] {
  const atX = (x: number) => (from: Point, to: Point) =>
    [x, from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])] as const
  const atY = (y: number) => (from: Point, to: Point) =>
    [from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]), y] as const
  return [
    { isInside: ([x]) => x >= left, crossing: atX(left) },
    { isInside: ([x]) => x <= right, crossing: atX(right) },
    { isInside: ([, y]) => y >= top, crossing: atY(top) },
    { isInside: ([, y]) => y <= bottom, crossing: atY(bottom) },
  ]
}

/** The part of an area inside the box (Sutherland–Hodgman); empty: none. Its edges may run along the box's. */
export function clipRing(ring: readonly Point[], box: Box): Point[] {
  let points = [...ring]
  for (const { isInside, crossing } of sidesOf(box)) {
    const before = points
    points = before.flatMap((point, index) => {
      const last = before.at(index - 1) ?? point
      const entering = isInside(point) === isInside(last) ? [] : [crossing(last, point)]
      return isInside(point) ? [...entering, point] : entering
    })
  }
  const [first] = points
  return first === undefined || points.length < 3 ? [] : [...points, first]
}

/** The pieces of a line that are inside the box. */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  let pieces: Point[][] = [[...line]]
  for (const side of sidesOf(box)) pieces = pieces.flatMap((piece) => cut(piece, side))
  return pieces
}

function cut(line: readonly Point[], { isInside, crossing }: Side): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  for (const [index, point] of line.entries()) {
    const last = line[index - 1]
    if (last !== undefined && isInside(last) !== isInside(point)) piece.push(crossing(last, point))
    if (isInside(point)) piece.push(point)
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
  }
  return piece.length > 0 ? [...pieces, piece] : pieces
}
