import type { TrendChart } from '../charts.ts'
import { type Canvas, drawLine, drawText } from './canvas.ts'
import { type ChartArea, formatAmount, paintGrid } from './chart-area.ts'
import { palette } from './palette.ts'
import { textStyles } from './text-styles.ts'

export const TREND_HEIGHT = 172
const AXIS_WIDTH = 36
const NAME_WIDTH = 92
const LABEL_HEIGHT = 16

/** Lines over the years from zero, each named at its end; the goal dotted. */
export function paintTrend(canvas: Canvas, chart: TrendChart, area: ChartArea): void {
  const plot: ChartArea = {
    x: area.x + AXIS_WIDTH,
    y: area.y + 16,
    width: area.width - AXIS_WIDTH - NAME_WIDTH,
    height: area.height - 16 - LABEL_HEIGHT,
  }
  drawLine(canvas, chart.unit, textStyles.axis, area.x, area.y - 4)
  const highest = Math.max(...chart.lines.flatMap((line) => line.values), chart.goal?.value ?? 0)
  const yOf = paintGrid(canvas, plot, highest)
  const slot = plot.width / chart.labels.length
  const xOf = (index: number) => plot.x + slot * (index + 0.5)
  chart.labels.forEach((label, index) => {
    drawText(canvas, label, textStyles.axis, {
      x: xOf(index) - slot / 2,
      y: yOf(0) + 4,
      width: slot,
      align: 'center',
    })
  })
  if (chart.goal !== null) paintGoal(canvas, plot, yOf(chart.goal.value), chart.goal.label)
  chart.lines.forEach((line, index) => {
    const points = line.values.map((value, place) => [xOf(place), yOf(value)] as const)
    paintLine(canvas, points, index === 0)
    line.values.forEach((value, place) => {
      // On the side away from the other line.
      const isBelow = value < (chart.lines[1]?.values[place] ?? 0)
      const box = {
        x: xOf(place) - 20,
        y: yOf(value) + (isBelow ? 5 : -16),
        width: 40,
        align: 'center' as const,
      }
      if (index === 0) drawText(canvas, formatAmount(value, line.values), textStyles.mark, box)
    })
    const end = points.at(-1)
    if (end === undefined) return
    const name = { x: end[0] + 12, y: end[1] - 6, width: area.x + area.width - end[0] - 12 }
    drawText(canvas, line.label, textStyles.mark, name)
  })
}

function paintLine({ doc }: Canvas, points: readonly (readonly [number, number])[], isFirst: boolean): void {
  const colour = isFirst ? palette.primary : palette.outline
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) doc.moveTo(x, y)
    else doc.lineTo(x, y)
  }
  doc
    .lineWidth(isFirst ? 2.4 : 1.4)
    .lineJoin('round')
    .strokeColor(colour)
    .stroke()
  for (const [x, y] of points) doc.circle(x, y, isFirst ? 3 : 2).fill(colour)
}

function paintGoal(canvas: Canvas, plot: ChartArea, y: number, label: string): void {
  canvas.doc
    .moveTo(plot.x, y)
    .lineTo(plot.x + plot.width, y)
    .lineWidth(1.1)
  canvas.doc.dash(1.5, { space: 2 }).strokeColor(palette.goal).stroke().undash()
  drawLine(canvas, label, textStyles.axis, plot.x + plot.width + 6, y - 6)
}
