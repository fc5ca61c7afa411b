import type { KeyFigure } from '../blocks.ts'
import { type Canvas, drawLine, drawRule, drawText, textWidth } from './canvas.ts'
import { page } from './page-flow.ts'
import { palette } from './palette.ts'
import { textStyles } from './text-styles.ts'

const ROW = 96
const COLUMNS = 3
const GUTTER = 18

/** Height of the rows these figures fill, points. */
export function keyFiguresHeight(items: readonly KeyFigure[]): number {
  return Math.ceil(items.length / COLUMNS) * ROW
}

/** Draws large figures three to a row, as a list for screen readers. */
export function drawKeyFigures(canvas: Canvas, items: readonly KeyFigure[], top: number): void {
  const width = (page.right - page.left - GUTTER * (COLUMNS - 1)) / COLUMNS
  canvas.tags.group('L', () => {
    items.forEach((item, index) => {
      const x = page.left + (index % COLUMNS) * (width + GUTTER)
      const y = top + Math.floor(index / COLUMNS) * ROW
      canvas.tags.artifact('Layout', () => drawRule(canvas, [x, y], [x + width, y], palette.primary, 1))
      canvas.tags.group('LI', () =>
        canvas.tags.leaf('LBody', () => drawKeyFigure(canvas, item, { x, y, width })),
      )
    })
  })
}

function drawKeyFigure(
  canvas: Canvas,
  item: KeyFigure,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  // The spaces keep the pieces apart for those who listen.
  drawText(canvas, `${item.label} `, textStyles.caption, { x, y: y + 8, width })
  drawLine(canvas, `${item.value} `, textStyles.keyNumber, x, y + 25)
  const unitX = x + textWidth(canvas, item.value, textStyles.keyNumber) + 6
  drawLine(canvas, `${item.unit} `, textStyles.cell, unitX, y + 38)
  drawText(canvas, item.change, textStyles.note, { x, y: y + 60, width })
}
