import { type Canvas, drawLine, drawRule, drawText, textWidth } from './canvas.ts'
import { palette } from './palette.ts'
import { textStyles } from './text-styles.ts'

/** Where a chart may paint, points. */
export interface ChartArea {
  x: number
  y: number
  width: number
  height: number
}

/** Distance between two grid lines such that four or five of them reach above `highest`. */
export function gridStep(highest: number): number {
  const rough = highest / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude)
  return steps.find((step) => step >= rough) ?? 10 * magnitude
}

/** Draws horizontal grid lines from zero with their values, and answers where a value lies. */
export function paintGrid(canvas: Canvas, area: ChartArea, highest: number): (value: number) => number {
  const step = gridStep(highest)
  const count = Math.ceil(highest / step)
  const yOf = (value: number) => area.y + area.height - (value / (step * count)) * area.height
  for (let index = 0; index <= count; index += 1) {
    const y = yOf(index * step)
    drawRule(canvas, [area.x, y], [area.x + area.width, y], index === 0 ? palette.outline : palette.hairline)
    const label = formatAmount(index * step)
    drawText(canvas, label, textStyles.axis, { x: area.x - 36, y: y - 5.5, width: 30, align: 'right' })
  }
  return yOf
}

/** "1,250", "35.0": thousands apart, with as many decimals as the finest value beside it has, two at most. */
export function formatAmount(value: number, beside: readonly number[] = [value]): string {
  const decimals = Math.max(...beside.map((other) => Math.min(`${other}`.split('.')[1]?.length ?? 0, 2)))
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** Fills a box with slanting lines inside a border: the form of an earlier period. */
export function paintHatch({ doc }: Canvas, x: number, y: number, width: number, height: number): void {
  doc.save().rect(x, y, width, height).clip()
  for (let offset = -height; offset < width; offset += 4) {
    doc.moveTo(x + offset, y + height).lineTo(x + offset + height, y)
  }
  doc.lineWidth(0.6).strokeColor(palette.outline).stroke().restore()
  doc.rect(x, y, width, height).lineWidth(0.6).strokeColor(palette.outline).stroke()
}

export interface LegendEntry {
  label: string
  /** Draws the sign of this entry in a box of 14 by 8 points. */
  paintSign: (x: number, y: number) => void
}

/** Draws the signs and their names in one row. */
export function paintLegend(canvas: Canvas, entries: readonly LegendEntry[], x: number, y: number): void {
  let left = x
  for (const { label, paintSign } of entries) {
    paintSign(left, y + 1.5)
    drawLine(canvas, label, textStyles.axis, left + 19, y)
    left += 19 + textWidth(canvas, label, textStyles.axis) + 18
  }
}
