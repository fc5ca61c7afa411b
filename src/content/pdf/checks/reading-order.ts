import type { TextBlock } from './pdf-model.ts'
import type { Place } from './rules/rule.ts'

// Two left edges this close are one column; a box beside or inside of a column is set further off. Points.
const SAME_EDGE = 3
// So much further up, in sizes of the text, is another line.
const CLEARLY_ABOVE = 1.5
// A number or a word alone may be anywhere.
const LEAST_LETTERS = 10

/**
 * Where reading goes back up in a column: text that follows other text in the structure is above it, with the same
 * left edge. Other columns, boxes and indented text may be anywhere.
 *
 * @param blocks in the order of the structure
 */
export function findJumps(blocks: readonly TextBlock[]): Place[] {
  const places: Place[] = []
  const pages = Map.groupBy(
    blocks.filter(({ letters }) => letters >= LEAST_LETTERS),
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
