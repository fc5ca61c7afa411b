/** Between a place's dot and its name, pixels. */
export const NAME_GAP = 10
/** Wider than nine of ten names in this type, pixels a letter. */
const LETTER = 8

/**
 * Where a place's name stands beside its dot, so that the window's edge does not cut it off. Pure.
 *
 * @param x where the dot is seen, pixels from the window's left edge
 */
export function nameSide(name: string, x: number, windowWidth: number): 'right' | 'left' {
  const width = NAME_GAP + name.length * LETTER
  return x + width > windowWidth && x - width >= 0 ? 'left' : 'right'
}
