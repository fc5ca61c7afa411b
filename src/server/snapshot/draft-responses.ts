import { LANGUAGES } from '../../contract/language.ts'
import { buildOpenApi } from '../../contract/openapi.ts'
import type { PageSource } from '../../contract/page-source.ts'
import { CAMERA_PAGES, PAGES, type Page, pagePath } from '../../contract/pages.ts'
import { buildWebManifest, webManifestPath } from '../../contract/web-manifest.ts'
import { draftFeeds } from '../feeds/draft-feeds.ts'
import type { KeptResponse } from './kept-responses.ts'
import { noteReadings, type Reading } from './noted-readings.ts'
import type { ResponseDraft } from './prepared-response.ts'
import { readCalls } from './read-calls.ts'
import { buildRobotsTxt, buildSitemaps } from './search-engine-files.ts'
import type { SnapshotSource } from './snapshot-source.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** A page that was drawn, with the calls it was drawn from. */
export interface RenderedPage extends ResponseDraft {
  readings: readonly Reading[]
}

/** A page that need not be drawn: it would come out as it is. */
export interface KeptPage extends KeptResponse {
  path: string
}

/**
 * Makes the answer to every address that can be known beforehand, one at a time as it is asked for,
 * so that a large site is never held twice. A page in a language that is not offered is left out.
 *
 * @param keptAt the page at a path, where it would be drawn as it is; `null`: it is drawn
 */
export function* draftResponses(
  source: SnapshotSource,
  keptAt: (path: string) => KeptResponse | null,
): Generator<ResponseDraft | RenderedPage | KeptPage> {
  yield* source.assets
  for (const call of readCalls(source.content, source.response)) yield draftJson(call.path, call.response)
  const openApi = buildOpenApi(source.version, source.publicUrl)
  yield draftJson('/api/openapi.json', openApi)

  const offered = new Set<string>()
  for (const page of draftPages(source, keptAt)) {
    offered.add(page.path)
    yield page
  }
  for (const language of LANGUAGES.filter((one) => offered.has(pagePath('discover', one))))
    for (const page of CAMERA_PAGES) offered.add(pagePath(page, language))
  yield draftOf('/robots.txt', 'publicFile', 'text/plain; charset=utf-8', buildRobotsTxt(source.publicUrl))
  for (const language of LANGUAGES) {
    if (!offered.has(pagePath('discover', language))) continue
    const manifest = JSON.stringify(buildWebManifest(source.content.site, language))
    const mediaType = 'application/manifest+json; charset=utf-8'
    yield draftOf(webManifestPath(language), 'publicFile', mediaType, manifest)
  }
  const { publicUrl, content } = source
  yield* draftFeeds(content, publicUrl)
  const sitemaps = buildSitemaps({
    publicUrl,
    reports: content.reports,
    isOffered: (path) => offered.has(path),
  })
  for (const { path, xml } of sitemaps)
    yield draftOf(path, 'publicFile', 'application/xml; charset=utf-8', xml)
}

function* draftPages(
  source: SnapshotSource,
  keptAt: (path: string) => KeptResponse | null,
): Generator<RenderedPage | KeptPage> {
  for (const language of LANGUAGES) {
    for (const page of PAGES.filter(isStill)) {
      const path = pagePath(page, language)
      const asBefore = keptAt(path)
      if (asBefore !== null) {
        yield { path, ...asBefore }
        continue
      }
      const { response, readings } = noteReadings(source.response)
      const draft = draftPage(path, { ...source, response })
      if (draft !== null) yield { ...draft, readings }
    }
  }
}

/** Whether a page stays as it is while the content does: those of cameras are drawn when they are asked for. */
function isStill(page: Page): boolean {
  return !CAMERA_PAGES.some((live) => live === page)
}

/**
 * Draws the page at an address path, with what else the address asks for: the results of a search, another view, or the cameras as they are now;
 * `null` when none lives there or its language is not offered.
 */
export function draftPage(
  path: string,
  source: SnapshotSource,
  requested: Pick<PageSource, 'found' | 'view' | 'cameras'> = {},
): ResponseDraft | null {
  const { content, publicUrl, analyticsId, response } = source
  const rendered = source.render(path, { site: content.site, publicUrl, analyticsId, response, ...requested })
  const kind = analyticsId === null ? 'page' : 'measuredPage'
  if (rendered === null) return null
  const draft = draftOf(path, kind, 'text/html; charset=utf-8', rendered.html)
  return {
    ...draft,
    ...(source.videoOrigins === undefined ? {} : { videoOrigins: source.videoOrigins }),
    ...(publicUrl.startsWith('https:') ? { isSecure: true } : {}),
  }
}

/** The answer of a call. */
export function draftJson(path: string, response: unknown): ResponseDraft {
  return draftOf(path, 'api', JSON_TYPE, JSON.stringify(response))
}

/** The answer of a call that is observed at the moment. */
export function draftLiveJson(path: string, response: unknown): ResponseDraft {
  return draftOf(path, 'liveApi', JSON_TYPE, JSON.stringify(response))
}

function draftOf(path: string, kind: ResponseDraft['kind'], mediaType: string, text: string): ResponseDraft {
  return { path, kind, mediaType, bytes: Buffer.from(text) }
}
