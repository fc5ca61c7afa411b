import { createContentLoader } from '../../src/content/load-content.ts'
import { createPdfReader, pdfCacheDir } from '../../src/content/pdf/pdf-reader.ts'
import { responseFrom } from '../../src/content/respond.ts'
import type { PageSource } from '../../src/contract/page-source.ts'
import type { Config } from '../../src/server/config.ts'
import { startServer } from '../../src/server/start-server.ts'

/** The real server behind the one that developers open, and what pages are drawn from. */
export interface FreshServer {
  url: string
  /** `null`: the content is not fit to go live; the server's own pages say why. */
  readSource: () => Pick<PageSource, 'site' | 'response'> | null
  close: () => Promise<void>
}

/** Starts it from the sources as they are now: Vite loads this module and all it imports again after a change. */
export async function startFresh(config: Config): Promise<FreshServer> {
  const pdfReader = createPdfReader({ cacheDir: pdfCacheDir(config.dataDir) })
  const server = await startServer({
    config: { ...config, port: 0, logLevel: 'warn' },
    web: { render: () => null, assets: [] },
    loader: createContentLoader({ folder: config.contentDir, pdfReader }),
  })
  await server.started
  return {
    url: server.url,
    readSource: () => {
      const { state } = server
      if (state.kind !== 'live') return null
      const { content } = state.snapshot
      return { site: content.site, response: responseFrom(content) }
    },
    close: server.close,
  }
}
