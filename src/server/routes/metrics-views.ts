import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '../../contract/language.ts'
import {
  buildMetricsAddress,
  type MetricsParams,
  parseMetricsAddress,
} from '../../contract/metrics-address.ts'
import { metricsChoices } from '../../contract/metrics-choices.ts'
import { ALL_ROADS, NEWEST } from '../../contract/overview-names.ts'
import type { ResponseSource } from '../../contract/page-source.ts'
import { pagePath } from '../../contract/pages.ts'
import { shownCategories } from '../../contract/site-in-language.ts'
import { queryOf } from '../http/request-path.ts'
import { draftPage } from '../snapshot/draft-responses.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { replyWithResponse } from '../snapshot/send-response.ts'
import { respondWithUnrouted } from './unrouted.ts'

/**
 * The metrics page with the tab, period, or road in its URL. An invented period or road shows the default view, and
 * different spellings of a view share one cache entry.
 */
export function registerMetricsViews(app: FastifyInstance, site: Pick<LiveSite, 'state'>): void {
  for (const language of LANGUAGES) {
    const path = pagePath('metrics', language)
    app.get(path, async (request, reply) => {
      const { state } = site
      if (state.kind !== 'live') return respondWithUnrouted(site, request, reply)
      const offered = metricsChoices(shownCategories(state.snapshot.content.site, language))
      const params = parseMetricsAddress(queryOf(request.raw.url ?? path), offered)
      const view = buildMetricsAddress(params, offered)
      if (view === '' || !(isChoice(params) || isPublished(params, state.snapshot.source.response)))
        return respondWithUnrouted(site, request, reply)
      const { snapshot } = state
      const page = await snapshot.fetch(path + view, () => draftPage(path, snapshot.source, { view }))
      return page === null
        ? respondWithUnrouted(site, request, reply)
        : replyWithResponse(page, request, reply)
    })
  }
}

/** Whether the page offers this view. If the view has no figures, it says that none are published yet. Pure. */
export function isChoice(params: MetricsParams): boolean {
  const { period, road, direction, trip } = { road: null, direction: null, trip: null, ...params }
  const isInvented = direction !== null || trip !== null || (params.tab === 'freeway' && road !== null)
  return period === null && !isInvented
}

/** Whether a view has figures, so that invented periods and roads are never rendered. Pure. */
export function isPublished(params: MetricsParams, response: ResponseSource): boolean {
  const period = params.period ?? NEWEST
  switch (params.tab) {
    case 'freeway':
      return isFound(
        response('getFreewayOverview', { by: params.by, period, road: params.road ?? ALL_ROADS }),
      )
    case 'arterial':
      return isFound(
        response('getArterialOverview', { county: params.county, period, measure: params.measure }),
      )
    case 'express':
      return isFound(response('getExpressOverview', { road: params.road, period }))
    case 'ramp':
      return isFound(response('getRampOverview', { period }))
  }
}

function isFound(overview: { period: unknown } | null): boolean {
  return overview?.period != null
}
