import { type Box, boxOf } from './clip.ts'
import type { Frame } from './frame.ts'
import { areaOf, type Point } from './outline.ts'
import { Raster } from './raster.ts'

/** The point of an area that is farthest from its edges, on a grid: where its name may be placed. */
export function middleOf(rings: readonly Point[][]): Point {
  const largest = rings.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? []
  const { left, top, right, bottom } = boxOf(largest)
  const frame: Frame = { shape: 'square', left, top, width: right - left || 1, height: bottom - top || 1 }
  const shape = new Raster(frame)
  shape.addArea([largest])
  const isClear = ([x, y]: Point, reach: number) => shape.mean(around(x, y, reach)) > 0.999
  let best: Point = [(left + right) / 2, (top + bottom) / 2]
  let reach = 0
  const step = Math.max(frame.width, frame.height) / 40
  for (let y = top + step; y < bottom; y += step)
    for (let x = left + step; x < right; x += step)
      while (isClear([x, y], reach + step / 2) && reach < frame.height) {
        reach += step / 2
        best = [x, y]
      }
  return best
}

/** A name is wider than tall. */
function around(x: number, y: number, reach: number): Box {
  return { left: x - 1.6 * reach, right: x + 1.6 * reach, top: y - reach, bottom: y + reach }
}
