import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { answerFrom } from '../src/content/answer.ts'
import { createContentLoader } from '../src/content/load-content.ts'
import { createPdfReader, pdfCacheDir } from '../src/content/pdf/pdf-reader.ts'
import type { RenderPage } from '../src/contract/page-source.ts'
import { parseConfig } from '../src/server/config.ts'
import { startServer } from '../src/server/start-server.ts'
import { forwardRequest } from './dev/forward-request.ts'

/*
 * The same site with hot reload. Vite answers for scripts and styles, pages are drawn anew for each
 * request from the sources, and everything else goes on to the real server behind.
 */
const settings = parseConfig(process.env)
if (settings.kind === 'broken') throw new Error(settings.faults.join('\n'))
const { config } = settings
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`

const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const drawPage = async (): Promise<RenderPage> => {
  const entry = await vite.ssrLoadModule('/entry-server.tsx')
  // entry-server.tsx declares its export as a RenderPage; a loaded module carries no types to prove it.
  return entry.render as RenderPage
}

const pdfReader = createPdfReader({ cacheDir: pdfCacheDir(config.dataDir) })
const server = await startServer({
  config: { ...config, port: 0, logLevel: 'warn' },
  web: { render: await drawPage(), assets: [] },
  loader: createContentLoader({ folder: config.contentDir, pdfReader }),
})
await server.started

const front = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    const { state } = server
    const { pathname } = new URL(request.url ?? '/', publicUrl)
    if (state.kind !== 'live' || request.method !== 'GET')
      return forwardRequest(server.url, request, response)
    const { content } = state.snapshot
    const source = { site: content.site, publicUrl, analyticsId: null, answer: answerFrom(content) }
    try {
      const page = (await drawPage())(pathname, source)
      if (page === null) return forwardRequest(server.url, request, response)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      response
        .writeHead(500, { 'content-type': 'text/plain' })
        .end(error instanceof Error ? error.stack : String(error))
    }
  })
})
front.listen(config.port, config.host, () => process.stderr.write(`Developing at ${publicUrl}\n`))
