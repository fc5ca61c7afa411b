import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Accessibility } from '../../../contract/report.ts'
import type { ChildMessage, PdfJob, ReadFacts } from '../child-messages.ts'
import { REFUSALS, WARNINGS } from '../pdf-messages.ts'
import { openDocument, refusalOfBytes, refusalOfError } from './open-document.ts'
import { type PagesRead, readPages } from './read-pages.ts'
import { type PdfProperties, readExtras, readMark, readProperties } from './read-properties.ts'
import { renderFirstPage } from './render-first-page.ts'

/** Reads one PDF and says what it found; the hash is that of the very bytes that were read. */
export async function readPdf(job: PdfJob, t: (message: ChildMessage) => Promise<void>): Promise<void> {
  const deadline = performance.now() + job.textBudgetMs
  let bytes: Buffer
  try {
    bytes = await readFile(job.path)
  } catch {
    await t({ kind: 'vanished' })
    return
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const refusal = refusalOfBytes(bytes)
  if (refusal !== null) {
    await t({ kind: 'refused', sha256, reason: refusal })
    return
  }
  const task = openDocument(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  try {
    const document = await task.promise
    const { facts, isComplete, reason } = await readFacts(document, deadline)
    if (reason !== null) {
      await t({ kind: 'refused', sha256, reason })
      return
    }
    await t({ kind: 'facts', sha256, facts, isComplete })
    await t({ kind: 'drawn', drawn: await renderFirstPage(document) })
  } catch (error) {
    await t({ kind: 'refused', sha256, reason: refusalOfError(error) })
  } finally {
    // The answer is out; what cannot be put away leaves with this process.
    await task.destroy().catch(() => {})
  }
}

type FactsOrReason =
  | { facts: ReadFacts; isComplete: boolean; reason: null }
  | { facts: null; isComplete: null; reason: string }

async function readFacts(document: PDFDocumentProxy, deadline: number): Promise<FactsOrReason> {
  const pages = document.numPages
  if (pages < 1) return { facts: null, isComplete: null, reason: REFUSALS.noPages }
  const properties = await readProperties(document)
  const mark = await readMark(document)
  const extras = await readExtras(document)
  const read = await readPages(document, deadline)
  if (read.unread.length === pages) return { facts: null, isComplete: null, reason: REFUSALS.damaged }
  const tags = checkTags(mark, properties, read)
  const warnings = [...properties.warnings, ...extras, ...read.warnings, ...tags.warnings]
  const { title, language } = properties
  const { texts, hasWords } = read
  return {
    facts: { pages, title, language, accessibility: tags.accessibility, texts, hasWords, warnings },
    isComplete: read.isComplete,
    reason: null,
  }
}

/** A PDF is tagged when it says so, has a structure tree and hangs at least one page on it. */
function checkTags(
  mark: Accessibility,
  { hasStructure }: PdfProperties,
  { tags }: PagesRead,
): { accessibility: Accessibility; warnings: string[] } {
  if (mark === 'untagged' || hasStructure === false) return { accessibility: 'untagged', warnings: [] }
  if (mark === 'unknown' || hasStructure === null || tags === 'unknown') {
    return { accessibility: 'unknown', warnings: [WARNINGS.tags] }
  }
  return { accessibility: tags, warnings: tags === 'untagged' ? [WARNINGS.emptyTags] : [] }
}
