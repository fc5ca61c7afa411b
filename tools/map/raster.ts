import type { Frame } from './frame.ts'
import { areaOf, type Box, boxOf, lengthOf, type Point } from './outline.ts'

/** Cells across the frame: about a pixel and a half of a phone's map. */
const COLUMNS = 300

/** What a name would cover, by cell of the frame: a summed-area table, so any box takes one lookup. */
export class Raster {
  readonly #frame: Frame
  readonly #cell: number
  readonly #rows: number
  readonly #values: Float64Array
  #sums: Float64Array | null = null

  constructor(frame: Frame) {
    this.#frame = frame
    this.#cell = frame.width / COLUMNS
    this.#rows = Math.ceil(frame.height / this.#cell)
    this.#values = new Float64Array(COLUMNS * this.#rows)
  }

  /** Draws a line of a weight; where lines cross, the heaviest counts. */
  addLine(line: readonly Point[], weight: number): void {
    for (const [index, [x, y]] of line.entries()) {
      const [fromX, fromY] = line[index - 1] ?? [x, y]
      const steps = Math.ceil((2 * Math.hypot(x - fromX, y - fromY)) / this.#cell) || 1
      // A segment that ends far outside is not in the frame, or only grazes it.
      if (steps > 10 * COLUMNS) continue
      for (let step = 0; step <= steps; step++)
        this.#set(fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps, weight)
    }
  }

  /** Fills an area by the even-odd rule. */
  addArea(rings: readonly (readonly Point[])[], weight = 1): void {
    for (let row = 0; row < this.#rows; row++) {
      const y = this.#frame.top + (row + 0.5) * this.#cell
      const crossings = rings.flatMap((ring) => crossingsOf(ring, y)).sort((a, b) => a - b)
      for (let index = 0; index + 1 < crossings.length; index += 2)
        this.#fillRow(row, crossings[index] ?? 0, crossings[index + 1] ?? 0, weight)
    }
  }

  /** Mean weight of the cells in a box; outside the frame it is 0. */
  mean({ left, top, right, bottom }: Box): number {
    const sums = this.#sumUp()
    const column = (x: number) => Math.round((x - this.#frame.left) / this.#cell)
    const row = (y: number) => Math.round((y - this.#frame.top) / this.#cell)
    const [from, above] = [column(left), row(top)]
    // On the map of a large district a box can be smaller than a cell.
    const [to, below] = [Math.max(from + 1, column(right)), Math.max(above + 1, row(bottom))]
    const cells = (to - from) * (below - above)
    const [x1, x2] = [clamp(from, COLUMNS), clamp(to, COLUMNS)]
    const [y1, y2] = [clamp(above, this.#rows), clamp(below, this.#rows)]
    const at = (x: number, y: number) => sums[y * (COLUMNS + 1) + x] ?? 0
    return (at(x2, y2) - at(x1, y2) - at(x2, y1) + at(x1, y1)) / cells
  }

  #set(x: number, y: number, weight: number): void {
    const column = Math.floor((x - this.#frame.left) / this.#cell)
    const row = Math.floor((y - this.#frame.top) / this.#cell)
    if (column < 0 || row < 0 || column >= COLUMNS || row >= this.#rows) return
    const index = row * COLUMNS + column
    this.#values[index] = Math.max(this.#values[index] ?? 0, weight)
  }

  #fillRow(row: number, from: number, to: number, weight: number): void {
    const column = (x: number) => clamp(Math.round((x - this.#frame.left) / this.#cell), COLUMNS)
    this.#values.fill(weight, row * COLUMNS + column(from), row * COLUMNS + column(to))
  }

  /** Sums of all cells above and to the left of each corner. */
  #sumUp(): Float64Array {
    if (this.#sums !== null) return this.#sums
    const wide = COLUMNS + 1
    const sums = new Float64Array(wide * (this.#rows + 1))
    for (let row = 0; row < this.#rows; row++) {
      let sum = 0
      for (let column = 0; column < COLUMNS; column++) {
        sum += this.#values[row * COLUMNS + column] ?? 0
        sums[(row + 1) * wide + column + 1] = (sums[row * wide + column + 1] ?? 0) + sum
      }
    }
    this.#sums = sums
    return sums
  }
}

/** The x values at which a ring crosses `y`. */
export function crossingsOf(ring: readonly Point[], y: number): number[] {
  return ring.flatMap(([x2, y2], index) => {
    const [x1, y1] = ring.at(index - 1) ?? [x2, y2]
    return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
  })
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}

/** Points that have at least this share of the most room count as equally good. */
const ENOUGH_ROOM = 0.9

/**
 * The point of an area, on a grid, that is farthest from its edges, where its name may be placed. Of several, as in a long
 * county, the one nearest to the middle of its box.
 */
export function middleOf(rings: readonly Point[][]): Point {
  const largest = rings.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? []
  const { left, top, right, bottom } = boxOf(largest)
  const frame: Frame = { shape: 'square', left, top, width: right - left || 1, height: bottom - top || 1 }
  const shape = new Raster(frame)
  shape.addArea([largest])
  const step = Math.max(frame.width, frame.height) / 40
  const center: Point = [(left + right) / 2, (top + bottom) / 2]
  const roomAt = ([x, y]: Point) => {
    let room = 0
    while (room < frame.height && shape.mean(around(x, y, room + step / 2)) > 0.999) room += step / 2
    return room
  }
  const points: { at: Point; room: number }[] = [{ at: center, room: roomAt(center) }]
  for (let y = top + step; y < bottom; y += step)
    for (let x = left + step; x < right; x += step) points.push({ at: [x, y], room: roomAt([x, y]) })
  const most = points.reduce((max, { room }) => Math.max(max, room), 0)
  return points
    .filter(({ room }) => room >= ENOUGH_ROOM * most)
    .map(({ at }) => at)
    .reduce((best, at) => (lengthOf(at, center) < lengthOf(best, center) ? at : best))
}

/** A name is wider than tall. */
function around(x: number, y: number, reach: number): Box {
  return { left: x - 1.6 * reach, right: x + 1.6 * reach, top: y - reach, bottom: y + reach }
}
