import type { Point } from './map-frame.ts'

/** Unit vectors of the arrow keys; y grows downwards. */
const WAYS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const
export type ArrowKey = keyof typeof WAYS

export function isArrowKey(key: string): key is ArrowKey {
  return key in WAYS
}

/** Going straight is worth this much of a detour: what lies aside counts as farther away. */
const ASIDE = 2

/**
 * The mark an arrow key leads to: the nearest in that direction, straight ahead before aside. `null`: nothing lies
 * that way.
 */
export function stepTo<Mark extends { at: Point }>(
  from: Point,
  marks: readonly Mark[],
  key: ArrowKey,
): Mark | null {
  const way = WAYS[key]
  let best: { mark: Mark; cost: number } | null = null
  for (const mark of marks) {
    const [x, y] = [mark.at.x - from.x, mark.at.y - from.y]
    const ahead = x * way.x + y * way.y
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x)
    // Within a quarter circle and a bit, so that every mark can be reached by some key.
    if (ahead <= 0 || aside > ahead * 1.5) continue
    const cost = ahead + ASIDE * aside
    if (best === null || cost < best.cost) best = { mark, cost }
  }
  return best?.mark ?? null
}
