import type { FastifyInstance } from 'fastify'
import product from '../../package.json' with { type: 'json' }
import type { ContentLoader } from '../content/load-content.ts'
import { createPagePictures } from '../content/pdf/page-pictures.ts'
import { createPdfReader, pdfCacheDir } from '../content/pdf/pdf-reader.ts'
import { type AppOptions, buildApp } from './app.ts'
import { videoOriginsOf } from './cameras/camera-environment.ts'
import {
  type CameraServiceOptions,
  createCameraService,
  type SharedCameras,
} from './cameras/camera-service.ts'
import type { Config } from './config.ts'
import type { DeskBundle } from './desk/desk-routes.ts'
import type { DeskContext } from './desk/make-change.ts'
import { createMessageService, type DeliveryTuning } from './messages/message-service.ts'
import { openStore } from './messages/open-messages.ts'
import { createRequestCounters, type SiteParts } from './metrics/collect-metrics.ts'
import type { ProcessWatch } from './metrics/process-watch.ts'
import { deskPartsOf } from './open-desk.ts'
import type { Database } from './outbox/database.ts'
import { createFeedStore } from './outbox/stored-feeds.ts'
import type { EventLog } from './platform/event-log.ts'
import { createRoadService } from './roads/road-service.ts'
import { createDownloadCounter } from './routes/download-counter.ts'
import { DocumentSearch } from './search/document-search.ts'
import type { StartIndexThread } from './search/index-thread.ts'
import { searchIndexFile } from './search/page-index.ts'
import { SearchResponses } from './search/search-responses.ts'
import type { LastGood } from './snapshot/last-good.ts'
import { keepFresh, LiveSite, type LiveState } from './snapshot/live-site.ts'
import type { ResponseCache } from './snapshot/response-cache.ts'
import { createFeeds, type Feeds } from './upstream/shared-feeds.ts'
import { openWeather } from './weather/open-weather.ts'
import type { WebBundle } from './web-bundle.ts'

export interface SiteOptions {
  config: Config
  web: WebBundle
  /** The pages of the desk. Missing: there is no desk. */
  deskBundle?: DeskBundle
  loader: ContentLoader
  /** The content that was live before the start. Missing: no copy is stored. */
  lastGood?: LastGood
  /** Interval between checks of the folder, milliseconds. Default: 2 s. */
  pollMs?: number
  delivery?: DeliveryTuning
  /** Missing: the sample feed does not run, and the camera list is polled once a minute. */
  cameraTuning?: Pick<CameraServiceOptions, 'openSample' | 'pollSeconds'>
  logTo?: AppOptions['logTo']
  onLive?: () => void
  /** Shared with the other sites in this process. Missing: it is the only one. */
  shared?: SharedParts
}

/** What a site shares with the other sites in its process. */
export interface SharedParts {
  host: string
  /** The site's own view of the store. */
  database: Database
  cameras: SharedCameras
  /** Polls the road feeds of all sites. */
  roadFeeds: Feeds
  /** Opens the search index on the thread that all sites share. */
  startIndex: StartIndexThread
  assets: ResponseCache
  cachedBytes: number
  processWatch: ProcessWatch
}

/** A site that serves requests passed to `app` and does not listen itself. */
export interface OpenSite {
  app: FastifyInstance
  readonly state: LiveState
  /** The site's own origin. `null`: where the server listens. */
  publicUrl: string | null
  parts: SiteParts
  /** Reads the content and opens the store. Resolves after the first reading, whether the content went live or not. */
  start: (publicUrl: string) => Promise<void>
  /** Logs what has started. `url`: where the server listens. */
  announce: (url: string) => void
  /** After the start: keeps the content current and polls cameras. */
  follow: () => void
  /** Reads the content folder now, even if it did not change. */
  reload: () => Promise<void>
  /** Ends everything else, after the last request. */
  close: () => Promise<void>
  stop: () => void
}

