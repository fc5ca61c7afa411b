import type { Block } from '../blocks.ts'
import { takeNext } from './arrange-blocks.ts'
import { drawBlock } from './draw-block.ts'
import type { PageFlow } from './page-flow.ts'

/** Draws all blocks with a bookmark for each chapter and section; answers the page of every chapter by its title. */
export function drawBlocks(flow: PageFlow, blocks: readonly Block[]): ReadonlyMap<string, number> {
  const { outline } = flow.canvas.doc
  const pages = new Map<string, number>()
  const waiting = [...blocks]
  let bookmark = outline
  while (waiting.length > 0) {
    const taken = takeNext(waiting, flow)
    taken.forEach((block, index) => {
      if (block.kind === 'chapter') flow.furniture.current += 1
      drawBlock(flow, block, [...taken.slice(index + 1), ...waiting])
      if (block.kind === 'chapter') {
        pages.set(block.title, flow.pageNumber)
        bookmark = outline.addItem(block.title)
      }
      if (block.kind === 'section') bookmark.addItem(block.title)
    })
  }
  return pages
}
