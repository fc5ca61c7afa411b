import { renderToString } from 'react-dom/server'
import { DEFAULT_LANGUAGE, type Language, splitLanguage } from '../contract/language.ts'
import type { PageSource, RenderedPage, RenderPage } from '../contract/page-source.ts'
import { cameraIdOf, type Page, pageOf, reportAddressOf } from '../contract/pages.ts'
import { siteInLanguage } from '../contract/site-in-language.ts'
import type { CachedQuery } from './api/query-client.ts'
import { App } from './app.tsx'
import type { Boot } from './boot.ts'
import { buildDocument } from './document.ts'
import { buildCameraPageData, headOfCamera } from './features/cameras/camera-page-data.ts'
import { CAMERA_PAGE_KEY } from './features/cameras/use-cameras.ts'
import { headOfReport } from './features/report-page/head-of-report.ts'
import { type Catalog, createTranslations } from './messages/catalog.ts'
import { loadCatalog, OFFERED_LANGUAGES } from './messages/languages.ts'
import { createTranslate } from './messages/translate.ts'
import { headOfPage, type PageHead } from './page-head.ts'
import { callsOf, callsOfReport, type PageCall, queriesOf, searchQueries } from './page-queries.ts'
import { preloadAllPages } from './site-pages.ts'

await preloadAllPages()
const catalogOf = new Map(
  await Promise.all(
    OFFERED_LANGUAGES.map(async (language) => [language, await loadCatalog(language)] as const),
  ),
)

/** Renders one page of the site as a whole document. The one function of the web that the server calls. */
export const render: RenderPage = (pathname, source) => {
  const { language, path } = splitLanguage(pathname)
  const catalog = catalogOf.get(language)
  if (catalog === undefined) return null
  // `/en/…` is no address; only other languages have a prefix.
  if (language === DEFAULT_LANGUAGE && path !== pathname) return null
  const page = pageOf(path)
  if (page !== null) return renderSitePage(page, { pathname, language, catalog, source })
  const cameraId = cameraIdOf(path)
  if (cameraId !== null) return renderCamera(cameraId, { pathname, language, catalog, source })
  const address = reportAddressOf(path)
  return address === null ? null : renderReport(address.id, { pathname, language, catalog, source })
}

/** What every page is rendered with. */
interface RenderContext {
  pathname: string
  language: Language
  catalog: Catalog
  source: PageSource
}

function renderSitePage(page: Page, context: RenderContext): RenderedPage {
  const { found } = context.source
  // A page of results shows its title and the results; what it lists otherwise need not travel with it.
  const calls = callsOf(page, context.language, context.source.view).filter(
    ({ id }) => found === undefined || id === 'getPage',
  )
  const boot = bootOf(calls, context)
  boot.queries.push(...searchQueries(page, found), ...cameraQueries(null, context.source, context.language))
  const head = headOfPage(page, boot, createTranslate(context.language, context.catalog.messages))
  return { html: buildDocument({ code: page, head, boot, body: bodyOf(boot, context) }) }
}

/** `null`: there is no such report. */
function renderReport(id: string, context: RenderContext): RenderedPage | null {
  const { language, catalog, source } = context
  const found = source.response('getReport', { id })
  if (found === null) return null
  const boot = bootOf(callsOfReport(found.report), context)
  const head: PageHead = headOfReport(found.report, boot, createTranslate(language, catalog.messages))
  return { html: buildDocument({ code: 'report', head, boot, body: bodyOf(boot, context) }) }
}

/** `null`: the list knows no such camera. Before the first list arrives any may exist; the page then says so. */
function renderCamera(id: string, context: RenderContext): RenderedPage | null {
  const { language, catalog, source } = context
  const cameras = source.cameras?.cameras ?? []
  const camera = cameras.find((one) => one.id === id)
  if (camera === undefined && cameras.length > 0) return null
  const boot = bootOf(callsOf('cameras', language), context)
  boot.queries.push(...cameraQueries(id, source, language))
  const translations = createTranslations(language, catalog)
  const head =
    camera === undefined
      ? headOfPage('cameras', boot, translations.t)
      : headOfCamera(camera, boot, translations)
  return { html: buildDocument({ code: 'camera', head, boot, body: bodyOf(boot, context) }) }
}

/** What a page that shows cameras brings along. `cameraId`: whose page it is; `null`: another page of cameras. */
function cameraQueries(
  cameraId: string | null,
  { cameras, site, view = '' }: PageSource,
  language: Language,
): CachedQuery[] {
  if (cameras === undefined) return []
  const { counties } = site.district
  return [[CAMERA_PAGE_KEY, buildCameraPageData(cameraId, cameras, { view, counties, language })]]
}

function bootOf(calls: readonly PageCall[], { language, source }: RenderContext): Boot {
  const { publicUrl, analyticsId } = source
  const site = siteInLanguage(source.site, language)
  const queries = queriesOf(calls, source)
  const search = source.found?.address ?? source.view ?? ''
  return { language, site, publicUrl, analyticsId, search, form: source.form ?? null, queries }
}

function bodyOf(boot: Boot, { catalog, pathname }: RenderContext): string {
  return renderToString(<App boot={boot} catalog={catalog} ssrPath={pathname} />)
}
