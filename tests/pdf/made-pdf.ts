import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A valid PDF with one page and the text "Freeway report"; `draw` adds to it. */
export async function madePdf(
  options: PDFKit.PDFDocumentOptions = {},
  draw: (pdf: PDFKit.PDFDocument) => void = () => {},
): Promise<Buffer> {
  const pdf = new PDFDocument(options)
  const bytes = buffer(pdf)
  pdf.text('Freeway report')
  draw(pdf)
  pdf.end()
  return bytes
}
