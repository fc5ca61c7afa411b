import { startScript } from 'virtual:client-assets'
import { renderToString } from 'react-dom/server'
import type { Camera } from '../contract/camera.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, splitLanguage } from '../contract/language.ts'
import { parseMetricsAddress } from '../contract/metrics-address.ts'
import { metricsChoices } from '../contract/metrics-choices.ts'
import { NEWEST } from '../contract/overview-names.ts'
import type { Missing, PageSource, RenderPage } from '../contract/page-source.ts'
import { cameraIdOf, isShown, type Page, pageOf, readAddressOf, reportAddressOf } from '../contract/pages.ts'
import { type SiteInLanguage, siteInLanguage } from '../contract/site-in-language.ts'
import { parseSiteSearch, siteSearchPath } from '../contract/site-search.ts'
import { shownColumns } from '../measures/columns/tables.ts'
import { type CachedQuery, queryKeyOf } from './api/query-client.ts'
import { App } from './app.tsx'
import type { Boot } from './boot.ts'
import { buildDocument } from './document.ts'
import { buildCameraPageData, headOfCamera } from './features/cameras/camera-page-data.ts'
import { camerasAlong, camerasNear } from './features/cameras/cameras-near.tsx'
import { buildDiscoverCameras } from './features/cameras/discover/build-discover-cameras.ts'
import { DISCOVER_CAMERAS_KEY } from './features/cameras/discover/discover-cameras.tsx'
import { sortCameras } from './features/cameras/model/sort-cameras.ts'
import { CAMERA_PAGE_KEY } from './features/cameras/use-cameras.ts'
import { freewayParams } from './features/metrics/metrics-params.ts'
import { busiestTrip, tripsIn } from './features/metrics/trips.ts'
import { preloadMissing } from './features/missing/lazy-missing.tsx'
import { headOfReport } from './features/report-page/head-of-report.ts'
import { eventsNear } from './features/roads/events-near.tsx'
import { eventsOn, stretchesOf } from './features/roads/my-roads.ts'
import { parseRoadsAddress } from './features/roads/roads-params.ts'
import { buildRoadsPageData, ROADS_PAGE_KEY } from './features/roads/use-roads.ts'
import { siteSearchKey } from './features/search/site-search-data.ts'
import { buildServiceFigures } from './features/services/build-service-figures.ts'
import { arterialParams, SERVICE_FIGURES_KEY } from './features/services/service-head.tsx'
import { createTranslations, type Translations } from './messages/catalog.ts'
import { loadCatalog } from './messages/languages.ts'
import { mapCreditText, type Translate } from './messages/translate.ts'
import { headOfMissing, headOfPage, headOfSiteSearch } from './page-head.ts'
import { callsOf, callsOfReport, type PageCall, queriesOf, searchQueries } from './page-queries.ts'
import { cameraTripKey } from './pages/camera-page.tsx'
import { buildCameraTrip, type CameraTrip, travelTimesCall } from './pages/camera-trip.ts'
import { headOfRead } from './pages/read-page.tsx'
import { preloadAllPages } from './site-pages.tsx'
import { buildSiteSearchData } from './site-search-data.ts'
import { hasStormPage, isStormWritten, stormContext, stormStyle } from './storm/storm-document.ts'
import { renderStorm } from './storm/storm-page.ts'
import { formatList } from './ui/format.ts'

await Promise.all([preloadAllPages(), preloadMissing()])
const catalogOf = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadCatalog(language)] as const)),
)

/** Renders one page of the site as a whole document. The only function the server calls. */
export const render: RenderPage = (pathname, source) => {
  const { language, path } = splitLanguage(pathname)
  // A language the district does not offer has no pages.
  const catalog = source.site.languages.includes(language) ? catalogOf.get(language) : undefined
  // `/en/…` does not exist: only the other languages have a prefix.
  if (catalog === undefined || (language === DEFAULT_LANGUAGE && path !== pathname)) return null
  const site = siteInLanguage(source.site, language)
  const translations = createTranslations(language, catalog, site.terms)
  const context: RenderContext = { language, source, site, translations, t: translations.t }
  const [page, cameraId, address] = [pageOf(path), cameraIdOf(path), reportAddressOf(path)]
  const read = readAddressOf(path)
  const storm =
    source.missing === undefined
      ? renderStorm(path, stormContext(language, site, translations, source))
      : undefined
  if (storm !== undefined) return storm === null ? null : { ...storm, ...INLINE_SCRIPT }
  const isOfCameras = cameraId !== null || source.missing?.kind === 'camera'
  if ((isOfCameras && !site.hasCameras) || (page !== null && !isShown(page, site))) return null
  let planned: PlannedPage | null = null
  if (source.missing !== undefined) planned = planMissing(source.missing, context)
  else if (page !== null) planned = planSitePage(page, context)
  else if (cameraId !== null) planned = planCamera(cameraId, context)
  else if (path === siteSearchPath()) planned = planSiteSearch(context)
  else if (address !== null) planned = planReport(address.id, context)
  else if (read !== null) planned = planRead(read.id, context)
  if (planned === null) return null
  const { unsent = [], ...parts } = planned
  const boot = { ...parts.boot, queries: [...parts.boot.queries, ...unsent] }
  const body = renderToString(<App boot={boot} catalog={catalog} ssrPath={pathname} />)
  // One policy for all pages: some hosts of an export allow only one per folder and ignore the others.
  const style = hasStormPage(source) ? { inlineStyle: stormStyle(source.appearance) } : {}
  return {
    html: buildDocument({ ...parts, appearance: source.appearance, body }),
    ...style,
    ...INLINE_SCRIPT,
  }
}

