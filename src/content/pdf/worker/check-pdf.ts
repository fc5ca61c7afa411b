import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { checkModel } from '../checks/check-model.ts'
import { UNCHECKED } from '../pdf-messages.ts'
import type { PdfChecks, ReadJob } from '../pdf-worker-messages.ts'
import { measureContrast } from './measure-contrast.ts'

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
