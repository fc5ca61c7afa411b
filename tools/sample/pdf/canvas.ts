import type PDFDocument from 'pdfkit'
import type { Tags } from './tags.ts'
import type { TextStyle } from './text-styles.ts'

type Doc = InstanceType<typeof PDFDocument>

/** What every drawing function needs: the open document and its tags. */
export interface Canvas {
  doc: Doc
  tags: Tags
}

export interface TextBox {
  x: number
  y: number
  /** Lines break at this width, points. */
  width: number
  align?: 'left' | 'right' | 'center'
}

/** Height that `text` takes at this width, points. */
export function textHeight({ doc }: Canvas, text: string, style: TextStyle, width: number): number {
  const lineGap = chooseFace(doc, style)
  return doc.heightOfString(text, { width, lineGap })
}

/** Width of `text` on one line, points. */
export function textWidth({ doc }: Canvas, text: string, style: TextStyle): number {
  chooseFace(doc, style)
  return doc.widthOfString(text)
}

/** Writes `text` with its first line at the top of the box. */
export function drawText({ doc }: Canvas, text: string, style: TextStyle, box: TextBox): void {
  const lineGap = chooseFace(doc, style)
  doc.fillColor(style.colour)
  // Half of the leading belongs above the line, so that boxes of different styles align on their middle.
  doc.text(text, box.x, box.y + lineGap / 2, { width: box.width, lineGap, align: box.align ?? 'left' })
}

/** Writes one line from `x` without breaking it. */
export function drawLine(canvas: Canvas, text: string, style: TextStyle, x: number, y: number): void {
  drawText(canvas, text, style, { x, y, width: textWidth(canvas, text, style) + 1 })
}

/** Draws a straight hairline. */
export function drawRule(
  { doc }: Canvas,
  from: [number, number],
  to: [number, number],
  colour: string,
  width = 0.5,
): void {
  doc
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(width)
    .strokeColor(colour)
    .stroke()
}

/** Chooses the style's face and answers the gap that gives its leading. */
function chooseFace(doc: Doc, style: TextStyle): number {
  doc.font(style.face).fontSize(style.size)
  return style.leading - doc.currentLineHeight(true)
}
