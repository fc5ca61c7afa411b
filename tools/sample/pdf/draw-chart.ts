import type { Chart } from '../charts.ts'
import { barsHeight, paintBars } from './bars-chart.ts'
import { type Canvas, drawText } from './canvas.ts'
import type { ChartArea } from './chart-area.ts'
import { MONTHS_HEIGHT, paintMonths } from './months-chart.ts'
import { page } from './page-flow.ts'
import { paintPhases, phasesHeight } from './phases-chart.ts'
import { paintSpeeds, speedsHeight } from './speeds-chart.ts'
import { textStyles } from './text-styles.ts'
import { paintTrend, TREND_HEIGHT } from './trend-chart.ts'

const TITLE_HEIGHT = 22

/** Height of the chart with its title, points. */
export function chartHeight(chart: Chart): number {
  return TITLE_HEIGHT + paintingHeight(chart)
}

/** Draws the title as text and the picture as one figure that carries its meaning in words. */
export function drawChart(canvas: Canvas, chart: Chart, top: number): void {
  const width = page.right - page.left
  const area: ChartArea = { x: page.left, y: top + TITLE_HEIGHT, width, height: paintingHeight(chart) }
  canvas.tags.leaf('P', () => drawText(canvas, chart.title, textStyles.caption, { x: area.x, y: top, width }))
  canvas.tags.leaf('Figure', () => paint(canvas, chart, area), {
    alt: chart.alt,
    bbox: [area.x, area.y, area.x + area.width, area.y + area.height],
  })
}

function paint(canvas: Canvas, chart: Chart, area: ChartArea): void {
  switch (chart.kind) {
    case 'months':
      paintMonths(canvas, chart, area)
      break
    case 'bars':
      paintBars(canvas, chart, area)
      break
    case 'speeds':
      paintSpeeds(canvas, chart, area)
      break
    case 'trend':
      paintTrend(canvas, chart, area)
      break
    case 'phases':
      paintPhases(canvas, chart, area)
      break
  }
}

function paintingHeight(chart: Chart): number {
  switch (chart.kind) {
    case 'months':
      return MONTHS_HEIGHT
    case 'bars':
      return barsHeight(chart)
    case 'speeds':
      return speedsHeight(chart)
    case 'trend':
      return TREND_HEIGHT
    case 'phases':
      return phasesHeight(chart)
  }
}
