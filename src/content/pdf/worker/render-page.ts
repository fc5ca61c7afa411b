import { createCanvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageJob, RenderedPage } from '../pdf-worker-messages.ts'

const WIDTH = 320

// Twice the width fits every common page (Letter needs 414); taller pages get narrower.
const MAX_HEIGHT = 640

// Text stays crisp at this quality; a usual first page takes 5 to 20 KB.
const WEBP_QUALITY = 80

/** Renders a page as a small WebP, or a part of one (`area`) at a readable size; `null` when that fails. */
export async function renderPage(
  document: PDFDocumentProxy,
  pageNumber: number,
  area?: PageJob['area'],
): Promise<RenderedPage | null> {
  try {
    const page = await document.getPage(pageNumber)
    const paper = page.getViewport({ scale: 1 })
    const size = area === undefined ? fitThumbnail(paper.width, paper.height) : fitFigure(area)
    if (size === null) return null
    const canvas = createCanvas(size.width, size.height)
    const { scale } = size
    const offset = area === undefined ? {} : { offsetX: -area.x * scale, offsetY: -area.y * scale }
    await page.render({
      // pdf.js declares a browser's canvas; in Node it renders on this class, which it creates itself elsewhere.
      canvas: canvas as unknown as HTMLCanvasElement,
      viewport: page.getViewport({ scale, ...offset }),
    }).promise
    const webp = new Uint8Array(await canvas.encode('webp', WEBP_QUALITY))
    return { webp, width: size.width, height: size.height }
  } catch {
    return null
  }
}

/**
 * Size in pixels of the picture of a page, and the scale that renders it at that size.
 * Pure. `null`: the page has no size. Never larger than 320 × 640, never less than one pixel.
 */
export function fitThumbnail(
  pageWidth: number,
  pageHeight: number,
): { width: number; height: number; scale: number } | null {
  const scale = Math.min(WIDTH / pageWidth, MAX_HEIGHT / pageHeight)
  if (!(pageWidth > 0 && pageHeight > 0 && scale > 0 && Number.isFinite(scale))) return null
  return { width: pixels(pageWidth * scale), height: pixels(pageHeight * scale), scale }
}

// Two pixels for each CSS pixel of a figure as wide as the text of a Letter page.
const FIGURE_SCALE = 2.5
const MAX_FIGURE_PIXELS = 1400

/** The same for a figure: no side is longer than 1,400 pixels. Pure. */
export function fitFigure({ width, height }: { width: number; height: number }) {
  const scale = Math.min(FIGURE_SCALE, MAX_FIGURE_PIXELS / width, MAX_FIGURE_PIXELS / height)
  if (!(width > 0 && height > 0 && scale > 0 && Number.isFinite(scale))) return null
  return { width: pixels(width * scale), height: pixels(height * scale), scale }
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length))
}
