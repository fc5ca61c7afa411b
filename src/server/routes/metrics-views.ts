import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '../../contract/language.ts'
import { buildMetricsAddress, parseMetricsAddress } from '../../contract/metrics-address.ts'
import { pagePath } from '../../contract/pages.ts'
import type { LiveSite } from '../live-site.ts'
import { replyPrepared, respondWithUnrouted } from './respond-unrouted.ts'
import { pathOf } from './unrouted.ts'

/**
 * The metrics page as its address asks for it: another tab, period or road. The usual view is answered before this,
 * from what is prepared; another one is drawn when it is first asked for, and one of nothing published is the usual one.
 */
export function registerMetricsViews(app: FastifyInstance, site: Pick<LiveSite, 'state'>): void {
  for (const language of LANGUAGES) {
    const path = pagePath('metrics', language)
    app.get(path, async (request, reply) => {
      const url = request.raw.url ?? path
      const view = buildMetricsAddress(parseMetricsAddress(url.slice(pathOf(url).length)))
      const { state } = site
      const made =
        state.kind === 'live' && view !== '' ? await state.snapshot.onDemand.prepare(path + view) : null
      return made === null ? respondWithUnrouted(site, request, reply) : replyPrepared(made, request, reply)
    })
  }
}
