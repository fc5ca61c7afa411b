import { ANALYTICS_ORIGIN } from '../../contract/analytics.ts'
import { readSessionText, storeSessionText } from '../ui/browser.ts'
import { watchPages } from '../ui/navigation.ts'

/** What decides whether a page view is reported. */
export interface PageViewFacts {
  isProduction: boolean
  /** The web-analytics property. `null`: none is configured. */
  analyticsId: string | null
  /** The visitor's browser sends Do Not Track. */
  isTrackingRefused: boolean
  /** The visitor's browser sends Global Privacy Control. */
  isPrivacyDemanded: boolean
  path: string
  /** Path of the page reported last; `null`: none yet. */
  previousPath: string | null
}

/**
 * Whether to report this page view: only in production, only to a configured property, only when
 * the page differs from the previous one, and never if the visitor has opted out. Pure.
 */
export function shouldReportPageView(facts: PageViewFacts): boolean {
  const isAllowed = !facts.isTrackingRefused && !facts.isPrivacyDemanded
  return facts.isProduction && facts.analyticsId !== null && isAllowed && facts.path !== facts.previousPath
}

/** A page view as the browser sends it. */
export interface PageView {
  analyticsId: string
  /** The site's own origin and only the path: no query string, no fragment, nothing the visitor typed. */
  origin: string
  path: string
  title: string
  language: string
  /** Made for this tab and deleted with it, so that visits cannot be linked. */
  visitId: string
  /** 1 for the first of the visit. */
  ordinal: number
}

/**
 * The address that reports a page view to the collector of gtag version 2. Pure.
 * We send this request ourselves: gtag.js would nearly double the script of a first visit, set cookies,
 * and report scrolls, searches and form fields unless each is switched off elsewhere.
 *
 * @param collector origin of the collecting service
 */
export function pageViewAddress(collector: string, view: PageView): string {
  const address = new URL('/g/collect', collector)
  const fields = {
    v: '2',
    tid: view.analyticsId,
    cid: view.visitId,
    sid: view.visitId.split('.')[1] ?? view.visitId,
    sct: '1',
    seg: '1',
    _s: String(view.ordinal),
    en: 'page_view',
    dl: view.origin + view.path,
    dt: view.title,
    ul: view.language,
    // No advertising use.
    npa: '1',
    ...(view.ordinal === 1 ? { _ss: '1', _fv: '1' } : {}),
  }
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return address.href
}

/** Reports a page view, without cookies or referrer; failures are ignored. */
export async function sendPageView(address: string): Promise<void> {
  await fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined)
}

const VISIT_KEY = 'visit'

/** Reports each page view that `shouldReportPageView` allows. */
export function reportPages(analyticsId: string): void {
  watchPages((path) => {
    const visit = readVisit()
    const isReported = shouldReportPageView({
      isProduction: import.meta.env.PROD,
      analyticsId,
      isTrackingRefused: navigator.doNotTrack === '1',
      isPrivacyDemanded: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
      path,
      previousPath: visit.lastPath,
    })
    if (!isReported) return
    const ordinal = visit.count + 1
    storeSessionText(VISIT_KEY, JSON.stringify({ ...visit, count: ordinal, lastPath: path }))
    const address = pageViewAddress(ANALYTICS_ORIGIN, {
      analyticsId,
      origin: location.origin,
      path,
      title: document.title,
      language: document.documentElement.lang,
      visitId: visit.id,
      ordinal,
    })
    void sendPageView(address)
  })
}

/** The number of this tab's visit, how many of its pages were reported, and the last of them. */
function readVisit(): { id: string; count: number; lastPath: string | null } {
  const stored = readSessionText(VISIT_KEY)
  // Written by `reportPages`.
  if (stored !== null) return JSON.parse(stored)
  const random = crypto.getRandomValues(new Uint32Array(1))[0]
  return { id: `${random}.${Math.floor(Date.now() / 1000)}`, count: 0, lastPath: null }
}
