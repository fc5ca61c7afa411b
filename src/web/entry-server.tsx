import { renderToString } from 'react-dom/server'
import { DEFAULT_LANGUAGE, type Language, splitLanguage } from '../contract/language.ts'
import type { PageSource, RenderedPage, RenderPage } from '../contract/page-source.ts'
import { cameraIdOf, type Page, pageOf, reportAddressOf } from '../contract/pages.ts'
import { siteInLanguage } from '../contract/site-in-language.ts'
import { App } from './app.tsx'
import type { Boot } from './boot.ts'
import { buildDocument } from './document.ts'
import { cameraPageSeeds } from './features/cameras/camera-page-data.ts'
import { findCamera, headOfCamera } from './features/cameras/head-of-camera.ts'
import { headOfReport } from './features/report-page/head-of-report.ts'
import { type Catalog, createTranslations } from './messages/catalog.ts'
import { loadCatalog, OFFERED_LANGUAGES } from './messages/languages.ts'
import { createTranslate } from './messages/translate.ts'
import { callsOf, callsOfReport, type PageCall } from './page-calls.ts'
import { headOfPage, type PageHead } from './page-head.ts'
import { searchSeeds, seedsOf } from './page-seeds.ts'
import { preloadAllPages } from './site-pages.ts'

await preloadAllPages()
const catalogOf = new Map(
  await Promise.all(
    OFFERED_LANGUAGES.map(async (language) => [language, await loadCatalog(language)] as const),
  ),
)

/** Draws one page of the site as a whole document. The one function of the web that the server calls. */
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

/** What every page is drawn with. */
interface Drawing {
  pathname: string
  language: Language
  catalog: Catalog
  source: PageSource
}

function renderSitePage(page: Page, drawing: Drawing): RenderedPage {
  const { found } = drawing.source
  // A page of results shows its title and the results; what it lists otherwise need not travel with it.
  const calls = callsOf(page, drawing.language, drawing.source.view).filter(
    ({ id }) => found === undefined || id === 'getPage',
  )
  const boot = bootOf(calls, drawing)
  boot.seeds.push(...searchSeeds(page, found), ...cameraSeeds(null, drawing))
  const head = headOfPage(page, boot, createTranslate(drawing.language, drawing.catalog.messages))
  return { html: buildDocument({ code: page, head, boot, body: bodyOf(boot, drawing) }) }
}

/** `null`: there is no such report. */
function renderReport(id: string, drawing: Drawing): RenderedPage | null {
  const { language, catalog, source } = drawing
  const found = source.response('getReport', { id })
  if (found === null) return null
  const boot = bootOf(callsOfReport(found.report), drawing)
  const head: PageHead = headOfReport(found.report, boot, createTranslate(language, catalog.messages))
  return { html: buildDocument({ code: 'report', head, boot, body: bodyOf(boot, drawing) }) }
}

/** `null`: the list knows no such camera. Before the first list arrives any may exist; the page then says so. */
function renderCamera(id: string, drawing: Drawing): RenderedPage | null {
  const { language, catalog, source } = drawing
  const camera = findCamera(source.cameras, id)
  const isListKnown = source.cameras !== undefined && source.cameras.cameras.length > 0
  if (camera === null && isListKnown) return null
  const boot = bootOf(callsOf('cameras', language), drawing)
  boot.seeds.push(...cameraSeeds(id, { language, source }))
  const t = createTranslate(language, catalog.messages)
  const head =
    camera === null
      ? headOfPage('cameras', boot, t)
      : headOfCamera(camera, boot, t, createTranslations(language, catalog))
  return { html: buildDocument({ code: 'camera', head, boot, body: bodyOf(boot, drawing) }) }
}

/** Pages that show cameras have some in their source. `id`: whose page it is. */
function cameraSeeds(id: string | null, { language, source }: Pick<Drawing, 'language' | 'source'>) {
  const { counties } = source.site.district
  return cameraPageSeeds(id, { response: source.cameras, view: source.view }, { counties, language })
}

function bootOf(calls: readonly PageCall[], { language, source }: Drawing): Boot {
  const { publicUrl, analyticsId } = source
  const site = siteInLanguage(source.site, language)
  const seeds = seedsOf(calls, source)
  const search = source.found?.address ?? source.view ?? ''
  return { language, site, publicUrl, analyticsId, search, form: source.form ?? null, seeds }
}

function bodyOf(boot: Boot, { catalog, pathname }: Drawing): string {
  return renderToString(<App boot={boot} catalog={catalog} ssrPath={pathname} />)
}
