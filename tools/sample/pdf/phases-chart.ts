import type { PhasesChart } from '../charts.ts'
import { type Canvas, drawLine, drawRule, drawText, textWidth } from './canvas.ts'
import type { ChartArea } from './chart-area.ts'
import { palette } from './palette.ts'
import { textStyles } from './text-styles.ts'

const LABEL_WIDTH = 150
const HEAD = 18
const ROW = 26

/** Height for its rows, points. */
export function phasesHeight(chart: PhasesChart): number {
  return HEAD + chart.rows.length * ROW + 2
}

/** Years as columns; each work a line between two stops, its stage in words above the line. */
export function paintPhases(canvas: Canvas, chart: PhasesChart, area: ChartArea): void {
  const left = area.x + LABEL_WIDTH
  const year = (area.width - LABEL_WIDTH) / (chart.to - chart.from + 1)
  const foot = area.y + HEAD + chart.rows.length * ROW
  for (let index = 0; index <= chart.to - chart.from; index += 1) {
    const x = left + index * year
    drawRule(canvas, [x, area.y + HEAD - 4], [x, foot], palette.hairline)
    drawText(canvas, `${chart.from + index}`, textStyles.axis, { x, y: area.y, width: year, align: 'center' })
  }
  chart.rows.forEach((row, index) => {
    const top = area.y + HEAD + index * ROW
    const y = top + 17
    drawText(canvas, row.label, textStyles.cell, { x: area.x, y: top + 7, width: LABEL_WIDTH - 10 })
    const start = left + (row.start - chart.from) * year + 8
    const end = left + (row.end - chart.from + 1) * year - 8
    drawRule(canvas, [start, y], [end, y], palette.primary, 3)
    for (const x of [start, end])
      canvas.doc.circle(x, y, 3.6).lineWidth(1.4).fillAndStroke(palette.stop, palette.primary)
    const width = textWidth(canvas, row.stage, textStyles.axis)
    // Keeps the lines of the years from running through the words.
    canvas.doc.rect(start - 5, y - 15, width + 3, 10).fill(palette.paper)
    drawLine(canvas, row.stage, textStyles.axis, start - 4, y - 15)
  })
}
