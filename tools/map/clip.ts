import type { Point } from './outline.ts'

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
