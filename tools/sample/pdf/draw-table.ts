import type { Align, TableBlock } from '../blocks.ts'
import { type Canvas, drawRule, drawText, textHeight, textWidth } from './canvas.ts'
import { palette } from './palette.ts'
import { type TextStyle, textStyles } from './text-styles.ts'

interface Area {
  x: number
  y: number
  width: number
}

const GUTTER = 14
const ROW_PADDING = 4.5
/** A column of sentences asks for no more than this before it breaks its lines. */
const WIDEST_COLUMN = 260

/** Height the table takes at this width, points. */
export function tableHeight(canvas: Canvas, table: TableBlock, width: number): number {
  const columns = columnWidths(canvas, table, width)
  const rows = table.rows.reduce((sum, row) => sum + rowHeight(canvas, row, columns, cellStyle), 0)
  const note = table.note === null ? 0 : textHeight(canvas, table.note, textStyles.note, width) + 6
  return (
    captionHeight(canvas, table, width) + rowHeight(canvas, titles(table), columns, headStyle) + rows + note
  )
}

/** Draws caption, head, rows and note, with header cells that name what they head. */
export function drawTable(canvas: Canvas, table: TableBlock, area: Area): void {
  const columns = columnWidths(canvas, table, area.width)
  const { tags } = canvas
  let y = area.y
  tags.group('Table', () => {
    tags.leaf('Caption', () => drawText(canvas, table.caption, textStyles.caption, area))
    y += captionHeight(canvas, table, area.width)
    y = drawRow(canvas, { table, cells: titles(table), columns, x: area.x, y, isHead: true })
    ruleBelow(canvas, area, y, palette.ink, 0.75)
    for (const cells of table.rows) {
      y = drawRow(canvas, { table, cells, columns, x: area.x, y, isHead: false })
      ruleBelow(canvas, area, y, palette.hairline, 0.5)
    }
  })
  const { note } = table
  if (note === null) return
  tags.leaf('P', () => drawText(canvas, note, textStyles.note, { ...area, y: y + 6 }))
}

interface Row {
  table: TableBlock
  cells: readonly string[]
  columns: readonly number[]
  x: number
  y: number
  isHead: boolean
}

/** Draws one row and answers the place below it. */
function drawRow(canvas: Canvas, row: Row): number {
  const { tags } = canvas
  const style = row.isHead ? headStyle : cellStyle
  const height = rowHeight(canvas, row.cells, row.columns, style)
  tags.group('TR', () => {
    let x = row.x
    row.cells.forEach((cell, index) => {
      const width = row.columns[index] ?? 0
      const align: Align = row.table.columns[index]?.align ?? 'left'
      const text = style(index)
      // Titles of one and of two lines stand on the rule together.
      const slack = row.isHead ? height - ROW_PADDING * 2 - textHeight(canvas, cell, text, width) : 0
      const draw = () => drawText(canvas, cell, text, { x, y: row.y + ROW_PADDING + slack, width, align })
      if (row.isHead) tags.leaf('TH', draw, { scope: 'Column' })
      else if (index === 0) tags.leaf('TH', draw, { scope: 'Row' })
      else tags.leaf('TD', draw)
      x += width + GUTTER
    })
  })
  return row.y + height
}

function ruleBelow(canvas: Canvas, area: Area, y: number, colour: string, weight: number): void {
  canvas.tags.artifact('Layout', () =>
    drawRule(canvas, [area.x, y], [area.x + area.width, y], colour, weight),
  )
}

function captionHeight(canvas: Canvas, table: TableBlock, width: number): number {
  return textHeight(canvas, table.caption, textStyles.caption, width) + 4
}

function rowHeight(
  canvas: Canvas,
  cells: readonly string[],
  columns: readonly number[],
  style: (index: number) => TextStyle,
): number {
  const heights = cells.map((cell, index) => textHeight(canvas, cell, style(index), columns[index] ?? 0))
  return Math.max(...heights) + ROW_PADDING * 2
}

function headStyle(): TextStyle {
  return textStyles.cellHead
}

function cellStyle(index: number): TextStyle {
  return index === 0 ? textStyles.cellStrong : textStyles.cell
}

function titles(table: TableBlock): string[] {
  return table.columns.map((column) => column.title)
}

/** Gives each column its longest word, then shares the rest in proportion to what the columns would like. */
function columnWidths(canvas: Canvas, table: TableBlock, width: number): number[] {
  const columns = table.columns.map((column, index) => {
    const cells = table.rows.map((row) => row[index] ?? '')
    const widthOf = (text: string) => textWidth(canvas, text, cellStyle(index))
    const titleWords = column.title.split(' ').map((word) => textWidth(canvas, word, textStyles.cellHead))
    const words = cells.flatMap((cell) => cell.split(' ')).map(widthOf)
    const least = Math.max(...titleWords, ...words) + 2
    return { least, wish: Math.max(least, Math.min(Math.max(...cells.map(widthOf)), WIDEST_COLUMN)) }
  })
  const room = width - GUTTER * (table.columns.length - 1) - sumOf(columns.map(({ least }) => least))
  const wanted = sumOf(columns.map(({ wish }) => wish))
  return columns.map(({ least, wish }) => least + (room * wish) / wanted)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
