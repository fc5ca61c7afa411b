import type { ComponentType } from 'react'
import { splitLanguage } from '../contract/language.ts'
import {
  cameraIdOf,
  MENU_PAGES,
  type Page,
  pageOf,
  readAddressOf,
  reportAddressOf,
} from '../contract/pages.ts'
import { siteSearchPath } from '../contract/site-search.ts'
import { Loading } from './api/query-view.tsx'
import { PAGE_AREAS, type PageKind } from './messages/catalog.ts'
import { loadCatalog } from './messages/languages.ts'
import { untilIdle } from './ui/browser.ts'
import { type LazyPart, lazyPart } from './ui/lazy-part.tsx'
import { Skeleton } from './ui/skeleton.tsx'

/** Shown while a page's code loads. */
const PAGE_LOADING = (
  <Loading className="page">
    <Skeleton bars={['medium', 'long', 'full', 'full', 'full', 'medium']} />
  </Loading>
)

const loadProsePage = async () => (await import('./pages/prose-page.tsx')).ProsePage
const loadContactUs = async () => (await import('./pages/contact-us-page.tsx')).ContactUsPage
const loadAccessibility = async () => (await import('./pages/accessibility-page.tsx')).AccessibilityPage
const loadHealth = async () => (await import('./pages/camera-health-page.tsx')).CameraHealthPage
const loadDefinitions = async () => (await import('./pages/definitions-page.tsx')).DefinitionsPage
const loadReport = async () => (await import('./pages/report-page.tsx')).ReportPage

const loadMetrics = async () => {
  const { MetricsPage, preloadRenderedTab } = await import('./pages/metrics-page.tsx')
  await preloadRenderedTab()
  return MetricsPage
}
const loadCameras = async () => {
  const { CamerasPage, preloadRenderedView } = await import('./pages/cameras-page.tsx')
  await preloadRenderedView()
  return CamerasPage
}
const loadRoads = async () => {
  const { RoadsPage, preloadRenderedView } = await import('./pages/roads-page.tsx')
  await preloadRenderedView()
  return RoadsPage
}

/** The code of each page, each a separate chunk. */
export const sitePages: Readonly<Record<Page, LazyPart<object>>> = {
  discover: lazyPage('discover', async () => (await import('./pages/discover-page.tsx')).DiscoverPage),
  'about-us': lazyPage('about-us', async () => (await import('./pages/about-us-page.tsx')).AboutUsPage),
  services: lazyPage('services', async () => (await import('./pages/services-page.tsx')).ServicesPage),
  metrics: lazyPage('metrics', loadMetrics),
  documents: lazyPage('documents', async () => (await import('./pages/documents-page.tsx')).DocumentsPage),
  'contact-us': lazyPage('contact-us', loadContactUs),
  cameras: lazyPage('cameras', loadCameras),
  roads: lazyPage('roads', loadRoads),
  'camera-health': lazyPage('camera-health', loadHealth),
  accessibility: lazyPage('accessibility', loadAccessibility),
  privacy: lazyPage('privacy', loadProsePage),
  data: lazyPage('data', async () => (await import('./pages/data-page.tsx')).DataPage),
  definitions: lazyPage('definitions', loadDefinitions),
}

export const reportPage = lazyPage('report', loadReport)

export const readPage = lazyPage('read', async () => (await import('./pages/read-page.tsx')).ReadPage)

export const cameraPage = lazyPage('camera', async () => (await import('./pages/camera-page.tsx')).CameraPage)

export const searchPage = lazyPage('search', async () => (await import('./pages/search-page.tsx')).SearchPage)

/** The code of the page at a path without language prefix. `null`: no such page. */
export function codeAt(path: string): LazyPart<object> | null {
  const page = pageOf(path)
  if (page !== null) return sitePages[page]
  if (path === siteSearchPath()) return searchPage
  if (cameraIdOf(path) !== null) return cameraPage
  if (readAddressOf(path) !== null) return readPage
  return reportAddressOf(path) === null ? null : reportPage
}

/** Loads the code of all pages, so that each renders without waiting. */
export async function preloadAllPages(): Promise<void> {
  const pages = [...Object.values(sitePages), reportPage, readPage, cameraPage, searchPage]
  await Promise.all(pages.map((page) => page.preload()))
}

/**
 * Loads the code of the pages in the menu and of the cameras one by one, each when the browser is idle. Code that fails
 * to load, and that of other pages, loads when a visitor points at a link.
 */
export async function preloadMenuPages(): Promise<void> {
  for (const page of [...MENU_PAGES, 'cameras'] as const) {
    await untilIdle()
    await Promise.allSettled([sitePages[page].preload()])
  }
}

/** A page, shown as gray bars while its code and messages load. */
function lazyPage(name: PageKind, load: () => Promise<ComponentType>): LazyPart<object> {
  const loadAll = async () => {
    const [Page] = await Promise.all([load(), loadMessagesOf(name)])
    return Page
  }
  return lazyPart(loadAll, PAGE_LOADING)
}

/** Loads the messages in the language of the address. The server loads all messages when it starts. */
async function loadMessagesOf(page: PageKind): Promise<void> {
  if (typeof location === 'undefined') return
  await loadCatalog(splitLanguage(location.pathname).language, PAGE_AREAS[page] ?? [])
}