const INLINE_SCRIPT = startScript === undefined ? {} : { inlineScript: startScript }

interface RenderContext {
  language: Language
  source: PageSource
  site: SiteInLanguage
  translations: Translations
  t: Translate
}

type PlannedPage = Omit<Parameters<typeof buildDocument>[0], 'appearance' | 'body'> & {
  /** Responses that the page is rendered from and the browser does not need. */
  unsent?: CachedQuery[]
}

function planSitePage(page: Page, context: RenderContext): PlannedPage {
  const { language, source, site, t } = context
  const { found, view } = source
  // A page of search results shows only its title and the results, not its usual list.
  const calls = callsOf(page, site, language, view).filter(
    ({ id }) => found === undefined || id === 'getPage',
  )
  const boot = bootOf(calls, context)
  boot.queries.push(...searchQueries(page, found), ...ownQueries(page, context))
  return { code: page, head: headOfPage(page, boot, t), boot }
}

/** The "not found" page, in the site's look. */
function planMissing(missing: Missing, context: RenderContext): PlannedPage {
  const boot = bootOf([], context)
  return {
    code: missing.kind === 'camera' ? 'camera' : 'report',
    head: headOfMissing(missing.kind, boot, context.t),
    boot: { ...boot, missing },
  }
}

/** The search page. In an export it explains that the search needs a server. */
function planSiteSearch(context: RenderContext): PlannedPage {
  const { source, translations, t } = context
  const boot = bootOf([], context)
  const { foundOnSite } = source
  if (foundOnSite !== undefined) {
    boot.search = foundOnSite.address
    const data = buildSiteSearchData(foundOnSite, source, translations)
    boot.queries.push([siteSearchKey(boot.search), data])
  }
  return { code: 'search', head: headOfSiteSearch(parseSiteSearch(boot.search).q, boot, t), boot }
}

/** `null`: there is no such report. */
function planReport(id: string, context: RenderContext): PlannedPage | null {
  const found = context.source.response('getReport', { id })
  if (found === null) return null
  const boot = bootOf(callsOfReport(found.report, context.site), context)
  return { code: 'report', head: headOfReport(found.report, boot, context.t), boot }
}

/** The text of a report is sent as HTML only. `null`: there is no such report. */
function planRead(id: string, context: RenderContext): PlannedPage | null {
  const { source, t } = context
  const found = source.response('getReport', { id })
  if (found === null) return null
  const boot = bootOf([{ id: 'getReport', params: { id } }], context)
  const unsent = queriesOf([{ id: 'getReadable', params: { id } }], source)
  return { code: 'read', head: headOfRead(found.report, boot, t), boot, unsent }
}

/** `null`: the list has no such camera. Before the first list arrives any camera may exist; the page explains that. */
function planCamera(id: string, context: RenderContext): PlannedPage | null {
  const { language, source, site, translations, t } = context
  const cameras = source.cameras?.cameras ?? []
  const camera = cameras.find((one) => one.id === id)
  if (camera === undefined && cameras.length > 0) return null
  const boot = bootOf(callsOf('cameras', site, language), context)
  boot.queries.push(...cameraQueries(id, context))
  if (source.roads !== undefined && camera !== undefined) {
    const { counties } = site.district
    const data = buildRoadsPageData(source.roads, null, { counties, language }, (events) =>
      eventsNear(camera, events).slice(0, MOST_OF_MINE),
    )
    boot.queries.push([ROADS_PAGE_KEY, data])
  }
  if (camera !== undefined) boot.queries.push([cameraTripKey(id), cameraTrip(camera, context)])
  const head =
    camera === undefined ? headOfPage('cameras', boot, t) : headOfCamera(camera, boot, translations)
  return { code: 'camera', head, boot }
}

function cameraTrip(camera: Camera, { source, site: { categories } }: RenderContext): CameraTrip | null {
  const travelTimes = travelTimesCall(categories)
  if (travelTimes === null) return null
  const overview = source.response('getFreewayOverview', travelTimes)
  return buildCameraTrip(camera, overview, source.response('getMapDetail', {}), categories)
}

/** The initial data of a page with cameras. `cameraId`: the camera the page is about; `null`: not about one camera. */
function cameraQueries(
  cameraId: string | null,
  { source, translations }: RenderContext,
  isList = true,
): CachedQuery[] {
  const { cameras, site } = source
  const view = isList ? (source.view ?? '') : null
  if (cameras === undefined) return []
  const { counties } = site.district
  const { searchNames } = translations
  return [[CAMERA_PAGE_KEY, buildCameraPageData(cameraId, cameras, { view, counties, searchNames })]]
}

