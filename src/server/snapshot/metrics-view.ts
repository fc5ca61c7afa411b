import { type Language, languagePrefix, splitLanguage } from '../../contract/language.ts'
import {
  type AskedMetrics,
  buildMetricsAddress,
  parseMetricsAddress,
} from '../../contract/metrics-address.ts'
import { ALL_ROADS, NEWEST } from '../../contract/overview-names.ts'
import type { AnswerSource } from '../../contract/page-source.ts'
import { pageOf } from '../../contract/pages.ts'
import { answerOverview, type OverviewCall } from './overview-calls.ts'

/**
 * Reads `/app/metrics?tab=ramp` as a page and what it is to show; `null` when it is no view of the metrics page,
 * another spelling of one, or a view of something that is not published.
 */
export function parseMetricsView(
  address: string,
  answer: AnswerSource,
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
  const asked = parseMetricsAddress(view)
  if (buildMetricsAddress(asked) !== view) return null
  return answerOverview(overviewOf(asked), answer)?.period == null ? null : { path, view }
}

function overviewOf(asked: AskedMetrics): OverviewCall {
  const period = asked.period ?? NEWEST
  switch (asked.tab) {
    case 'freeway':
      return { id: 'getFreewayOverview', params: { by: asked.by, period, road: asked.road ?? ALL_ROADS } }
    case 'arterial':
      return { id: 'getArterialOverview', params: { county: asked.county, period, measure: asked.measure } }
    case 'express':
      return { id: 'getExpressOverview', params: { road: asked.road, period } }
    case 'ramp':
      return { id: 'getRampOverview', params: { period } }
  }
}
