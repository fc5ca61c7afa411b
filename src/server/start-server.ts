import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import product from '../../package.json' with { type: 'json' }
import type { ContentLoader } from '../content/load-content.ts'
import { createPagePictures } from '../content/pdf/page-pictures.ts'
import { pdfCacheDir } from '../content/pdf/pdf-reader.ts'
import { type AppOptions, buildApp } from './app.ts'
import {
  type CameraService,
  type CameraServiceOptions,
  createCameraService,
} from './cameras/camera-service.ts'
import { videoOriginsOf } from './cameras/upstream/allowed-hosts.ts'
import type { Config } from './config.ts'
import { type DeliveryTuning, openMessages } from './messages/open-messages.ts'
import type { EventLog } from './platform/event-log.ts'
import { watchForStalls } from './platform/stall-watch.ts'
import { DocumentSearch } from './search/document-search.ts'
import { searchIndexFile } from './search/page-index.ts'
import { SearchResponses } from './search/search-responses.ts'
import type { LastGood } from './snapshot/last-good.ts'
import { LiveSite, type LiveState } from './snapshot/live-site.ts'
import type { WebBundle } from './web-bundle.ts'

export interface ServerOptions {
  config: Config
  web: WebBundle
  loader: ContentLoader
  /** What was live before the start. Missing: no copy is made. */
  lastGood?: LastGood
  /** How long to wait between two looks at the folder, milliseconds. Default: 2 s. */
  pollMs?: number
  /** How long the first reading may take before the server listens without it, milliseconds. Default: 10 s. */
  firstReadingMs?: number
  delivery?: DeliveryTuning
  /** Of the cameras. Missing: the sample feed does not run, and the list is polled once a minute. */
  cameraTuning?: Pick<CameraServiceOptions, 'openSample' | 'pollSeconds'>
  logTo?: AppOptions['logTo']
}

export interface RunningServer {
  /** Where it listens: `http://127.0.0.1:8080`. */
  url: string
  /** Resolves after the first reading of the content, whether it went live or not. */
  started: Promise<void>
  readonly state: LiveState
  /** Reads the content folder at once, changed or not. */
  reload: () => Promise<void>
  /** Finishes running requests, then stops. */
  close: () => Promise<void>
}

// Publishing takes a moment anyway, and listing a folder of thousands of files takes milliseconds.
const POLL_MS = 2000
/** Visitors of a site that starts slowly get a page that says so, rather than no connection. */
const FIRST_READING_MS = 10_000
const REST_FACTOR = 10
const LONGEST_REST_MS = 10_000
/** How long a running request may still take once the server stops. */
const CLOSE_DEADLINE_MS = 10_000