/** Data that only this page shows and only the server has right away. */
function ownQueries(page: Page, context: RenderContext): CachedQuery[] {
  if (page === 'discover') return discoverCameraQueries(context)
  if (page === 'services') return serviceFigureQueries(context)
  if (page === 'roads') return roadQueries(context)
  return cameraQueries(null, context, page !== 'camera-health')
}

/** The road events that the address shows, and the cameras near them. */
function roadQueries({ source, site, language }: RenderContext): CachedQuery[] {
  const { roads, cameras } = source
  if (roads === undefined) return []
  const { counties } = site.district
  const params = parseRoadsAddress(source.view ?? '')
  const { choice } = params
  const map = choice?.trip == null ? null : source.response('getMapDetail', {})
  const stretches = choice === null ? [] : stretchesOf(choice, map)
  const data = buildRoadsPageData(roads, params, { counties, language }, (events) =>
    stretches.flatMap((stretch) => eventsOn(stretch, events)).slice(0, MOST_OF_MINE),
  )
  const queries: CachedQuery[] = [[ROADS_PAGE_KEY, data]]
  if (cameras === undefined || !site.hasCameras) return queries
  const events = [...(data.shown?.now ?? []), ...(data.shown?.planned ?? [])].flatMap(({ items }) => items)
  const near =
    params.view === 'mine'
      ? stretches
          .flatMap((stretch) => camerasAlong(stretch, sortCameras(cameras.cameras)))
          .slice(0, MOST_OF_MINE)
      : events.flatMap((event) => camerasNear(event, cameras.cameras).flatMap((one) => one.cameras))
  const page = buildCameraPageData(null, cameras, { view: null, counties, searchNames: null }, [
    ...new Set(near),
  ])
  return [...queries, [CAMERA_PAGE_KEY, page]]
}

/** The most events and cameras of a visitor's own roads that a page contains; the browser requests the rest. */
const MOST_OF_MINE = 40

function serviceFigureQueries({ source, site, translations }: RenderContext): CachedQuery[] {
  const stats = source.response('getStats', {})
  const ramps = source.response('getRampOverview', { period: NEWEST })
  const arterials = arterialParams(site.categories)
    .map((params) => source.response('getArterialOverview', params))
    .filter((overview) => overview !== null)
  const events = source.roads?.events ?? null
  const live = { cameras: source.cameras ?? null, events, now: new Date(events?.asOf ?? 0) }
  const sources = { stats, ramps, arterials, ...live, timeZone: site.district.timeZone }
  return [[SERVICE_FIGURES_KEY, buildServiceFigures(sources, translations)]]
}

function discoverCameraQueries({ source, translations }: RenderContext): CachedQuery[] {
  const { cameras, site } = source
  // An export has no current camera data.
  if (cameras === undefined) return [[DISCOVER_CAMERAS_KEY, null]]
  const at = { timeZone: site.district.timeZone, now: new Date(cameras.asOf) }
  return [[DISCOVER_CAMERAS_KEY, buildDiscoverCameras(cameras, translations, at)]]
}

/** Whether the first view of Metrics shows how much time to allow for a trip. */
function hasTimeToAllow(site: SiteInLanguage, source: PageSource): boolean {
  const offered = metricsChoices(site.categories)
  const params = parseMetricsAddress('', offered)
  if (!offered.tabs.includes('freeway') || params.tab !== 'freeway') return false
  const overview = source.response('getFreewayOverview', freewayParams(params))
  return overview != null && busiestTrip(tripsIn(overview.reliability)) !== null
}

function bootOf(calls: readonly PageCall[], { language, source, site, translations }: RenderContext): Boot {
  const { publicUrl, analyticsId, appearance } = source
  const { stylesheet, logo } = appearance
  const look = stylesheet === null && logo === null ? {} : { appearance: { stylesheet, logo } }
  const queries = queriesOf([...calls, { id: 'getNotices', params: {} }], source)
  if (source.warnings !== undefined) queries.push([queryKeyOf('getWarnings', {}), source.warnings])
  const search = source.found?.address ?? source.view ?? ''
  const countyList = formatList(site.district.counties, language)
  const form = source.form ?? null
  const credit = source.response('getMapOverview', {})?.credit
  const mapCredit = credit === undefined ? null : mapCreditText(credit, translations.t)
  const hasTravelTimes = hasTimeToAllow(site, source)
  const shown = shownColumns(site.categories)
  const hiddenColumns = translations.columnNames().filter((column) => !shown.has(column))
  const storm = isStormWritten(source) ? { hasStormPage: true as const } : {}
  const facts = {
    language,
    site,
    ...look,
    ...storm,
    publicUrl,
    countyList,
    mapCredit,
    hasTravelTimes,
    hiddenColumns,
  }
  return { ...facts, analyticsId, search, form, missing: null, queries }
}
