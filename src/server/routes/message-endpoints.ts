import type { FastifyInstance } from 'fastify'
import { type Endpoint, endpoints } from '../../contract/endpoints.ts'
import { sendProblem } from '../http/problem-reply.ts'
import type { LiveSite } from '../live-site.ts'
import { closeOtherMethods } from './allowed-methods.ts'
import { routePattern } from './read-endpoints.ts'

/** Registers the calls that send a message. A message that cannot be stored is refused, so nothing is promised. */
export function registerMessageEndpoints(app: FastifyInstance, site: Pick<LiveSite, 'state'>): void {
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    if (endpoint.method !== 'POST') continue
    const url = routePattern(endpoint)
    app.post(url, (request, reply) => {
      const detail = `Messages cannot be stored here yet; nothing was kept.${otherWays(site)}`
      return sendProblem(request, reply, { status: 503, detail })
    })
    closeOtherMethods(app, url, ['POST'])
  }
}

function otherWays({ state }: Pick<LiveSite, 'state'>): string {
  if (state.kind !== 'live') return ''
  const { phone, phoneHours, post } = state.snapshot.content.site.contact
  return ` Call ${phone} (${phoneHours}) or write to ${post.join(', ')}.`
}