/** Builds everything that serves one site. Nothing is read, sent or polled before `start`. */
export function openSite(options: SiteOptions): OpenSite {
  const { config, web, loader, lastGood, logTo, shared } = options
  let publicUrl = config.publicUrl ?? ''
  let live: LiveSite | null = null
  const site = {
    get state(): LiveState {
      return live?.state ?? { kind: 'starting' }
    },
  }
  const log: EventLog = {
    info: (facts, event) => app.log.info(facts, event),
    warn: (facts, event) => app.log.warn(facts, event),
    error: (facts, event) => app.log.error(facts, event),
  }
  const search = new DocumentSearch({
    readLog: () => app.log,
    indexFile: searchIndexFile(config.dataDir),
    ...(shared === undefined ? {} : { startThread: shared.startIndex }),
  })
  const context = { siteUrl: () => publicUrl, isSecure: config.publicUrl?.startsWith('https:') === true, log }
  const database = shared?.database ?? openStore(config, log)
  const messages = createMessageService({ settings: config, database, ...context, ...options.delivery })
  const downloads = createDownloadCounter(database, log)
  /** `null`: no content is live. */
  const readContent = () => (site.state.kind === 'live' ? site.state.snapshot.content : null)
  const cameras = createCameraService({
    settings: config.cameras,
    log,
    readContent,
    ...(shared === undefined ? {} : { shared: shared.cameras }),
    ...options.cameraTuning,
  })
  const feeds = shared?.roadFeeds ?? createFeeds(createFeedStore(database))
  const ofRoads = { settings: config.roads, feeds, log, dataDir: config.dataDir, readContent }
  const roads = createRoadService(ofRoads)
  const weather = openWeather({ ...ofRoads, roads })
  const pagePictures = createPagePictures({ cacheDir: pdfCacheDir(config.dataDir) })
  const parts = { site, cameras, roads, messages, searches: new SearchResponses(search) }
  const requests = createRequestCounters()
  // Starts a process only when somebody publishes at the desk.
  const reader = createPdfReader({ cacheDir: pdfCacheDir(config.dataDir) })
  const showChange = async () => live?.reload()
  const renderPage: DeskContext['renderPage'] = (content, path) => live?.renderPage(content, path) ?? null
  const desk = deskPartsOf(options, {
    site,
    publicUrl: context.siteUrl,
    isSecure: context.isSecure,
    log,
    context: { reader, showChange, renderPage },
    inbox: { database, retention: config.messages },
    health: {
      messages,
      cameras,
      roads,
      weather,
      downloads: downloads.totals,
      warnings: () => live?.warnings ?? [],
    },
  })
  const app = buildApp({
    config,
    ...parts,
    weather,
    pagePictures,
    requests,
    downloads,
    desk,
    ...(logTo === undefined ? {} : { logTo }),
    ...(shared === undefined ? {} : { host: shared.host, processWatch: shared.processWatch }),
  })
  const stopped = new AbortController()
  const start = async (url: string) => {
    publicUrl = url
    live = new LiveSite({
      loader,
      parts: {
        ...web,
        publicUrl,
        analyticsId: config.analyticsId,
        version: product.version,
        videoOrigins: videoOriginsOf(config.cameras),
        readCameras: cameras.response,
        readRoads: roads.now,
        readStorm: weather.readStorm,
      },
      ...(lastGood === undefined ? {} : { lastGood }),
      settings: config,
      readDownloads: downloads.totals,
      readWeather: weather.publishedAt,
      ...(shared === undefined ? {} : { assets: shared.assets, cachedBytes: shared.cachedBytes }),
      onLive: (source) => {
        search.publish(source)
        void cameras.follow()
        void roads.follow()
        options.onLive?.()
      },
      log,
    })
    await weather.open()
    await Promise.all([live.check(), messages.start()])
    downloads.start()
  }
  return {
    app,
    publicUrl: config.publicUrl,
    parts: { ...parts, requests },
    get state() {
      return site.state
    },
    start,
    announce: (url) => {
      const { store, mail, mailKind } = messages.places
      log.info({ store, mail }, describeMail(mailKind))
      log.info({ url, publicUrl, version: product.version }, describeStart(site.state))
    },
    follow: () => {
      if (live !== null) void keepFresh(live, options.pollMs, stopped.signal)
      void cameras.start()
      void roads.start()
      void weather.start()
    },
    reload: async () => live?.reload(),
    stop: () => {
      stopped.abort()
      live?.stop()
    },
    close: async () => {
      await app.close()
      await cameras.close()
      roads.close()
      await weather.close()
      await downloads.close()
      await messages.close()
      await search.close()
      await pagePictures.close()
      await reader.close()
    },
  }
}

function describeMail(kind: 'smtp' | 'folder'): string {
  return kind === 'smtp'
    ? 'Messages will be stored here and sent through the mail server'
    : 'Messages will be stored here and written to files; set SMTP_URL to send them'
}

function describeStart(state: LiveState): string {
  if (state.kind !== 'live')
    return 'Started without content: the folder has problems, listed above and at /readyz'
  return state.snapshot.content.site.sample
    ? 'Started. Reports, figures and texts are samples; set CONTENT_DIR to publish your own'
    : 'Started'
}
