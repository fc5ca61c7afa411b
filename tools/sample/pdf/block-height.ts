import type { Block } from '../blocks.ts'
import { type Canvas, textHeight } from './canvas.ts'
import { chartHeight } from './draw-chart.ts'
import { keyFiguresHeight } from './draw-key-figures.ts'
import { tableHeight } from './draw-table.ts'
import { page } from './page-flow.ts'
import { textStyles } from './text-styles.ts'

/** Widths of what stands on a page, points. */
export const columnWidth = {
  full: page.right - page.left,
  text: page.right - page.textLeft,
  /** Names of sections, left of the text. */
  side: page.textLeft - page.left - 18,
  lead: 450,
} as const

export const PARAGRAPH_GAP = 7
export const BULLET_INDENT = 14
/** Space above and below a table or chart. */
const WIDE_GAP = 26

/** Height a block takes with the space around it, points. */
export function blockHeight(canvas: Canvas, block: Block): number {
  switch (block.kind) {
    case 'chapter':
      return textHeight(canvas, block.title, textStyles.chapter, columnWidth.full) + 8
    case 'lead':
      return textHeight(canvas, block.text, textStyles.lead, columnWidth.lead) + 14
    case 'section':
      return textHeight(canvas, block.title, textStyles.section, columnWidth.side) + 12
    case 'paragraph':
      return paragraphHeight(canvas, block.text) + PARAGRAPH_GAP
    case 'list':
      return listHeights(canvas, block.items).reduce((sum, height) => sum + height, PARAGRAPH_GAP)
    case 'keyFigures':
      return keyFiguresHeight(block.items) + WIDE_GAP
    case 'chart':
      return chartHeight(block.chart) + WIDE_GAP
    case 'table':
      return tableHeight(canvas, block, columnWidth.full) + WIDE_GAP
  }
}

/** Height of running text alone, points. */
export function paragraphHeight(canvas: Canvas, text: string): number {
  return textHeight(canvas, text, textStyles.body, columnWidth.text)
}

/** Height of each item with the space below it, points. */
export function listHeights(canvas: Canvas, items: readonly string[]): number[] {
  return items.map((item) => textHeight(canvas, item, textStyles.body, columnWidth.text - BULLET_INDENT) + 4)
}
