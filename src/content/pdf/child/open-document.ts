import { fileURLToPath } from 'node:url'
import { getDocument, type PDFDocumentLoadingTask, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { REFUSALS } from '../pdf-messages.ts'

/** Pictures with more pixels are left out of the drawing: unpacked they take four bytes each. */
const MAX_IMAGE_PIXELS = 64_000_000

// With a slash at the end, as pdf.js joins names to them.
const PACKAGE_FOLDER = fileURLToPath(new URL('../..', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))

/** Says why these bytes cannot be a PDF, or `null`. The header may stand anywhere in the first 1,024 bytes. */
export function refusalOfBytes(bytes: Buffer): string | null {
  if (bytes.length === 0) return REFUSALS.empty
  return bytes.subarray(0, 1024).includes('%PDF-') ? null : REFUSALS.notPdf
}

/** Opens a PDF without scripts, network or fonts of this machine. Takes ownership of `bytes`. */
export function openDocument(bytes: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    data: bytes,
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

/** Words for the error with which pdf.js declines a document. */
export function refusalOfError(error: unknown): string {
  return error instanceof Error && error.name === 'PasswordException' ? REFUSALS.password : REFUSALS.damaged
}
