import pLimit from 'p-limit'
import { createPdfPool, type PdfPool } from '../../content/pdf/pdf-pool.ts'
import { STANDARD_OUTPUT } from '../app.ts'
import { MAX_FRAME_BYTES } from '../cameras/pictures/look-at-picture.ts'
import { createShrinker, type Shrinker } from '../cameras/pictures/shrink-pictures.ts'
import type { Config } from '../config.ts'
import { prepareReading } from '../content-reading.ts'
import { openStore } from '../messages/open-messages.ts'
import { watchProcess } from '../metrics/process-watch.ts'
import { type OpenSite, openSite, type SiteOptions } from '../open-site.ts'
import { forSite } from '../outbox/database.ts'
import { createFeedStore } from '../outbox/stored-feeds.ts'
import { type LogOutput, openLogOutput } from '../platform/log-output.ts'
import { createIndexThreads } from '../search/index-thread.ts'
import { createAssetCache } from '../snapshot/live-site.ts'
import { RESPONSE_CACHE_BYTES } from '../snapshot/response-cache.ts'
import { type RunningSites, serveSites } from '../start-server.ts'
import { createFeeds } from '../upstream/shared-feeds.ts'
import type { WebBundle } from '../web-bundle.ts'
import { buildOperatorApp } from './operator-app.ts'
import type { Site } from './read-sites.ts'

export interface SitesOptions
  extends Pick<SiteOptions, 'deskBundle' | 'pollMs' | 'delivery' | 'cameraTuning'> {
  config: Config
  sites: readonly Site[]
  web: WebBundle
  /** Where log lines go. Missing: standard output. */
  logTo?: LogOutput
}

/** For all sites together; each site gets its share. */
const CACHED_BYTES = 2 * RESPONSE_CACHE_BYTES
const PICTURE_BYTES = MAX_FRAME_BYTES
/** For the whole process: as many as a single site has. */
const PDF_PROCESSES = 2

/**
 * Serves several sites, chosen by host name. Each has its own content, pages, limits and signatures; they share the
 * process, the store, the processes that read PDFs, the polling of feeds, and the build's files.
 */
export async function startSites(options: SitesOptions): Promise<RunningSites> {
  const { config, sites, logTo = openLogOutput(STANDARD_OUTPUT) } = options
  const processWatch = watchProcess()
  const open = new Map<string, OpenSite>()
  const hasDesk = sites.some((site) => site.config.desk !== null)
  const app = buildOperatorApp({ config, sites: open, processWatch, logTo, hasDesk })
  const database = openStore(config, app.log)
  const pdfPool = createPdfPool(PDF_PROCESSES)
  const shrinker = createShrinker()
  const feeds = createFeeds()
  const roadFeeds = createFeeds(createFeedStore(database))
  const assets = createAssetCache()
  const startIndex = createIndexThreads()
  const shareOf = (bytes: number) => Math.floor(bytes / sites.length)
  for (const { host, config: own } of sites) {
    const { loader, lastGood } = prepareReading(own, readInTurn(pdfPool))
    const site = openSite({
      ...options,
      config: own,
      loader,
      lastGood,
      logTo,
      shared: {
        host,
        database: forSite(database, host),
        assets,
        processWatch,
        startIndex,
        roadFeeds,
        cachedBytes: shareOf(CACHED_BYTES),
        cameras: { feeds, shrinker: shrinkInTurn(shrinker), pictureBytes: shareOf(PICTURE_BYTES) },
      },
    })
    open.set(host, site)
    await site.app.ready()
  }
  const closeShared = async () => {
    processWatch.stop()
    await Promise.all([pdfPool.close(), shrinker.close(), database.close()])
  }
  try {
    const running = await serveSites(app, [...open.values()], options)
    return { ...running, close: () => running.close().then(closeShared) }
  } catch (error) {
    await closeShared()
    throw error
  }
}

/** Reads a site's PDFs one at a time, so that one site's hostile PDFs never occupy both processes. */
function readInTurn(pool: PdfPool): Pick<PdfPool, 'run'> {
  const turn = pLimit(1)
  return { run: (job, limitMs) => turn(() => pool.run(job, limitMs)) }
}

/** The same for a site's pictures. */
function shrinkInTurn(shrinker: Shrinker): Pick<Shrinker, 'shrink'> {
  const turn = pLimit(1)
  return { shrink: (bytes, width) => turn(() => shrinker.shrink(bytes, width)) }
}
