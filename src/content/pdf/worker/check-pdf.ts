import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { PageViewport, PDFDocumentLoadingTask, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { checkModel } from '../checks/check-model.ts'
import { type Color, contrastOf } from '../checks/contrast.ts'
import type { DoubtfulText, PageCounts } from '../checks/pdf-model.ts'
import { UNCHECKED } from '../pdf-messages.ts'
import type { PdfChecks, ReadJob } from '../pdf-worker-messages.ts'

// All its objects are decompressed at once, and take several times as much memory.
const MAX_BYTES = 60_000_000

/** Applies the rules for accessible PDFs to a file that was just read. Never rejects because of the file. */
export async function checkPdf(
  { path, checkBudgetMs }: ReadJob,
  { sha256, isSilenced }: { sha256: string; isSilenced: boolean },
  open: (bytes: Buffer) => PDFDocumentLoadingTask,
): Promise<PdfChecks> {
  const deadline = performance.now() + checkBudgetMs
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null || hash('sha256', bytes) !== sha256) return unchecked(UNCHECKED.changed)
  if (bytes.length > MAX_BYTES) return unchecked(UNCHECKED.tooLarge(MAX_BYTES))
  // Loaded only when needed: workers that render pages do not need it.
  const { CheckLimit, readModel } = await import('../read-model/read-model.ts')
  try {
    const model = await readModel(bytes, { letsAssistiveTechnologyRead: !isSilenced, deadline })
    // Copied, because opening takes the bytes.
    const reopen = () => open(Buffer.from(new Uint8Array(bytes).buffer))
    const faintTexts = await measureContrast(reopen, model.doubtfulTexts, deadline)
    return { kind: 'checked', findings: checkModel({ ...model, faintTexts }) }
  } catch (error) {
    return unchecked(error instanceof CheckLimit ? error.message : UNCHECKED.damaged)
  }
}

function unchecked(reason: string): PdfChecks {
  return { kind: 'unchecked', reason }
}

// A faint color is used on many pages; the first ones are enough.
const MAX_PAGES = 5
const BUDGET_MS = 1_500
// At 144 dpi the stems of small letters are wider than a pixel, so their color shows.
const SCALE = 2
const MAX_SIDE = 2_400

// Of the pixels in a sample; with less than this of one color it is a picture or a gradient.
const MIN_BACKGROUND_SHARE = 0.5
// Differences from compression and smoothing, of 255.
const SAME_GROUND = 12
const SAME_INK = 40
// Fainter text cannot be distinguished from text hidden on purpose or painted over.
const VISIBLE_CONTRAST = 1.15

/**
 * Renders the first pages with doubtful text and counts the texts with too little contrast to what is behind them.
 * Counts too few rather than too many: text on pictures and gradients, or not rendered in its own color, is not
 * measured. Never rejects because of the file.
 */
export async function measureContrast(
  open: () => PDFDocumentLoadingTask,
  texts: readonly DoubtfulText[],
  deadline: number,
): Promise<PageCounts> {
  const counts = new Map<number, number>()
  if (texts.length === 0) return counts
  const until = Math.min(deadline, performance.now() + BUDGET_MS)
  const task = open()
  try {
    const document = await task.promise
    for (const [number, own] of [...Map.groupBy(texts, ({ page }) => page)].slice(0, MAX_PAGES)) {
      if (performance.now() > until) break
      const page = await document.getPage(number)
      const faint = await countFaint(page, own, until)
      if (faint > 0) counts.set(number, faint)
      page.cleanup()
    }
  } catch {
    // A page that cannot be rendered is not measured.
  } finally {
    await task.destroy().catch(() => {})
  }
  return counts
}

async function countFaint(
  page: PDFPageProxy,
  texts: readonly DoubtfulText[],
  until: number,
): Promise<number> {
  const paper = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({
    scale: Math.min(SCALE, MAX_SIDE / Math.max(paper.width, paper.height)),
  })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  // pdf.js declares a browser's canvas; in Node it renders on this class.
  const rendering = page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport })
  const timer = setTimeout(() => rendering.cancel(), Math.max(0, until - performance.now()))
  try {
    await rendering.promise
  } finally {
    clearTimeout(timer)
  }
  const context = canvas.getContext('2d')
  return texts.filter((text) => isFaint(text, pixelsOf(text, viewport, context))).length
}

/** The pixels of the first letters of a text, with a little around them. */
function pixelsOf(
  { x, y, size, letters, color }: DoubtfulText,
  viewport: PageViewport,
  context: SKRSContext2D,
): Color[] {
  const width = size * Math.max(0.6, 0.4 * Math.min(letters, 6))
  const [left, top, right, bottom] = [
    ...viewport.convertToViewportPoint(x, y - 0.15 * size),
    ...viewport.convertToViewportPoint(x + width, y + 0.8 * size),
  ].map(Math.round)
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return []
  const [boxWidth, boxHeight] = [Math.abs(right - left), Math.abs(bottom - top)]
  if (boxWidth === 0 || boxHeight === 0) return []
  const { data } = context.getImageData(Math.min(left, right), Math.min(top, bottom), boxWidth, boxHeight)
  const pixels: Color[] = []
  for (let at = 0; at + 3 < data.length; at += 4)
    if (data[at + 3] === 255) pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
  // A column in the text's color from top to bottom is the edge of a shape, beside text that was painted over.
  const isEdge = (column: number) =>
    pixels.every((pixel, index) => index % boxWidth !== column || isNear(pixel, color, SAME_INK))
  return isEdge(0) || isEdge(boxWidth - 1) ? [] : pixels
}

function isFaint({ color, needed }: DoubtfulText, pixels: readonly Color[]): boolean {
  const [largest] = [...Map.groupBy(pixels, String).values()].toSorted((a, b) => b.length - a.length)
  const [background] = largest ?? []
  if (background === undefined) return false
  const plain = pixels.filter((pixel) => isNear(pixel, background, SAME_GROUND))
  if (plain.length < MIN_BACKGROUND_SHARE * pixels.length || plain.length === pixels.length) return false
  if (!pixels.some((pixel) => !isNear(pixel, background, SAME_GROUND) && isNear(pixel, color, SAME_INK)))
    return false
  const contrasts = [color, ...pixels].map((pixel) => contrastOf(pixel, background))
  const strongest = Math.max(...contrasts)
  return strongest >= VISIBLE_CONTRAST && strongest < needed
}

function isNear(one: Color, other: Color, distance: number): boolean {
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= distance)
}
