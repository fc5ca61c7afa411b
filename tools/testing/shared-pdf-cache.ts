import { existsSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { createPdfPool } from '../../src/content/pdf/pdf-pool.ts'
import { createPdfReader, pdfCacheDir } from '../../src/content/pdf/pdf-reader.ts'

/** For commands that read the sample content: what they read is there for the next one. */
export const SHARED_DATA_DIR = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'site')

/** What the PDFs of the tests say, found by their bytes: each is read once, whichever test comes first. */
export const SHARED_PDF_CACHE = pdfCacheDir(SHARED_DATA_DIR)

/** Lets the server or command whose `DATA_DIR` this is find what the PDFs of the tests say. */
export async function sharePdfCache(dataDir: string): Promise<string> {
  for (const folder of [SHARED_PDF_CACHE, dataDir]) await mkdir(folder, { recursive: true })
  const link = pdfCacheDir(dataDir)
  if (!existsSync(link)) await symlink(SHARED_PDF_CACHE, link, 'junction')
  return dataDir
}

/** Reads for all tests: a process takes longer to start than to read. Idle ones end by themselves. */
const pool = createPdfPool(2)

/** A reader as the server and the commands have one, in the processes of all tests. It needs no closing. */
export function aSharedReader(): PdfReader {
  return createPdfReader({ cacheDir: SHARED_PDF_CACHE, pool })
}
