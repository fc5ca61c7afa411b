import { parseMetricsAddress } from '../contract/metrics-address.ts'
import { cameraIdOf, type Page, pageOf, reportAddressOf } from '../contract/pages.ts'
import { loadDocumentCameraWords } from './messages/camera-words.ts'
import { loadDocumentFeedProblemWords } from './messages/feed-problem-words.ts'
import { loadDocumentWords } from './messages/figure-words.ts'
import { type LazyPage, lazyPage } from './shell/lazy-page.tsx'

/** The code of each page, a chunk of its own. */
export const sitePages: Readonly<Record<Page, LazyPage>> = {
  discover: lazyPage(async () => (await import('./pages/discover-page.tsx')).DiscoverPage),
  'about-us': lazyPage(async () => (await import('./pages/about-us-page.tsx')).AboutUsPage),
  services: lazyPage(async () => (await import('./pages/services-page.tsx')).ServicesPage),
  metrics: lazyPage(async () => {
    const [{ MetricsPage, loadTabs }] = await Promise.all([
      import('./pages/metrics-page.tsx'),
      loadDocumentWords(),
    ])
    // The server draws every tab; a browser begins with the one its address opens.
    await loadTabs(typeof location === 'undefined' ? null : parseMetricsAddress(location.search))
    return MetricsPage
  }),
  documents: lazyPage(async () => {
    const { DocumentsPage, preloadResults } = await import('./pages/documents-page.tsx')
    await preloadResults()
    return DocumentsPage
  }),
  'contact-us': lazyPage(async () => {
    const { ContactUsPage, preloadForms } = await import('./pages/contact-us-page.tsx')
    await preloadForms()
    return ContactUsPage
  }),
  cameras: lazyPage(async () => {
    const [{ CamerasPage }] = await Promise.all([
      import('./pages/cameras-page.tsx'),
      loadDocumentCameraWords(),
    ])
    return CamerasPage
  }),
  'camera-health': lazyPage(async () => {
    const [{ CameraHealthPage }] = await Promise.all([
      import('./pages/camera-health-page.tsx'),
      loadDocumentCameraWords(),
      loadDocumentFeedProblemWords(),
    ])
    return CameraHealthPage
  }),
  accessibility: lazyPage(async () => (await import('./pages/accessibility-page.tsx')).AccessibilityPage),
  privacy: lazyPage(async () => (await import('./pages/privacy-page.tsx')).PrivacyPage),
}

/** The code of the page of a single report. */
export const reportPage: LazyPage = lazyPage(async () => (await import('./pages/report-page.tsx')).ReportPage)

/** The code of the page of a single camera. */
export const cameraPage: LazyPage = lazyPage(async () => {
  const [{ CameraPage }] = await Promise.all([import('./pages/camera-page.tsx'), loadDocumentCameraWords()])
  return CameraPage
})

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
