import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describeTexts, type PageTexts } from '../../src/content/page-texts.ts'
import type { PdfFacts, PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import type { StoredReading, TaggedReading } from '../../src/content/tagged-reading.ts'
import { onePagePdf, stream } from '../pdf/written-pdf.ts'

/** The bytes of a one-page PDF with this text. Different texts give different bytes. */
export function aPdf(content = 'Annual report'): Uint8Array {
  const drawing = `BT /F1 24 Tf 72 700 Td (${content.replace(/[^\w .,]/g, ' ')}) Tj ET`
  return onePagePdf({ content: stream(drawing), catalog: '/Lang (en-US)' })
}

/** Texts in memory. */
export function heldTexts(pages: readonly string[]): PageTexts {
  return { ...describeTexts(pages), read: () => pages }
}

/** A reading in memory. */
export function heldReading(reading: StoredReading): TaggedReading {
  return { sha256: hash('sha256', JSON.stringify(reading)), read: () => reading }
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
      const sha256 = hash('sha256', bytes)
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
