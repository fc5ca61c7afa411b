import type { Block } from '../blocks.ts'
import {
  BULLET_INDENT,
  blockHeight,
  columnWidth,
  listHeights,
  PARAGRAPH_GAP,
  paragraphHeight,
} from './block-height.ts'
import { drawRule, drawText, textHeight } from './canvas.ts'
import { chartHeight, drawChart } from './draw-chart.ts'
import { drawKeyFigures, keyFiguresHeight } from './draw-key-figures.ts'
import { drawTable, tableHeight } from './draw-table.ts'
import { type PageFlow, page } from './page-flow.ts'
import { palette } from './palette.ts'
import { textStyles } from './text-styles.ts'

/** Space and rule between two chapters on one page. */
const CHAPTER_GAP = 52

/** Draws one block at the flow's place and moves the flow below it; `following` are the blocks after it. */
export function drawBlock(flow: PageFlow, block: Block, following: readonly Block[]): void {
  switch (block.kind) {
    case 'chapter':
      drawChapter(flow, block.title, following)
      break
    case 'lead':
      drawLead(flow, block.text)
      break
    case 'section':
      drawSection(flow, block.title, following[0])
      break
    case 'paragraph':
      drawParagraph(flow, block.text)
      break
    case 'list':
      drawList(flow, block.items)
      break
    case 'keyFigures':
      drawWide(flow, keyFiguresHeight(block.items), () => drawKeyFigures(flow.canvas, block.items, flow.y))
      break
    case 'chart':
      drawWide(flow, chartHeight(block.chart), () => drawChart(flow.canvas, block.chart, flow.y))
      break
    case 'table':
      drawWide(flow, tableHeight(flow.canvas, block, columnWidth.full), () =>
        drawTable(flow.canvas, block, { x: page.left, y: flow.y, width: columnWidth.full }),
      )
      break
  }
}

function drawChapter(flow: PageFlow, title: string, following: readonly Block[]): void {
  const { canvas } = flow
  if (flow.free() < openingHeight(flow, title, following)) flow.newPage()
  else if (flow.y > page.top) {
    flow.y = Math.max(flow.y, flow.sideBottom) + 28
    canvas.tags.artifact('Layout', () =>
      drawRule(canvas, [page.left, flow.y], [page.right, flow.y], palette.primary, 1),
    )
    flow.y += CHAPTER_GAP - 28
  }
  canvas.doc.addNamedDestination(title, 'XYZ', page.left, flow.y - 20, null)
  const box = { x: page.left, y: flow.y, width: columnWidth.full }
  canvas.tags.leaf('H2', () => drawText(canvas, title, textStyles.chapter, box))
  flow.y += textHeight(canvas, title, textStyles.chapter, columnWidth.full) + 8
}

/**
 * What must fit below a chapter's title on a page that is already begun: the lead and one more block.
 * Text behind a tall table may be that block, since it can go before the table.
 */
function openingHeight(
  flow: PageFlow,
  title: string,
  [lead, first, second, third]: readonly Block[],
): number {
  const heightOf = (block: Block | undefined) => (block === undefined ? 0 : blockHeight(flow.canvas, block))
  const text = second?.kind === 'section' ? third : second
  const anchor = text?.kind === 'paragraph' ? Math.min(heightOf(first), heightOf(text) + 18) : heightOf(first)
  return CHAPTER_GAP + heightOf({ kind: 'chapter', title }) + heightOf(lead) + anchor
}

function drawLead(flow: PageFlow, text: string): void {
  const { canvas } = flow
  const box = { x: page.left, y: flow.y, width: columnWidth.lead }
  canvas.tags.leaf('P', () => drawText(canvas, text, textStyles.lead, box))
  flow.y += textHeight(canvas, text, textStyles.lead, columnWidth.lead) + 14
}

/** The name stands beside its text, so the two must land on one page. */
function drawSection(flow: PageFlow, title: string, next: Block | undefined): void {
  const { canvas } = flow
  const height = textHeight(canvas, title, textStyles.section, columnWidth.side)
  flow.y = Math.max(flow.y + 12, flow.sideBottom + 6)
  const isText = next?.kind === 'paragraph' || next?.kind === 'list'
  flow.need(Math.max(height, isText ? blockHeight(canvas, next) : height + 60))
  const box = { x: page.left, y: flow.y, width: columnWidth.side }
  canvas.tags.leaf('H3', () => drawText(canvas, title, textStyles.section, box))
  flow.sideBottom = flow.y + height
}

function drawParagraph(flow: PageFlow, text: string): void {
  const { canvas } = flow
  const height = paragraphHeight(flow.canvas, text)
  flow.need(height)
  const box = { x: page.textLeft, y: flow.y, width: columnWidth.text }
  canvas.tags.leaf('P', () => drawText(canvas, text, textStyles.body, box))
  flow.y += height + PARAGRAPH_GAP
}

function drawList(flow: PageFlow, items: readonly string[]): void {
  const { canvas } = flow
  const width = columnWidth.text - BULLET_INDENT
  const heights = listHeights(flow.canvas, items)
  flow.need(heights.reduce((sum, height) => sum + height, 0))
  canvas.tags.group('L', () => {
    items.forEach((item, index) => {
      const { y } = flow
      canvas.tags.group('LI', () => {
        const bullet = { x: page.textLeft, y, width: BULLET_INDENT }
        canvas.tags.leaf('Lbl', () => drawText(canvas, '•', textStyles.body, bullet))
        const body = { x: page.textLeft + BULLET_INDENT, y, width }
        canvas.tags.leaf('LBody', () => drawText(canvas, item, textStyles.body, body))
      })
      flow.y += heights[index] ?? 0
    })
  })
  flow.y += PARAGRAPH_GAP - 2
}

/** Draws something as wide as the page, clear of a section's name beside it. */
function drawWide(flow: PageFlow, height: number, draw: () => void): void {
  flow.y = Math.max(flow.y, flow.sideBottom) + 12
  flow.need(height)
  draw()
  flow.y += height + 14
}
