import type { TextBlock } from './pdf-model.ts'
import type { Place } from './rules/rule.ts'

// Left edges this close are one column; a box next to or inside a column is further away. Points.
const SAME_EDGE = 3
// This much higher, in text sizes, is another line.
const CLEARLY_ABOVE = 1.5
// A single number or word may be anywhere.
const MIN_LETTERS = 10

/**
 * Where reading jumps back up in a column: text is above the text it follows in the structure, with the same left edge.
 * Other columns, boxes and indented text may be anywhere.
 *
 * @param blocks in the order of the structure
 */
export function findJumps(blocks: readonly TextBlock[]): Place[] {
  const places: Place[] = []
  const pages = Map.groupBy(
    blocks.filter(({ letters }) => letters >= MIN_LETTERS),
    ({ page }) => page,
  )
  for (const [page, own] of pages) {
    const columns: TextBlock[] = []
    for (const block of own) {
      const column = columns.findIndex(({ left }) => Math.abs(left - block.left) <= SAME_EDGE)
      const before = columns[column]
      if (before !== undefined && block.bottom > before.top + CLEARLY_ABOVE * block.size)
        places.push({ page })
      if (column === -1) columns.push(block)
      else columns[column] = block
    }
  }
  return places
}
