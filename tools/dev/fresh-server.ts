import { createContentLoader } from '../../src/content/load-content.ts'
import { createPdfReader, pdfCacheDir } from '../../src/content/pdf/pdf-reader.ts'
import { responseFrom } from '../../src/content/respond.ts'
import type { PageSource } from '../../src/contract/page-source.ts'
import type { Config } from '../../src/server/config.ts'
import { startServer } from '../../src/server/start-server.ts'

/** The real server behind the one that developers open, and the content that pages are rendered from. */
export interface FreshServer {
  url: string
  /** `null`: the content cannot go live; the server's own pages explain why. */
  readSource: () => Pick<PageSource, 'site' | 'appearance' | 'response'> | null
  close: () => Promise<void>
}

/** How often content on disk is checked, milliseconds: an author waits for it. */
const CONTENT_POLL_MS = 500

/**
 * Starts the server from the current sources: Vite reloads this module and its imports after a change.
 * `onLive` is called each time new content is live.
 */
export async function startFresh(config: Config, onLive: () => void): Promise<FreshServer> {
  const pdfReader = createPdfReader({ cacheDir: pdfCacheDir(config.dataDir) })
  const server = await startServer({
    config: { ...config, port: 0, logLevel: 'warn' },
    web: { render: () => null, assets: [] },
    loader: createContentLoader({ folder: config.contentDir, pdfReader }),
    pollMs: CONTENT_POLL_MS,
    onLive,
  })
  await server.started
  return {
    url: server.url,
    readSource: () => {
      const { state } = server
      if (state.kind !== 'live') return null
      const { content } = state.snapshot
      return { site: content.site, appearance: content.appearance, response: responseFrom(content) }
    },
    close: server.close,
  }
}
