import { join } from 'node:path'
import { createContentLoader } from '../../src/content/load-content.ts'
import { createPdfReader, pdfCacheDir } from '../../src/content/pdf/pdf-reader.ts'
import { refuse } from '../../src/publishing/publishing.ts'
import { type Config, parseConfig } from '../../src/server/config.ts'
import { startServer } from '../../src/server/start-server.ts'
import { readWebBundle } from '../../src/server/web-bundle.ts'
import { buildWebIfStale } from '../build/build-web.ts'

export interface PreviewOptions {
  /** Settings of the site that would show it. */
  config: Pick<Config, 'dataDir' | 'virtualTourUrl' | 'cameras'>
  /** The content to show. */
  folder: string
  /** Where the preview may write; nothing sent from it reaches the office. */
  dataDir: string
  path: string
}

const WEB_DIR = join(import.meta.dirname, '..', '..', 'dist')

/** Serves a content folder on this machine only, prints the address of a page, and ends with Ctrl-C. */
export async function showPreview({ config, folder, dataDir, path }: PreviewOptions): Promise<void> {
  await buildWebIfStale()
  const web = await readWebBundle(WEB_DIR)
  if (web === null)
    return refuse('There is no preview, because the web pages are not built: run "npm run build".')
  // A preview must not use the site's camera feed, mail and database.
  const settings = parseConfig({ PORT: '0', LOG_LEVEL: 'silent', CONTENT_DIR: folder, DATA_DIR: dataDir })
  if (settings.kind === 'broken') throw new Error(settings.issues.join('\n'))
  const pdfReader = createPdfReader({ cacheDir: pdfCacheDir(config.dataDir) })
  const stopped = new Promise<void>((resolve) => {
    // Permanent: both the terminal and npm may pass on one key press.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve())
  })
  // The pages of the same feed, but no address to fetch it from.
  const cameras = { ...settings.config.cameras, kind: config.cameras.kind }
  const server = await startServer({
    config: { ...settings.config, virtualTourUrl: config.virtualTourUrl, cameras },
    web,
    loader: createContentLoader({ folder, pdfReader }),
  })
  try {
    await server.started
    process.stdout.write(
      `Preview: ${server.url}${path}\nIt is only on this machine. Press Ctrl-C to end it.\n`,
    )
    await stopped
  } finally {
    await server.close()
    await pdfReader.close()
  }
}
