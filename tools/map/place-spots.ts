import type { Point } from './outline.ts'
import type { LabelBox, ScaleRange } from './place-labels.ts'

/** One place for a town's name, and what it covers. */
interface PlaceSpot {
  side: 'right' | 'left' | 'above' | 'below'
  /** The box of the name only. */
  text: LabelBox
  /** With the dot and the leader. */
  boxes: LabelBox[]
  /** Length of the leader on the narrowest map, pixels; 0: the name is beside its dot. */
  leaderPx: number
  /** The end of the leader, units; without one, the dot. */
  end: Point
}

/** How far from its dot a name may be, pixels of the narrowest map. */
const LEADERS = [0, 12, 20, 28, 36, 46, 56, 68, 80]
/** From the end of the leader, or the middle of the dot, to the name. */
const NAME_GAP = 9
/** Radius of a dot with its ring, pixels. */
const DOT = { width: 11, height: 11 }

/** The places that a name of this size may have around its dot. */
export function placeSpots([x, y]: Point, wide: number, letterPx: number, range: ScaleRange): PlaceSpot[] {
  const dot = boxAround([x, y], DOT)
  const beside = (['right', 'left'] as const).flatMap((side) =>
    LEADERS.map((leaderPx): PlaceSpot => {
      const way = side === 'right' ? 1 : -1
      const end: Point = [x + (way * leaderPx) / range.least, y]
      const text = lineBox(end, way, NAME_GAP, wide, letterPx * 0.7)
      const leader = leaderPx === 0 ? [] : [lineBox([x, y], way, 0, 0, 2, end[0])]
      return { side, text, boxes: [text, dot, ...leader], leaderPx, end }
    }),
  )
  // The style sheet sets these lines three quarters of a letter above, and one and a half below, the dot.
  const middle = [
    { side: 'above', top: -1.6, bottom: -0.45 },
    { side: 'below', top: 0.7, bottom: 1.85 },
  ] as const
  return [
    ...beside,
    ...middle.map(({ side, top, bottom }): PlaceSpot => {
      const text = {
        ...boxAround([x, y], { width: wide, height: 0 }),
        top: { units: y, pixels: top * letterPx },
        bottom: { units: y, pixels: bottom * letterPx },
      }
      return { side, text, boxes: [text, dot], leaderPx: 0, end: [x, y] }
    }),
  ]
}

export function boxAround([x, y]: Point, { width, height }: { width: number; height: number }): LabelBox {
  return {
    left: { units: x, pixels: -width / 2 },
    right: { units: x, pixels: width / 2 },
    top: { units: y, pixels: -height / 2 },
    bottom: { units: y, pixels: height / 2 },
  }
}

/** A box that starts at a point and extends right or left, by some pixels or up to another point. */
function lineBox([x, y]: Point, way: 1 | -1, gap: number, wide: number, half: number, end = x): LabelBox {
  const [near, far] = [
    { units: x, pixels: way * gap },
    { units: end, pixels: way * (gap + wide) },
  ]
  const [left, right] = way === 1 ? [near, far] : [far, near]
  return { left, right, top: { units: y, pixels: -half }, bottom: { units: y, pixels: half } }
}
