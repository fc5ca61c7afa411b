import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import { mapFilesOf } from '../../content/respond-with-map.ts'
import { createTimeSharing } from '../../content/share-time.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { addressOf } from '../../contract/endpoint-paths.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { NOTICE_FEED_PATH } from '../../contract/feed-path.ts'
import { LANGUAGES, type Language, languagePrefix, splitLanguage } from '../../contract/language.ts'
import { buildOpenApi } from '../../contract/openapi.ts'
import {
  hasCameraFacts,
  hasRoadFacts,
  LIVE_PAGES,
  PAGES,
  pageOf,
  pagePath,
  pastStormPath,
  readAddressOf,
  readPath,
  reportAddressOf,
  reportPath,
  shownLivePages,
  warningsPath,
} from '../../contract/pages.ts'
import { liveFactsOf } from '../../contract/shown-feed.ts'
import { siteSearchPath } from '../../contract/site-search.ts'
import { buildWebManifest, webManifestPath } from '../../contract/web-manifest.ts'
import { buildNoticeFeed } from '../feeds/notice-feed.ts'
import { writeFeeds } from '../feeds/write-feeds.ts'
import { csvAddress } from '../http/table-format.ts'
import { callAddresses, draftCall } from './call-responses.ts'
import type { CompressedResponse, ResponseDraft } from './compressed-response.ts'
import { draftJson, draftPage, draftText, isOfStorms, type SnapshotSource } from './draft-responses.ts'
import { type RenderResponse, ResponseCache } from './response-cache.ts'
import { buildRobotsTxt, buildSitemaps } from './search-engine-files.ts'

export type Address = { kind: 'response'; render: RenderResponse } | { kind: 'moved'; to: string }

/** Pages of cameras, roads or storms are rendered again after this long. The browser updates what must be newer. */
export const LIVE_PAGE_TTL_MS = 10_000

/** Pages with download counts are rendered again after this long. */
export const DOWNLOADS_TTL_MS = 60_000

/** An address, query included, and what renders its response. */
export type SiteAddress = [address: string, render: RenderResponse]

/** The whole site at one moment: what the office published, and the responses rendered from it so far. */
export class SiteSnapshot {
  readonly source: SnapshotSource
  /** Files of the build, which outlive a publication. */
  readonly #assets: ResponseCache
  readonly #responses: ResponseCache
  readonly #addresses = new Map<string, RenderResponse>()

  /** `cachedBytes`: how much memory the responses may take. Missing: what one site may. */
  constructor(source: SnapshotSource, assets: ResponseCache, cachedBytes?: number) {
    this.source = source
    this.#assets = assets
    this.#responses = new ResponseCache(cachedBytes === undefined ? {} : { maxBytes: cachedBytes })
  }

  get content(): SiteContent {
    return this.source.content
  }

  get cachedCount(): number {
    return this.#responses.size + this.#assets.size
  }

  get languages(): Language[] {
    return LANGUAGES.filter((language) => this.has(pagePath('discover', language)))
  }

  /**
   * Renders every page once, so that content which cannot be rendered never goes live and no visitor waits for a
   * page that many open, and lists the other addresses known in advance. Compressing takes as long again, so that comes
   * once the snapshot is live: an emergency cannot wait for it.
   */
  async open(): Promise<void> {
    for (const language of LANGUAGES)
      for (const page of PAGES.filter(isStatic)) await this.#draftAhead(pagePath(page, language))
    for (const path of this.#stormPaths()) await this.#draftAhead(path)
    await setImmediate()
    for (const language of this.languages)
      this.#addresses.set(`${languagePrefix(language)}/`, () =>
        draftPage(pagePath('discover', language), this.source),
      )
    for (const asset of this.source.assets) this.#addresses.set(asset.path, () => asset)
    const shareTime = createTimeSharing()
    for (const file of this.#draftFiles()) {
      this.#addresses.set(file.path, () => file)
      await shareTime()
    }
  }

