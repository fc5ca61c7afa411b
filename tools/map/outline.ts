/** Turns points on a plane into compact SVG path text. Pure. */

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
