import { type Canvas, drawLine, drawRule, drawText } from './canvas.ts'
import { palette } from './palette.ts'
import { textStyles } from './text-styles.ts'

/** Measures of the printed page, US Letter, points from the top left corner. */
export const page = {
  width: 612,
  height: 792,
  left: 54,
  right: 558,
  /** Running text begins here; names of sections stand to its left. */
  textLeft: 196,
  top: 84,
  bottom: 724,
} as const

export const SAMPLE_LINE = 'Sample document. The figures are made up to show how the site works.'

/** Where the next block goes, and the page it goes on. */
export interface PageFlow {
  canvas: Canvas
  furniture: Furniture
  /** Top of the free space, points. */
  y: number
  /** Lower edge of a section's name that still stands beside the text, points. */
  sideBottom: number
  /** Number of the page being written; the cover is page 1. */
  pageNumber: number
  /** Space left on the page, points. */
  free(): number
  /** Begins a page when less than `height` is left. */
  need(height: number): void
  newPage(): void
}

/** What the furniture of a page says. */
export interface Furniture {
  documentTitle: string
  chapters: readonly string[]
  /** Index of the chapter in hand; -1 before the first. */
  current: number
}

/** Starts behind the cover; the first block opens the second page. */
export function createPageFlow(canvas: Canvas, furniture: Furniture): PageFlow {
  const flow: PageFlow = {
    canvas,
    furniture,
    y: page.bottom,
    sideBottom: 0,
    pageNumber: 1,
    free: () => page.bottom - flow.y,
    need(height) {
      if (height > flow.free()) flow.newPage()
    },
    newPage() {
      canvas.doc.addPage()
      flow.pageNumber += 1
      flow.y = page.top
      flow.sideBottom = 0
      canvas.tags.artifact('Pagination', () => drawFurniture(canvas, furniture, flow.pageNumber))
    },
  }
  return flow
}

function drawFurniture(canvas: Canvas, furniture: Furniture, pageNumber: number): void {
  drawChapterLine(canvas, furniture)
  drawRule(canvas, [page.left, 744], [page.right, 744], palette.hairline)
  drawLine(canvas, SAMPLE_LINE, textStyles.furniture, page.left, 749)
  const place = `${furniture.documentTitle}   ${pageNumber}`
  drawText(canvas, place, textStyles.furniture, { x: 330, y: 749, width: page.right - 330, align: 'right' })
}

/** The site's line with stops: one stop a chapter, the current one filled. */
function drawChapterLine(canvas: Canvas, { chapters, current }: Furniture): void {
  const y = 46
  drawRule(canvas, [page.left, y], [page.right, y], palette.primary, 1)
  const gap = (page.right - page.left) / (chapters.length + 1)
  chapters.forEach((_, index) => {
    const isCurrent = index === current
    canvas.doc
      .circle(page.left + gap * (index + 1), y, isCurrent ? 4.5 : 2.5)
      .lineWidth(1)
      .fillAndStroke(isCurrent ? palette.stop : palette.paper, palette.primary)
  })
}
