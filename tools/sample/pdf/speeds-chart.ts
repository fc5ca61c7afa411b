import type { SpeedsChart } from '../charts.ts'
import { type Canvas, drawLine, drawRule, drawText } from './canvas.ts'
import { type ChartArea, paintLegend } from './chart-area.ts'
import { palette } from './palette.ts'
import { textStyles } from './text-styles.ts'

const LABEL_WIDTH = 150
const LEGEND_HEIGHT = 24
const ROW = 27
const AXIS_HEIGHT = 20
const SLOWEST = 20
const FASTEST = 80

/** Height for its rows, points. */
export function speedsHeight(chart: SpeedsChart): number {
  return LEGEND_HEIGHT + chart.rows.length * ROW + AXIS_HEIGHT
}

/** A hollow square for the general lanes, a disc for the express lanes, the target as a dotted line. */
export function paintSpeeds(canvas: Canvas, chart: SpeedsChart, area: ChartArea): void {
  const left = area.x + LABEL_WIDTH
  const width = area.width - LABEL_WIDTH - 30
  const xOf = (mph: number) => left + ((mph - SLOWEST) / (FASTEST - SLOWEST)) * width
  const foot = area.y + LEGEND_HEIGHT + chart.rows.length * ROW
  paintLegend(canvas, legend(canvas, chart.targetMph), left, area.y)
  paintAxis(canvas, chart.targetMph, { xOf, top: area.y + LEGEND_HEIGHT - 4, foot })
  chart.rows.forEach((row, index) => {
    const y = area.y + LEGEND_HEIGHT + index * ROW + ROW / 2
    drawText(canvas, row.label, textStyles.cell, { x: area.x, y: y - 6.5, width: LABEL_WIDTH - 12 })
    drawRule(canvas, [xOf(row.generalMph), y], [xOf(row.expressMph), y], palette.outline, 1.2)
    paintSquare(canvas, xOf(row.generalMph), y)
    canvas.doc.circle(xOf(row.expressMph), y, 5).fill(palette.express)
    const general = { x: xOf(row.generalMph) - 38, y: y - 5.5, width: 30, align: 'right' as const }
    drawText(canvas, `${row.generalMph}`, textStyles.mark, general)
    drawLine(canvas, `${row.expressMph}`, textStyles.mark, xOf(row.expressMph) + 9, y - 5.5)
  })
}

interface Axis {
  xOf: (mph: number) => number
  top: number
  foot: number
}

function paintAxis(canvas: Canvas, targetMph: number, { xOf, top, foot }: Axis): void {
  for (let mph = SLOWEST; mph <= FASTEST; mph += 10) {
    drawRule(canvas, [xOf(mph), top], [xOf(mph), foot], palette.hairline)
    drawText(canvas, `${mph}`, textStyles.axis, { x: xOf(mph) - 15, y: foot + 3, width: 30, align: 'center' })
  }
  canvas.doc.moveTo(xOf(targetMph), top).lineTo(xOf(targetMph), foot).lineWidth(1.2)
  canvas.doc.dash(1.5, { space: 2 }).strokeColor(palette.goal).stroke().undash()
}

function paintSquare({ doc }: Canvas, x: number, y: number): void {
  doc
    .rect(x - 4, y - 4, 8, 8)
    .lineWidth(1.4)
    .fillAndStroke(palette.paper, palette.inkSoft)
}

function legend(canvas: Canvas, targetMph: number) {
  const dotted = (x: number, y: number) => {
    canvas.doc
      .moveTo(x + 7, y - 2)
      .lineTo(x + 7, y + 10)
      .lineWidth(1.2)
    canvas.doc.dash(1.5, { space: 2 }).strokeColor(palette.goal).stroke().undash()
  }
  return [
    { label: 'general lanes', paintSign: (x: number, y: number) => paintSquare(canvas, x + 7, y + 4) },
    {
      label: 'express lanes',
      paintSign: (x: number, y: number) => void canvas.doc.circle(x + 7, y + 4, 5).fill(palette.express),
    },
    { label: `target ${targetMph} mph`, paintSign: dotted },
  ]
}
