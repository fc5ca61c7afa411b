import type { Block } from '../blocks.ts'
import { blockHeight } from './block-height.ts'
import type { PageFlow } from './page-flow.ts'

/**
 * Chooses which of the waiting blocks comes next. A table or chart too tall for the rest of the page
 * lets the sections behind it go first as far as they fit, so that it opens the next page
 * and no page ends half empty. Removes what it answers; the order within a chapter may change,
 * never the chapter.
 */
export function takeNext(waiting: Block[], flow: PageFlow): readonly Block[] {
  const first = waiting.shift()
  if (first === undefined) return []
  if (!isWide(first) || blockHeight(flow.canvas, first) <= flow.free()) return [first]
  const ahead = fittingSections(waiting, flow)
  waiting.splice(0, ahead.length)
  return [...ahead, first]
}

/** Whole sections at the front that fit on the page together. */
function fittingSections(waiting: readonly Block[], flow: PageFlow): readonly Block[] {
  let taken = 0
  let height = 0
  for (const [index, block] of waiting.entries()) {
    const followsName = waiting[index - 1]?.kind === 'section'
    if (isWide(block) || block.kind === 'chapter') return waiting.slice(0, followsName ? index - 1 : index)
    if (block.kind === 'section') taken = index
    else height += blockHeight(flow.canvas, block) + (followsName ? 12 : 0)
    if (height > flow.free()) return waiting.slice(0, taken)
  }
  return waiting.slice()
}

function isWide(block: Block): boolean {
  return block.kind === 'table' || block.kind === 'chart' || block.kind === 'keyFigures'
}
