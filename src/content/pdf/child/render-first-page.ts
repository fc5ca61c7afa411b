import { createCanvas } from '@napi-rs/canvas'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { RenderedPage } from '../child-messages.ts'
import { fitThumbnail } from '../thumbnail-size.ts'

// Text stays crisp at this quality; a usual first page takes 5 to 20 KB.
const WEBP_QUALITY = 80

/** Draws the first page as a small WebP; `null` when it cannot be drawn. */
export async function renderFirstPage(document: PDFDocumentProxy): Promise<RenderedPage | null> {
  try {
    const page = await document.getPage(1)
    const paper = page.getViewport({ scale: 1 })
    const size = fitThumbnail(paper.width, paper.height)
    if (size === null) return null
    const canvas = createCanvas(size.width, size.height)
    await page.render({
      // pdf.js asks for a browser's canvas by type; in Node it draws on this class, which it creates itself elsewhere.
      canvas: canvas as unknown as HTMLCanvasElement,
      viewport: page.getViewport({ scale: size.scale }),
    }).promise
    const webp = new Uint8Array(await canvas.encode('webp', WEBP_QUALITY))
    return { webp, width: size.width, height: size.height }
  } catch {
    return null
  }
}
