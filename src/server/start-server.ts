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

/** One site or several, behind one address. */
export interface RunningSites {
  /** Where it listens: `http://127.0.0.1:8080`. */
  url: string
  /** Resolves after the first reading of all content, whether it went live or not. */
  started: Promise<void>
  /** Reads the content folders at once, changed or not. */
  reload: () => Promise<void>
  /** Finishes running requests, then stops. */
  close: () => Promise<void>
}

export interface RunningServer extends RunningSites {
  readonly state: LiveState
}

/** Visitors of a site that starts slowly get a page that says so, rather than no connection. */
const FIRST_READING_MS = 10_000
/** How long a running request may still take once the server stops. */
const CLOSE_DEADLINE_MS = 10_000

/** Serves one site, whatever host name it is called by. See `serveSites`. */
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
 * Reads the content of each site, listens with `app`, and keeps the content fresh. Listens as soon as it can respond, and
 * at the latest after `firstReadingMs`; with broken content a site runs, says so, and goes live when that is fixed.
 * Rejects when it cannot listen.
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
  // Only a port that the system chooses leaves the address unknown until then.
  if (sites.some(({ publicUrl }) => publicUrl === null)) await listen()
  const stopWatching = watchForStalls(app.log)
  const close = async () => {
    stopWatching()
    for (const site of sites) site.stop()
    await closeGently(app, unused)
    await Promise.all(sites.map((site) => site.close()))
  }
  const reading = Promise.all(sites.map((site) => site.start(site.publicUrl ?? app.listeningOrigin)))
  const timer = new AbortController()
  await Promise.race([
    reading,
    delay(firstReadingMs, undefined, { signal: timer.signal }).catch(() => undefined),
  ])
  timer.abort()
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

/**
 * Connections on which nothing was requested yet. Browsers open some in advance, and Node does not count them as idle.
 */
function watchUnused(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return unused
}

/** Idle connections are closed at once, busy ones after their response. */
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

/** SIGTERM and SIGINT let running requests finish and exit with 0; SIGHUP reads the content folder at once. */
export function obeySignals(server: Pick<RunningServer, 'close' | 'reload'>): void {
  let isStopping = false
  const stop = async () => {
    // A terminal and the npm in between may both pass on one key press; closing has its own deadline.
    if (isStopping) return
    isStopping = true
    await server.close()
    // Compression may still be running on other threads; nobody waits for it.
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.on('SIGHUP', () => void server.reload())
}
