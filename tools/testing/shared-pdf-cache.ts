import { existsSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { createPdfPool } from '../../src/content/pdf/pdf-pool.ts'
import { createPdfReader, pdfCacheDir } from '../../src/content/pdf/pdf-reader.ts'

/** For commands that read the sample content: each reuses what earlier ones read. */
export const SHARED_DATA_DIR = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'site')

/** The texts of the tests' PDFs by their bytes: each PDF is read once, whichever test comes first. */
export const SHARED_PDF_CACHE = pdfCacheDir(SHARED_DATA_DIR)

/** Gives the server or command with this `DATA_DIR` the texts of the tests' PDFs. */
export async function sharePdfCache(dataDir: string): Promise<string> {
  for (const folder of [SHARED_PDF_CACHE, dataDir]) await mkdir(folder, { recursive: true })
  const link = pdfCacheDir(dataDir)
  if (!existsSync(link)) await symlink(SHARED_PDF_CACHE, link, 'junction')
  return dataDir
}

/** Reads for all tests: a process takes longer to start than to read. Idle ones exit. */
const pool = createPdfPool(2)

/** A reader like the server's and the commands', in processes that all tests share. No need to close it. */
export function aSharedReader(): PdfReader {
  return createPdfReader({ cacheDir: SHARED_PDF_CACHE, pool })
}
