import type { PdfReader } from '../../src/content/pdf/pdf-facts.ts'
import { createPdfReader, pdfCacheDir } from '../../src/content/pdf/pdf-reader.ts'
import type { Config } from '../../src/server/config.ts'
import { withProgress } from './reading-progress.ts'

/** Lends a command a reader of PDFs that shows how far it is, and closes it afterwards. */
export async function withPdfReader<Outcome>(
  config: Pick<Config, 'dataDir'>,
  command: (reader: PdfReader) => Promise<Outcome>,
): Promise<Outcome> {
  const reader = createPdfReader({ cacheDir: pdfCacheDir(config.dataDir) })
  try {
    return await command(withProgress(reader, process.stderr))
  } finally {
    await reader.close()
  }
}
