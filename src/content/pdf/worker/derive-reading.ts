import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Accessibility } from '../../../contract/report.ts'
import { type StoredReading, UNREADABLE } from '../../tagged-reading.ts'
import type { StructureElement } from '../checks/pdf-model.ts'
import { MAX_READING_LENGTH, type ReadJob } from '../pdf-worker-messages.ts'
import { deriveBlocks } from '../read-page/derive-blocks.ts'
import { languageOf } from '../read-page/derive-line.ts'
import type { PageArea } from '../read-page/derived.ts'
import { findReadingProblems } from '../read-page/find-reading-problems.ts'
import { type PageWords, readMarkedText } from '../read-page/marked-text.ts'

// The same as for the checks: all its objects are decompressed at once.
const MAX_BYTES = 60_000_000

const UNTAGGED = JSON.stringify({ text: { kind: 'untagged' }, figures: [] } satisfies StoredReading)

/** Derives the text of a tagged file that was just read, as JSON. Never rejects because of the file. */
export async function deriveReading(
  { path, checkBudgetMs }: ReadJob,
  { sha256, accessibility }: { sha256: string; accessibility: Accessibility },
  open: (bytes: Buffer) => PDFDocumentLoadingTask,
): Promise<string> {
  if (accessibility === 'untagged') return UNTAGGED
  const deadline = performance.now() + checkBudgetMs
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null || hash('sha256', bytes) !== sha256 || bytes.length > MAX_BYTES) return UNREADABLE
  let task: PDFDocumentLoadingTask | null = null
  try {
    // Loaded only when needed: workers that render pages do not need it.
    const { openStructure } = await import('../read-model/read-model.ts')
    const { catalog, structure } = await openStructure(bytes)
    // pdf.js takes the bytes.
    task = open(bytes)
    const reading = await derive(await task.promise, catalog.get('Lang').text, structure.elements, deadline)
    const json = JSON.stringify(reading)
    return json.length > MAX_READING_LENGTH ? UNREADABLE : json
  } catch {
    return UNREADABLE
  } finally {
    await task?.destroy().catch(() => {})
  }
}

async function derive(
  document: PDFDocumentProxy,
  named: string | null,
  elements: readonly StructureElement[],
  deadline: number,
): Promise<StoredReading> {
  const language = languageOf(named)
  const pages: { words: PageWords; place: (box: StructureElement['box']) => PageArea }[] = []
  for (let number = 1; number <= document.numPages; number++) {
    if (performance.now() > deadline) throw new Error('It takes too long')
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const { width, height } = viewport
    const place = (box: StructureElement['box']) => {
      const [left, bottom, right, top] = box ?? [0, 0, 0, 0]
      const corners = [
        ...viewport.convertToViewportPoint(left, bottom),
        ...viewport.convertToViewportPoint(right, top),
      ]
      return clip(corners, { width, height }) ?? { x: 0, y: 0, width, height }
    }
    pages.push({ words: await readMarkedText(page), place })
    page.cleanup()
  }
  const derived = deriveBlocks({
    tags: elements.filter(({ parent }) => parent === null),
    language,
    pageCount: pages.length,
    pieceOf: ({ page, mcid }) => pages[page - 1]?.words.pieces.get(mcid),
    areaOf: (page, box) => pages[page - 1]?.place(box) ?? { x: 0, y: 0, width: 1, height: 1 },
  })
  const problems = findReadingProblems(
    derived,
    pages.map(({ words }) => words.words),
  )
  if (problems.length > 0) return { text: { kind: 'withheld', problems }, figures: [] }
  return { text: { kind: 'tagged', language, blocks: derived.blocks }, figures: derived.figures }
}

// Some space around a figure, so that its lines are complete.
const MARGIN = 2
const SMALLEST = 4

/** The rectangle between two corners, clipped to the page; `null`: almost nothing is on the page. */
function clip(corners: number[], page: { width: number; height: number }): PageArea | null {
  const [a = 0, b = 0, c = 0, d = 0] = corners
  if (![a, b, c, d].every(Number.isFinite)) return null
  const [left, right] = [Math.max(0, Math.min(a, c) - MARGIN), Math.min(page.width, Math.max(a, c) + MARGIN)]
  const [top, bottom] = [Math.max(0, Math.min(b, d) - MARGIN), Math.min(page.height, Math.max(b, d) + MARGIN)]
  const [width, height] = [right - left, bottom - top]
  return width < SMALLEST || height < SMALLEST ? null : { x: left, y: top, width, height }
}
