import { writeTableCsv } from '../../content/metrics/write-csv.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type { CamerasResponse } from '../../contract/camera.ts'
import { splitLanguage } from '../../contract/language.ts'
import type { MetricsTable } from '../../contract/metrics-table.ts'
import { isEmergency } from '../../contract/notices-in-force.ts'
import type {
  PageSource,
  RenderPage,
  ResponseSource,
  RoadsNow,
  StormFacts,
} from '../../contract/page-source.ts'
import { hasCameraFacts, hasRoadFacts, pageOf, stormAddressOf } from '../../contract/pages.ts'
import type { PastStorm, Warning } from '../../contract/weather.ts'
import { csvAddress } from '../http/table-format.ts'
import type { ResponseDraft } from './compressed-response.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

export interface SnapshotSource {
  content: SiteContent
  response: ResponseSource
  render: RenderPage
  assets: readonly ResponseDraft[]
  /** The site's own origin, without a slash at its end. */
  publicUrl: string
  /** The web-analytics property. `null`: none is configured. */
  analyticsId: string | null
  /** Servers from which pages may play video, as a content security policy names them. Missing: none. */
  videoOrigins?: readonly string[]
  /** The cameras as they are now, for the pages that show a few facts of them. Missing: there is no information about cameras. */
  readCameras?: () => CamerasResponse
  /** The roads as they are now, for the page that shows a fact of them. Missing: there is no information about roads. */
  readRoads?: () => RoadsNow
  /** The official weather warnings and the storms of the past, as of this snapshot. Missing: the site has no weather. */
  weather?: PublishedWeather
  /** What the documents about storms show of the moment. Missing: nothing is known. */
  readStorm?: () => StormFacts
  version: string
}

/** The part of the weather that every page shows, so a change of it is published. */
export interface PublishedWeather {
  /** `null`: the site has no feed of warnings. */
  warnings: readonly Warning[] | null
  /** Newest first. */
  pastStorms: readonly PastStorm[]
}

/**
 * Renders the page at an address path with what its query requests: the results of a search, another view, the current
 * cameras, or the result of a form; `null` if there is no page at that path or its language is not offered.
 */
export function draftPage(
  path: string,
  source: SnapshotSource,
  requested: Pick<
    PageSource,
    'found' | 'foundOnSite' | 'view' | 'cameras' | 'roads' | 'form' | 'missing'
  > = {},
): ResponseDraft | null {
  const { content, publicUrl, analyticsId, response, videoOrigins, weather, readStorm } = source
  const { readCameras, readRoads } = source
  const hasCameras = content.site.cameras.feed !== 'off'
  const cameras = hasCameras && hasCameraFacts(path) ? readCameras?.() : undefined
  const rendered = source.render(path, {
    site: content.site,
    appearance: content.appearance,
    publicUrl,
    analyticsId,
    response,
    ...(cameras === undefined ? {} : { cameras }),
    ...(readRoads === undefined || !hasRoadFacts(path) ? {} : { roads: readRoads() }),
    ...(weather?.warnings == null ? {} : { warnings: weather.warnings }),
    ...(weather === undefined ? {} : { pastStorms: weather.pastStorms }),
    ...(readStorm === undefined || !isOfStorms(path, source) ? {} : { storm: readStorm() }),
    ...requested,
  })
  if (rendered === null) return null
  return {
    ...draftText(
      path,
      analyticsId === null ? 'page' : 'measuredPage',
      'text/html; charset=utf-8',
      rendered.html,
    ),
    ...(rendered.inlineStyle === undefined ? {} : { inlineStyle: rendered.inlineStyle }),
    ...(rendered.inlineScript === undefined ? {} : { inlineScript: rendered.inlineScript }),
    ...(videoOrigins === undefined || !hasCameras ? {} : { videoOrigins }),
    ...(publicUrl.startsWith('https:') ? { isSecure: true } : {}),
    // Its forms need the visitor's token.
    ...(pageOf(splitLanguage(path).path) === 'contact-us' ? { isPersonal: true } : {}),
  }
}

/** Whether a path shows what is known of a storm: the documents about storms, and Discover in storm mode. */
export function isOfStorms(path: string, { content }: Pick<SnapshotSource, 'content'>): boolean {
  const { path: place } = splitLanguage(path)
  if (stormAddressOf(place) !== null) return true
  return pageOf(place) === 'discover' && isEmergency(content.notices)
}

/** The response of a call. `liveApi`: of one that is observed at the moment. */
export function draftJson(path: string, response: unknown, kind: 'api' | 'liveApi' = 'api'): ResponseDraft {
  return draftText(path, kind, JSON_TYPE, JSON.stringify(response))
}

/** The response of a call that returns a table, in JSON, or in CSV with a name to save it under. */
export function draftTable(path: string, table: MetricsTable, isCsv: boolean): ResponseDraft {
  if (!isCsv) return { ...draftJson(path, table), variesByAccept: true }
  const fileName = `${decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))}.csv`
  const draft = draftText(csvAddress(path), 'api', CSV_TYPE, writeTableCsv(table))
  return { ...draft, variesByAccept: true, fileName }
}

export function draftText(
  path: string,
  kind: ResponseDraft['kind'],
  mediaType: string,
  text: string,
): ResponseDraft {
  return { path, kind, mediaType, bytes: Buffer.from(text) }
}
