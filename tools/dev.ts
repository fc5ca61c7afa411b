import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createServer as createVite, loadConfigFromFile, mergeConfig, normalizePath } from 'vite'
import type { RenderPage } from '../src/contract/page-source.ts'
import { readConfig } from '../src/server/config.ts'
import { findUnchosenSite } from './content/run-command.ts'
import type { FreshServer, startFresh } from './dev/fresh-server.ts'

/*
 * The same site with hot reload. Vite serves scripts and styles, pages are rendered from the sources
 * on each request, and everything else goes to the real server behind it, which restarts when one of
 * its sources changes. New content reloads the page.
 */
const settings = readConfig(process.env)
if (settings.kind === 'broken') {
  for (const issue of settings.issues) process.stderr.write(`${issue}\n`)
  process.exit(1)
}
const { config } = settings
const unchosen = findUnchosenSite(config)
if (unchosen !== null) {
  process.stderr.write(`${unchosen}\n`)
  process.exit(1)
}
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
const root = join(import.meta.dirname, '..')

const front = createServer()
const file = await loadConfigFromFile({ command: 'serve', mode: 'development' }, join(root, 'vite.config.ts'))
const vite = await createVite(
  mergeConfig(file?.config ?? {}, {
    // If Vite knew the file, it would restart when that file or one of its imports, such as messages, changes. The server
    // behind it would then lose its modules, and its sources would no longer be watched.
    configFile: false,
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: front },
      // File system events get lost on network disks, in containers and on busy machines.
      watch: { usePolling: true, interval: 500 },
    },
  }),
)
const reloadBrowser = () => vite.ws.send({ type: 'full-reload' })
const renderPage = async (): Promise<RenderPage> => {
  const entry = await vite.ssrLoadModule('/entry-server.tsx')
  // entry-server.tsx declares its export as a RenderPage; a loaded module carries no types to prove it.
  return entry.render as RenderPage
}
const start = async (): Promise<FreshServer> => {
  const loaded = await vite.ssrLoadModule(normalizePath(join(import.meta.dirname, 'dev', 'fresh-server.ts')))
  return await (loaded.startFresh as typeof startFresh)(config, reloadBrowser)
}

let server = await start()

/** The sources that run in the server; Vite reloads what runs in the browser. */
const SERVER_SOURCE = /\/(src\/(?!web\/)|tools\/dev\/)(?!.*\.test\.ts$)/
let restarting = Promise.resolve()
let isRestartDue = false
// Vite watches only the modules it has loaded, which do not include the server's workers and processes.
vite.watcher.add([join(root, 'src'), join(root, 'tools', 'dev')])
vite.watcher.on('all', (_, file) => {
  if (!SERVER_SOURCE.test(normalizePath(file)) || isRestartDue) return
  isRestartDue = true
  restarting = restarting.then(restart)
})

/** A source that does not load leaves the server as it was. */
async function restart(): Promise<void> {
  isRestartDue = false
  const began = performance.now()
  try {
    const former = server
    server = await start()
    process.stderr.write(`Server restarted in ${Math.round(performance.now() - began)} ms\n`)
    reloadBrowser()
    await former.close()
  } catch (error) {
    process.stderr.write(`The server was not restarted: ${textOf(error)}\n`)
  }
}

front.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    await restarting
    const parts = server.readSource()
    const { pathname } = new URL(request.url ?? '/', publicUrl)
    if (parts === null || request.method !== 'GET') return forwardRequest(server.url, request, response)
    try {
      const page = (await renderPage())(pathname, { ...parts, publicUrl, analyticsId: null })
      if (page === null) return forwardRequest(server.url, request, response)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      response.writeHead(500, { 'content-type': 'text/plain' }).end(textOf(error))
    }
  })
})
front.listen(config.port, config.host, () => process.stderr.write(`Developing at ${publicUrl}\n`))

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Forwards a request to the server at `origin` and its response back, both unchanged. */
function forwardRequest(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = requestHttp(origin + (incoming.url ?? '/'), {
    method: incoming.method,
    headers: incoming.headers,
  })
  onward.on('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  onward.on('error', (error) =>
    outgoing.writeHead(502).end(`The server does not respond: ${error.message}\n`),
  )
  incoming.pipe(onward)
}
