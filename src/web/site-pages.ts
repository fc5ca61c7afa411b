import { cameraIdOf, type Page, pageOf, reportAddressOf } from '../contract/pages.ts'
import { untilIdle } from './browser/until-idle.ts'
import { untilQuiet } from './browser/until-quiet.ts'
import { type LazyPage, lazyPage } from './shell/lazy-page.tsx'
import { preloadTakenOver, readBesidesParts } from './ui/taken-over.tsx'

/** The code of each page, a chunk of its own. */
export const sitePages: Readonly<Record<Page, LazyPage>> = {
  discover: lazyPage(async () => (await import('./pages/discover-page.tsx')).DiscoverPage),
  'about-us': lazyPage(async () => (await import('./pages/about-us-page.tsx')).AboutUsPage),
  services: lazyPage(async () => (await import('./pages/services-page.tsx')).ServicesPage),
  metrics: lazyPage(async () => (await import('./pages/metrics-page.tsx')).MetricsPage),
  documents: lazyPage(async () => (await import('./pages/documents-page.tsx')).DocumentsPage),
  'contact-us': lazyPage(async () => (await import('./pages/contact-us-page.tsx')).ContactUsPage),
  cameras: lazyPage(async () => (await import('./pages/cameras-page.tsx')).CamerasPage),
  'camera-health': lazyPage(async () => (await import('./pages/camera-health-page.tsx')).CameraHealthPage),
  accessibility: lazyPage(async () => (await import('./pages/accessibility-page.tsx')).AccessibilityPage),
  privacy: lazyPage(async () => (await import('./pages/privacy-page.tsx')).PrivacyPage),
}

/** The code of the page of a single report. */
export const reportPage: LazyPage = lazyPage(async () => {
  const [{ ReportPage }] = await Promise.all([import('./pages/report-page.tsx'), readBesidesParts()])
  return ReportPage
})

/** The code of the page of a single camera. */
export const cameraPage: LazyPage = lazyPage(async () => (await import('./pages/camera-page.tsx')).CameraPage)

/** The code of the page at a path (without language prefix); `null`: no page lives there. */
export function codeAt(path: string): LazyPage | null {
  const page = pageOf(path)
  if (page !== null) return sitePages[page]
  if (cameraIdOf(path) !== null) return cameraPage
  return reportAddressOf(path) === null ? null : reportPage
}

const everyPage = [...Object.values(sitePages), reportPage, cameraPage]

/** Fetches the code of every page at once, so that each draws without waiting. */
export async function preloadAllPages(): Promise<void> {
  await Promise.all(everyPage.map((page) => page.preload()))
}

/**
 * Fetches the code of the pages that are not here yet: one by one, each when the browser has nothing to do, so that none
 * delays the page that is shown. A page that fails to arrive is asked for again when it is opened.
 */
export async function preloadPagesInTurn(): Promise<void> {
  await untilIdle()
  // Those of the page that is shown go first, with its answers and pictures.
  await Promise.allSettled([preloadTakenOver()])
  await untilQuiet()
  for (const page of everyPage) {
    await untilIdle()
    await Promise.allSettled([page.preload()])
  }
}
