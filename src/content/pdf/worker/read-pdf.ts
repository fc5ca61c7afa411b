import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Accessibility } from '../../../contract/report.ts'
import { REFUSALS, WARNINGS } from '../pdf-messages.ts'
import type { PageJob, ReadFacts, ReadJob, WorkerMessage } from '../pdf-worker-messages.ts'
import { checkPdf } from './check-pdf.ts'
import { deriveReading } from './derive-reading.ts'
import { type PagesRead, readPages } from './read-pages.ts'
import { type PdfProperties, readExtras, readMark, readProperties, readSilence } from './read-properties.ts'
import { renderPage } from './render-page.ts'

/** Images with more pixels are left out of the picture: decompressed, each pixel takes four bytes. */
const MAX_IMAGE_PIXELS = 64_000_000

// With a trailing slash, because pdf.js appends names.
const PACKAGE_FOLDER = fileURLToPath(new URL('../..', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))

type Send = (message: WorkerMessage) => Promise<void>

/** Reads one PDF and sends what it found, with the hash of exactly the bytes read. */
export async function readPdf(job: ReadJob, send: Send): Promise<void> {
  const deadline = performance.now() + job.textBudgetMs
  const bytes = await readFile(job.path).catch(() => null)
  if (bytes === null) return send({ kind: 'missing' })
  const sha256 = hash('sha256', bytes)
  const refusal = refusalOfBytes(bytes)
  if (refusal !== null) {
    await send({ kind: 'refused', sha256, reason: refusal })
    return
  }
  const task = openDocument(bytes)
  let isSilenced = false
  let accessibility: Accessibility = 'unknown'
  try {
    const document = await task.promise
    const read = await readFacts(document, deadline)
    if (typeof read === 'string') {
      await send({ kind: 'refused', sha256, reason: read })
      return
    }
    await send({ kind: 'facts', sha256, ...read })
    accessibility = read.facts.accessibility
    await send({ kind: 'picture', picture: await renderPage(document, 1) })
    isSilenced = await readSilence(document)
  } catch (error) {
    await send({ kind: 'refused', sha256, reason: refusalOfError(error) })
    return
  } finally {
    // The result is sent; anything not released ends with this process.
    await task.destroy().catch(() => {})
  }
  // Last, because a report can do without; pdf.js took ownership of the bytes, so the file is read again.
  await send({ kind: 'checks', checks: await checkPdf(job, { sha256, isSilenced }, openDocument) })
  await send({ kind: 'reading', json: await deriveReading(job, { sha256, accessibility }, openDocument) })
}

/** Renders one page and sends its picture, or that the file no longer has the bytes that were published. */
export async function sendPage({ path, sha256, pageNumber, area }: PageJob, send: Send): Promise<void> {
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null || hash('sha256', bytes) !== sha256) return send({ kind: 'missing' })
  const task = openDocument(bytes)
  const document = await task.promise.catch(() => null)
  const render = () => (document === null ? null : renderPage(document, pageNumber, area))
  await send({ kind: 'picture', picture: await render() })
  await task.destroy().catch(() => {})
}

/** Everything but the picture, or why the PDF is refused. */
async function readFacts(
  document: PDFDocumentProxy,
  deadline: number,
): Promise<{ facts: ReadFacts; isComplete: boolean } | string> {
  const pages = document.numPages
  if (pages < 1) return REFUSALS.noPages
  const properties = await readProperties(document)
  const mark = await readMark(document)
  const extras = await readExtras(document)
  const read = await readPages(document, deadline)
  if (read.unread.length === pages) return REFUSALS.damaged
  const tags = checkTags(mark, properties, read)
  const warnings = [...properties.warnings, ...extras, ...read.warnings, ...tags.warnings]
  const { title, language } = properties
  const { texts, hasWords } = read
  return {
    facts: { pages, title, language, accessibility: tags.accessibility, texts, hasWords, warnings },
    isComplete: read.isComplete,
  }
}

/** A PDF is tagged if it says so, has a structure tree and connects at least one page to it. */
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

/** Why these bytes cannot be a PDF, or `null`. The header may be anywhere in the first 1,024 bytes. */
function refusalOfBytes(bytes: Buffer): string | null {
  if (bytes.length === 0) return REFUSALS.empty
  return bytes.subarray(0, 1024).includes('%PDF-') ? null : REFUSALS.notPdf
}

/** Opens a PDF without scripts, network or fonts of this machine. Takes ownership of `bytes`. */
export function openDocument(bytes: Buffer): PDFDocumentLoadingTask {
  return getDocument({
    data: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    cMapUrl: `${PACKAGE_FOLDER}cmaps/`,
    standardFontDataUrl: `${PACKAGE_FOLDER}standard_fonts/`,
    wasmUrl: `${PACKAGE_FOLDER}wasm/`,
    iccUrl: `${PACKAGE_FOLDER}iccs/`,
    useSystemFonts: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  })
}

function refusalOfError(error: unknown): string {
  return error instanceof Error && error.name === 'PasswordException' ? REFUSALS.password : REFUSALS.damaged
}
