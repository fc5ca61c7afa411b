import { ANALYTICS_ORIGIN } from '../../contract/analytics.ts'
import { readSessionText, storeSessionText } from '../browser/session-texts.ts'
import { watchPages } from '../navigation/watch-pages.ts'
import { pageViewAddress, shouldReportPageView } from './page-view.ts'
import { sendPageView } from './send-page-view.ts'

const VISIT_KEY = 'visit'

/** The number of this tab's visit and how many of its pages were reported. */
interface Visit {
  id: string
  count: number
  lastPath: string | null
}

/** Reports each page to the property, as long as the rule of `shouldReportPageView` allows. */
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
    const next = { id: visit.id, count: visit.count + 1, lastPath: path }
    storeSessionText(VISIT_KEY, JSON.stringify(next))
    const address = pageViewAddress(ANALYTICS_ORIGIN, {
      analyticsId,
      origin: location.origin,
      path,
      title: document.title,
      language: document.documentElement.lang,
      visitId: next.id,
      ordinal: next.count,
    })
    void sendPageView(address)
  })
}

function readVisit(): Visit {
  const stored = readSessionText(VISIT_KEY)
  // Written by `reportPages`.
  return stored === null ? newVisit() : (JSON.parse(stored) as Visit)
}

function newVisit(): Visit {
  const chance = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return { id: `${chance}.${Math.floor(Date.now() / 1000)}`, count: 0, lastPath: null }
}
