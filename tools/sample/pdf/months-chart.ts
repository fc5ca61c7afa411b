import type { MonthsChart } from '../charts.ts'
import { type Canvas, drawText } from './canvas.ts'
import { type ChartArea, type LegendEntry, paintGrid, paintLegend } from './chart-area.ts'
import { palette } from './palette.ts'
import { textStyles } from './text-styles.ts'

export const MONTHS_HEIGHT = 176
const AXIS_WIDTH = 36
const LEGEND_HEIGHT = 18
const LABEL_HEIGHT = 16

/** Columns for this year, a short dashed mark over each for the year before. */
export function paintMonths(canvas: Canvas, chart: MonthsChart, area: ChartArea): void {
  const { current, previous } = chart
  paintLegend(canvas, legend(canvas, chart), area.x + AXIS_WIDTH, area.y)
  const plot: ChartArea = {
    x: area.x + AXIS_WIDTH,
    y: area.y + LEGEND_HEIGHT + 6,
    width: area.width - AXIS_WIDTH,
    height: area.height - LEGEND_HEIGHT - LABEL_HEIGHT - 6,
  }
  const yOf = paintGrid(canvas, plot, Math.max(...current.values, ...(previous?.values ?? [])))
  const slot = plot.width / current.values.length
  current.values.forEach((value, index) => {
    const x = plot.x + slot * index + slot * 0.2
    canvas.doc.rect(x, yOf(value), slot * 0.6, yOf(0) - yOf(value)).fill(palette.primary)
    const before = previous?.values[index]
    if (before !== undefined) paintBefore(canvas, x - slot * 0.1, yOf(before), slot * 0.8)
    const box = { x: plot.x + slot * index, y: yOf(0) + 4, width: slot, align: 'center' as const }
    drawText(canvas, chart.labels[index] ?? '', textStyles.axis, box)
  })
}

function legend(canvas: Canvas, { unit, current, previous }: MonthsChart): LegendEntry[] {
  const entries: LegendEntry[] = [
    {
      label: `${current.label}, ${unit}`,
      paintSign: (x, y) => canvas.doc.rect(x, y, 14, 8).fill(palette.primary),
    },
  ]
  if (previous === null) return entries
  return [...entries, { label: previous.label, paintSign: (x, y) => paintBefore(canvas, x, y + 4, 14) }]
}

/** A dashed mark with a pale edge, so that it shows on a column and beside it. */
function paintBefore({ doc }: Canvas, x: number, y: number, width: number): void {
  const line = () => doc.moveTo(x, y).lineTo(x + width, y)
  line().lineWidth(3.4).strokeColor(palette.paper).stroke()
  line().lineWidth(1.6).dash(3, { space: 2 }).strokeColor(palette.express).stroke().undash()
}
