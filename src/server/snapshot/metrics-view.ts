import { type Language, languagePrefix, splitLanguage } from '../../contract/language.ts'
import {
  buildMetricsAddress,
  type MetricsParams,
  parseMetricsAddress,
} from '../../contract/metrics-address.ts'
import { ALL_ROADS, NEWEST } from '../../contract/overview-names.ts'
import type { ResponseSource } from '../../contract/page-source.ts'
import { pageOf } from '../../contract/pages.ts'
import { type OverviewCall, respondWithOverview } from './overview-calls.ts'

/**
 * Reads `/app/metrics?tab=ramp` as a page and what it is to show; `null` when it is no view of the metrics page,
 * another spelling of one, or a view of something that is not published.
 */
export function parseMetricsView(
  address: string,
  response: ResponseSource,
  languages: readonly Language[],
): { path: string; view: string } | null {
  const mark = address.indexOf('?')
  if (mark < 0) return null
  const [path, view] = [address.slice(0, mark), address.slice(mark)]
  const { language, path: place } = splitLanguage(path)
  if (
    pageOf(place) !== 'metrics' ||
    !languages.includes(language) ||
    path !== languagePrefix(language) + place
  )
    return null
  const requested = parseMetricsAddress(view)
  if (buildMetricsAddress(requested) !== view) return null
  return respondWithOverview(overviewOf(requested), response)?.period == null ? null : { path, view }
}

function overviewOf(requested: MetricsParams): OverviewCall {
  const period = requested.period ?? NEWEST
  switch (requested.tab) {
    case 'freeway':
      return {
        id: 'getFreewayOverview',
        params: { by: requested.by, period, road: requested.road ?? ALL_ROADS },
      }
    case 'arterial':
      return {
        id: 'getArterialOverview',
        params: { county: requested.county, period, measure: requested.measure },
      }
    case 'express':
      return { id: 'getExpressOverview', params: { road: requested.road, period } }
    case 'ramp':
      return { id: 'getRampOverview', params: { period } }
  }
}
