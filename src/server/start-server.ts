import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { type OpenSite, openSite, type SiteOptions } from './open-site.ts'
import { watchForStalls } from './platform/stall-watch.ts'
import type { LiveState } from './snapshot/live-site.ts'

export interface ServerOptions extends Omit<SiteOptions, 'shared'> {
  /** How long the first reading may take before the server listens without it, milliseconds. Default: 10 s. */
  firstReadingMs?: number
}

/** A server for one site or several. */
export interface RunningSites {
  /** Where the server listens: `http://127.0.0.1:8080`. */
  url: string
  /** Resolves after the first reading of all content, whether it went live or not. */
  started: Promise<void>
  /** Reads the content folders now, even if they did not change. */
  reload: () => Promise<void>
  /** Finishes running requests, then stops. */
  close: () => Promise<void>
}

export interface RunningServer extends RunningSites {
  readonly state: LiveState
}

/** After that, visitors get a page saying that the site is starting, instead of no connection. */
const FIRST_READING_MS = 10_000
/** How long running requests may still take when the server stops. */
const CLOSE_DEADLINE_MS = 10_000

/** Serves one site under any host name. See `serveSites`. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const site = openSite(options)
  const running = await serveSites(site.app, [site], options)
  return {
    ...running,
    get state() {
      return site.state
    },
  }
}

interface ServeOptions {
  config: Pick<Config, 'port' | 'host'>
  firstReadingMs?: number
}

/**
 * Reads the content of each site, listens with `app`, and keeps the content current. Listens once it can respond, or
 * after `firstReadingMs` at the latest. A site with broken content runs, reports it, and goes live once it is fixed.
 * Rejects if it cannot listen.
 */
export async function serveSites(
  app: FastifyInstance,
  sites: readonly OpenSite[],
  { config, firstReadingMs = FIRST_READING_MS }: ServeOptions,
): Promise<RunningSites> {
  const unused = watchUnused(app.server)
  const listen = () =>
    app.listen({
      port: config.port,
      host: config.host,
      listenTextResolver: (address) => `Listening at ${address}`,
    })
  // If the system chooses the port, the URL is unknown until the server listens.
  if (sites.some(({ publicUrl }) => publicUrl === null)) await listen()
  const stopWatching = watchForStalls(app.log)
  const close = async () => {
    stopWatching()
    for (const site of sites) site.stop()
    await closeGently(app, unused)
    await Promise.all(sites.map((site) => site.close()))
  }
  const reading = Promise.all(sites.map((site) => site.start(site.publicUrl ?? app.listeningOrigin)))
  await Promise.race([reading, delay(firstReadingMs, undefined, { ref: false })])
  try {
    if (!app.server.listening) await listen()
  } catch (error) {
    await close()
    throw error
  }
  const url = app.listeningOrigin
  const started = reading.then(() => {
    for (const site of sites) site.announce(url)
  })
  void started.then(() => {
    for (const site of sites) site.follow()
  })
  return {
    url,
    started,
    reload: async () => void (await Promise.all(sites.map((site) => site.reload()))),
    close,
  }
}

/** Connections without a request yet. Browsers open some in advance, and Node does not count them as idle. */
function watchUnused(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return unused
}

/** Closes idle connections immediately, and busy ones after their response. */
async function closeGently(app: FastifyInstance, unused: ReadonlySet<Socket>): Promise<void> {
  for (const socket of unused) socket.destroy()
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => app.server.closeAllConnections(), CLOSE_DEADLINE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(deadline)
  }
}

/** SIGTERM and SIGINT let running requests finish, then exit with 0; SIGHUP reads the content folder now. */
export function handleSignals(server: Pick<RunningServer, 'close' | 'reload'>): void {
  let isStopping = false
  const stop = async () => {
    // One key press may arrive twice, from the terminal and from npm. Closing has its own deadline.
    if (isStopping) return
    isStopping = true
    await server.close()
    // Compression may still be running on other threads, but nobody needs it.
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.on('SIGHUP', () => void server.reload())
}
