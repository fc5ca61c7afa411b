import { join } from 'node:path'
import { type ContentLoader, createContentLoader } from '../content/load-content.ts'
import { createPdfReader, type PdfReaderOptions, pdfCacheDir } from '../content/pdf/pdf-reader.ts'
import type { Config } from './config.ts'
import { createLastGood, type LastGood, lastGoodContentDir } from './snapshot/last-good.ts'

export interface ContentReading {
  loader: ContentLoader
  lastGood: LastGood
  close: () => Promise<void>
}

/** Prepares to read the configured content. `pool`: reads its PDFs; missing: the site has its own processes. */
export function prepareReading(
  { contentDir, dataDir }: Pick<Config, 'contentDir' | 'dataDir'>,
  pool?: NonNullable<PdfReaderOptions['pool']>,
): ContentReading {
  const pdfReader = createPdfReader({
    cacheDir: pdfCacheDir(dataDir),
    ...(pool === undefined ? {} : { pool }),
  })
  const lastGoodDir = join(dataDir, 'last-good')
  const lastGoodLoader = createContentLoader({ folder: lastGoodContentDir(lastGoodDir), pdfReader })
  return {
    loader: createContentLoader({ folder: contentDir, pdfReader }),
    lastGood: createLastGood({ contentDir, lastGoodDir, loader: lastGoodLoader }),
    close: () => pdfReader.close(),
  }
}
