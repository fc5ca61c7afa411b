/** Edges of a rectangle in the window, CSS pixels. */
export interface Box {
  top: number
  right: number
  bottom: number
  left: number
}

/** Whether two boxes share some area; touching edges share none. Pure. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
