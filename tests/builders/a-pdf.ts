import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { heldTexts } from '../../src/content/page-texts.ts'
import type { PdfFacts, PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { heldReading } from '../../src/content/tagged-reading.ts'

/** The bytes of a one-page PDF with this text. Different texts give different bytes. */
export function aPdf(content = 'Annual report'): Uint8Array {
  const drawing = `BT /F1 24 Tf 72 700 Td (${content.replace(/[^\w .,]/g, ' ')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return new TextEncoder().encode(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}${trailer}`,
  )
}

/**
 * Reads PDFs without starting a process: returns the same facts for each, and a text with its hash. Refuses files that do
 * not start like a PDF. The real reader has its own tests, one of them with a whole folder.
 */
export function aPdfReader(facts: Partial<PdfFacts> = {}): Pick<PdfReader, 'read'> & { paths: string[] } {
  const paths: string[] = []
  return {
    paths,
    async read(path) {
      paths.push(path)
      const bytes = await readFile(path)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const isPdf = bytes.subarray(0, 5).toString() === '%PDF-'
      return {
        kind: 'examined',
        sha256,
        bytes: bytes.length,
        outcome: isPdf
          ? { kind: 'read', facts: { ...PLAIN_FACTS, texts: heldTexts([`Text of ${sha256}`]), ...facts } }
          : { kind: 'refused', reason: 'is not a PDF: export the document as PDF and publish that file' },
      }
    },
  }
}

const PLAIN_FACTS: PdfFacts = {
  pages: 1,
  title: 'Annual report',
  language: 'en-US',
  accessibility: 'tagged',
  texts: heldTexts([]),
  reading: heldReading({ text: { kind: 'untagged' }, figures: [] }),
  thumbnail: null,
  checks: { kind: 'checked', findings: [], checkedAt: Date.UTC(2026, 10, 17) },
  warnings: [],
}
