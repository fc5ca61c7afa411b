import { drawRule, drawText, textHeight } from './canvas.ts'
import { type PageFlow, page } from './page-flow.ts'
import { palette } from './palette.ts'
import { textStyles } from './text-styles.ts'

const ROW = 21.5
const HEADING = 'Contents'

/** Page of each chapter by its title, as an earlier pass found them. */
export type ChapterPages = ReadonlyMap<string, number>

/** Draws the list of chapters on a page of its own or above the first chapter, each a link to its place. */
export function drawContents(flow: PageFlow, chapters: readonly string[], pages: ChapterPages): void {
  const { canvas } = flow
  const { tags } = canvas
  flow.newPage()
  const heading = { x: page.left, y: flow.y, width: page.right - page.left }
  tags.leaf('H2', () => drawText(canvas, HEADING, textStyles.chapter, heading))
  flow.y += textHeight(canvas, HEADING, textStyles.chapter, heading.width) + 12
  tags.group('TOC', () => {
    for (const chapter of chapters) {
      drawEntry(flow, chapter, `${pages.get(chapter) ?? 0}`)
      flow.y += ROW
    }
  })
}

function drawEntry({ canvas, y }: PageFlow, chapter: string, pageNumber: string): void {
  const { tags } = canvas
  const width = page.right - page.left
  const area = { x: page.left, y, width, height: ROW - 2 }
  tags.group('TOCI', () => {
    tags.group('Reference', () => {
      tags.link(chapter, `${chapter}, page ${pageNumber}`, area, () => {
        drawText(canvas, `${chapter} `, textStyles.body, { x: page.left, y: y + 2, width: width - 60 })
        drawText(canvas, pageNumber, textStyles.body, {
          x: page.right - 40,
          y: y + 2,
          width: 40,
          align: 'right',
        })
      })
    })
  })
  tags.artifact('Layout', () =>
    drawRule(canvas, [page.left, y + ROW - 1], [page.right, y + ROW - 1], palette.hairline),
  )
}
