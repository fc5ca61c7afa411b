import { cameraIdOf, type Page, pageOf, reportAddressOf } from '../contract/pages.ts'
import { loadDocumentReportWords } from './messages/languages.ts'
import { type LazyPage, lazyPage } from './shell/lazy-page.tsx'

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
  const [{ ReportPage }] = await Promise.all([import('./pages/report-page.tsx'), loadDocumentReportWords()])
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

/** Fetches the code of every page not yet here. A page that fails to arrive is asked for again when opened. */
export async function preloadAllPages(): Promise<void> {
  await Promise.allSettled(
    [...Object.values(sitePages), reportPage, cameraPage].map((page) => page.preload()),
  )
}
