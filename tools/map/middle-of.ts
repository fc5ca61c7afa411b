import { type Box, boxOf } from './clip.ts'
import type { Frame } from './frame.ts'
import { areaOf, lengthOf, type Point } from './outline.ts'
import { Raster } from './raster.ts'

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