/**
 * Reads the content, listens, and keeps the content fresh. Listens as soon as it can answer, and at the latest after
 * `firstReadingMs`; with broken content it runs, says so, and goes live when that is fixed. Rejects when it cannot
 * listen.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, pollMs = POLL_MS, firstReadingMs = FIRST_READING_MS } = options
  let publicUrl = config.publicUrl ?? ''
  let live: LiveSite | null = null
  const site = {
    get state(): LiveState {
      return live?.state ?? { kind: 'starting' }
    },
  }
  const { app, search, cameras, messages, pagePictures } = buildParts(options, site, () => publicUrl)
  const unused = watchUnused(app.server)
  const listen = () =>
    app.listen({
      port: config.port,
      host: config.host,
      listenTextResolver: (address) => `Listening at ${address}`,
    })
  // Only a port that the system chooses leaves the address unknown until then.
  if (config.publicUrl === null) publicUrl = await listen()
  const running = createLiveSite(options, publicUrl, app.log, { search, cameras })
  live = running
  const stopWatching = watchForStalls(app.log)
  const stopped = new AbortController()
  const close = async () => {
    stopped.abort()
    stopWatching()
    running.stop()
    await closeGently(app, unused)
    await cameras.close()
    await messages.close()
    await search.close()
    await pagePictures.close()
  }
  const reading = Promise.all([running.check(), messages.start()])
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
    const { store, mail, mailKind } = messages.places
    app.log.info({ store, mail }, describeMail(mailKind))
    app.log.info({ url, publicUrl, version: product.version }, describeStart(running.state))
  })
  void started.then(() => keepFresh(running, pollMs, stopped.signal))
  void started.then(() => cameras.start())
  return {
    url,
    started,
    get state() {
      return running.state
    },
    reload: () => running.reload(),
    close,
  }
}

/** Everything that answers requests. Nothing of it is read or sent yet. */
function buildParts(
  { config, logTo, delivery, cameraTuning }: ServerOptions,
  site: Pick<LiveSite, 'state'>,
  siteUrl: () => string,
) {
  const log: EventLog = {
    info: (facts, event) => app.log.info(facts, event),
    warn: (facts, event) => app.log.warn(facts, event),
    error: (facts, event) => app.log.error(facts, event),
  }
  const search = new DocumentSearch({ readLog: () => app.log, indexFile: searchIndexFile(config.dataDir) })
  const isSecure = config.publicUrl?.startsWith('https:') === true
  const messages = openMessages(config, { siteUrl, isSecure, log }, delivery)
  const readCounties = () =>
    site.state.kind === 'live' ? site.state.snapshot.content.site.district.counties : null
  const readExits = () => (site.state.kind === 'live' ? site.state.snapshot.content.exits : null)
  const cameras = createCameraService({
    ...{ settings: config.cameras, log, readCounties, readExits },
    ...cameraTuning,
  })
  const pagePictures = createPagePictures({ cacheDir: pdfCacheDir(config.dataDir) })
  const app = buildApp({
    ...{ config, site, cameras, messages, pagePictures, searches: new SearchResponses(search) },
    ...(logTo === undefined ? {} : { logTo }),
  })
  return { app, search, cameras, messages, pagePictures }
}

function createLiveSite(
  { config, web, loader, lastGood }: ServerOptions,
  publicUrl: string,
  log: EventLog,
  { search, cameras }: { search: DocumentSearch; cameras: Pick<CameraService, 'response'> },
): LiveSite {
  return new LiveSite({
    loader,
    parts: {
      ...web,
      publicUrl,
      analyticsId: config.analyticsId,
      version: product.version,
      videoOrigins: videoOriginsOf(config.cameras),
      readCameras: cameras.response,
    },
    ...(lastGood === undefined ? {} : { lastGood }),
    virtualTourUrl: config.virtualTourUrl,
    onLive: (source) => search.publish(source),
    log,
  })
}

async function keepFresh(site: LiveSite, pollMs: number, signal: AbortSignal): Promise<void> {
  let pauseMs = pollMs
  while (!signal.aborted) {
    // Stopping wakes the sleeper; that is no failure.
    await delay(pauseMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    const startedMs = performance.now()
    const before = site.state
    await site.check()
    // A look at 20,000 files can take a busy machine a second, and then rests for longer than it took.
    // What took time because something changed is no reason to rest: the next change may follow at once.
    const restMs = before === site.state ? REST_FACTOR * (performance.now() - startedMs) : 0
    pauseMs = Math.max(pollMs, Math.min(restMs, LONGEST_REST_MS))
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
async function closeGently(app: ReturnType<typeof buildApp>, unused: ReadonlySet<Socket>): Promise<void> {
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

function describeMail(kind: 'smtp' | 'folder'): string {
  return kind === 'smtp'
    ? 'Messages are stored and sent through the mail server'
    : 'Messages are stored and written to files; set SMTP_URL to send them'
}

function describeStart(state: LiveState): string {
  if (state.kind !== 'live')
    return 'Started without content: the folder has problems, listed above and at /readyz'
  return state.snapshot.content.site.sample
    ? 'Started. Reports, figures and texts are samples; set CONTENT_DIR to publish your own'
    : 'Started'
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