  async #draftAhead(path: string): Promise<void> {
    const startedMs = performance.now()
    let ahead = draftPage(path, this.source)
    await restAfter(startedMs)
    if (ahead === null) return
    this.#addresses.set(path, () => {
      const draft = ahead ?? draftPage(path, this.source)
      ahead = null
      return draft
    })
  }

  /** Compresses what pages load, one file at a time, in the background. Ends early when `signal` aborts. */
  async warm(signal: AbortSignal): Promise<void> {
    for (const path of this.#addresses.keys()) {
      if (signal.aborted) return
      const startedMs = performance.now()
      await this.respond(path)
      await restAfter(startedMs)
    }
  }

  /** The response that is cached under a whole address, query included; cheap enough for every request. */
  find(address: string): CompressedResponse | undefined {
    return this.#responses.find(address) ?? this.#assets.find(address)
  }

  /** Whether a path is a page, an asset or another file. Reports and calls have their own routes. */
  has(path: string): boolean {
    return this.#addresses.has(path)
  }

  /** The page, report, or file at a path; `null`: none. */
  locate(path: string): Address | null {
    const render = this.#addresses.get(path)
    if (render !== undefined) return { kind: 'response', render }
    const { language, path: place } = splitLanguage(path)
    const read = readAddressOf(place)
    const requested = read ?? reportAddressOf(place)
    // `/en/…` is not an address; only the other languages have a prefix.
    if (requested === null || path !== languagePrefix(language) + place) return null
    const found = this.languages.includes(language)
      ? this.source.response('getReport', { id: requested.id })
      : null
    if (found === null) return null
    const to = (read === null ? reportPath : readPath)(found.report, language)
    return to === path
      ? { kind: 'response', render: () => draftPage(path, this.source) }
      : { kind: 'moved', to }
  }

  async respond(path: string): Promise<CompressedResponse | null> {
    const address = this.locate(path)
    if (address?.kind !== 'response') return null
    const isAsset = this.source.assets.some((asset) => asset.path === path)
    return isAsset
      ? this.#assets.fetch(path, address.render)
      : this.fetch(path, address.render, this.#ttlOf(path))
  }

  /** The cached response to a request, or a newly rendered one. `ttlMs`: how long it stays valid; missing: as long as the snapshot. */
  fetch(key: string, render: RenderResponse, ttlMs?: number): Promise<CompressedResponse | null> {
    return this.#responses.fetch(key, render, ttlMs)
  }

  /** How long a response stays valid; 0: as long as the snapshot. */
  #ttlOf(path: string): number {
    if (pageOf(splitLanguage(path).path) === 'accessibility') return DOWNLOADS_TTL_MS
    const { content, readCameras, readRoads } = this.source
    if (isOfStorms(path, this.source)) return LIVE_PAGE_TTL_MS
    const { hasCameras, hasRoads } = liveFactsOf(content.site)
    const isLive =
      (hasCameras && readCameras !== undefined && hasCameraFacts(path)) ||
      (hasRoads && readRoads !== undefined && hasRoadFacts(path))
    return isLive ? LIVE_PAGE_TTL_MS : 0
  }

  /** Every address with its render function, for an export; a few have no response. Tables are listed in both formats. */
  *addresses(): Generator<SiteAddress> {
    yield* this.#addresses
    for (const { id, params } of callAddresses(this.source)) {
      const address = addressOf(id, params)
      yield [address, () => draftCall(id, params, this.source.response)]
      if ('isTable' in endpoints[id])
        yield [csvAddress(address), () => draftCall(id, params, this.source.response, true)]
    }
    // Without a server there is no source of warnings.
    if (this.content.site.weather !== undefined) {
      const warnings = addressOf('getWarnings', {})
      yield [warnings, () => draftJson(warnings, [])]
    }
    const livePages = shownLivePages(liveFactsOf(this.content.site))
    for (const language of this.languages) {
      // Rendered on request wherever there is a server; without one they say that they need it.
      const ofServer = [...livePages.map((page) => pagePath(page, language)), siteSearchPath(language)]
      for (const path of ofServer) yield [path, () => draftPage(path, this.source)]
      for (const report of this.content.reports) {
        for (const path of [reportPath(report, language), readPath(report, language)])
          yield [path, () => draftPage(path, this.source)]
      }
    }
  }

  /** The documents about storms in every language; the site may have none of them. */
  #stormPaths(): string[] {
    return this.languages.flatMap((language) => [
      pagePath('storm', language),
      warningsPath(language),
      ...(this.source.weather?.pastStorms ?? []).map(({ id }) => pastStormPath(id, language)),
    ])
  }

  *#draftFiles(): Generator<ResponseDraft> {
    const { content, publicUrl, version } = this.source
    const { languages } = this
    yield draftJson('/api/openapi.json', buildOpenApi(version, publicUrl))
    yield draftText('/robots.txt', 'publicFile', 'text/plain; charset=utf-8', buildRobotsTxt(publicUrl))
    for (const language of languages) {
      const manifest = JSON.stringify(buildWebManifest(content.site, language, content.appearance))
      const mediaType = 'application/manifest+json; charset=utf-8'
      yield draftText(webManifestPath(language), 'publicFile', mediaType, manifest)
    }
    // Programs on other sites may read feeds as they may read the API.
    for (const { path, mediaType, text } of writeFeeds(content, publicUrl))
      yield draftText(path, 'api', mediaType, text)
    const notices = buildNoticeFeed(content, publicUrl)
    yield draftText(NOTICE_FEED_PATH, 'api', 'application/atom+xml; charset=utf-8', notices)
    for (const { path, svg } of mapFilesOf(content))
      yield draftText(path, 'hashedAsset', 'image/svg+xml', svg)
    for (const { path, mediaType, bytes } of content.appearanceFiles)
      yield { path, kind: mediaType.startsWith('image/') ? 'hashedPicture' : 'hashedAsset', mediaType, bytes }
    const livePaths = new Set(
      languages.flatMap((language) =>
        shownLivePages(liveFactsOf(content.site)).map((page) => pagePath(page, language)),
      ),
    )
    const isOffered = (path: string) => this.has(path) || livePaths.has(path)
    const storms = (this.source.weather?.pastStorms ?? []).map(({ id }) => id)
    for (const { path, xml } of buildSitemaps({ publicUrl, reports: content.reports, storms, isOffered }))
      yield draftText(path, 'publicFile', 'application/xml; charset=utf-8', xml)
  }
}

/** Waits as long as the work took, so that it leaves visitors half of the time. */
function restAfter(startedMs: number): Promise<void> {
  return delay(performance.now() - startedMs)
}

/** Whether a page stays the same until something is published. Pages with live data are rendered on request. */
function isStatic(page: (typeof PAGES)[number]): boolean {
  return !LIVE_PAGES.some((live) => live === page)
}
