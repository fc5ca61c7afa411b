import type { BarsChart } from '../charts.ts'
import { type Canvas, drawLine, drawText } from './canvas.ts'
import { type ChartArea, formatAmount, type LegendEntry, paintHatch, paintLegend } from './chart-area.ts'
import { palette } from './palette.ts'
import { textStyles } from './text-styles.ts'

const LABEL_WIDTH = 142
const VALUE_ROOM = 74
const LEGEND_HEIGHT = 22
const BAR = 14
const PREVIOUS_BAR = 7
const ROW_GAP = 11

/** Height for its rows, points. */
export function barsHeight(chart: BarsChart): number {
  return LEGEND_HEIGHT + chart.rows.length * (rowHeight(chart) + ROW_GAP)
}

/** One solid bar a row, with a thinner hatched one below for the earlier period. */
export function paintBars(canvas: Canvas, chart: BarsChart, area: ChartArea): void {
  paintLegend(canvas, legend(canvas, chart), area.x + LABEL_WIDTH, area.y)
  const amounts = chart.rows.flatMap((row) => [row.value, row.previous ?? 0])
  const longest = Math.max(...amounts)
  const left = area.x + LABEL_WIDTH
  const widthOf = (value: number) => (value / longest) * (area.width - LABEL_WIDTH - VALUE_ROOM)
  chart.rows.forEach((row, index) => {
    const y = area.y + LEGEND_HEIGHT + index * (rowHeight(chart) + ROW_GAP)
    drawText(canvas, row.label, textStyles.cell, { x: area.x, y, width: LABEL_WIDTH - 12 })
    canvas.doc.rect(left, y, widthOf(row.value), BAR).fill(palette.primary)
    drawLine(
      canvas,
      formatAmount(row.value, amounts),
      textStyles.mark,
      left + widthOf(row.value) + 6,
      y + 1.5,
    )
    if (row.previous === null) return
    paintHatch(canvas, left, y + BAR + 1.5, widthOf(row.previous), PREVIOUS_BAR)
    drawLine(
      canvas,
      formatAmount(row.previous, amounts),
      textStyles.axis,
      left + widthOf(row.previous) + 6,
      y + BAR,
    )
  })
}

function rowHeight(chart: BarsChart): number {
  return chart.previousLabel === null ? BAR : BAR + PREVIOUS_BAR + 1.5
}

function legend(canvas: Canvas, chart: BarsChart): LegendEntry[] {
  const current: LegendEntry = {
    label: `${chart.currentLabel}, ${chart.unit}`,
    paintSign: (x, y) => canvas.doc.rect(x, y, 14, 8).fill(palette.primary),
  }
  if (chart.previousLabel === null) return [current]
  return [current, { label: chart.previousLabel, paintSign: (x, y) => paintHatch(canvas, x, y, 14, 8) }]
}
