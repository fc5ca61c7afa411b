import type { FastifyInstance } from 'fastify'
import { API_BASE, addressOf } from '../../contract/endpoint-paths.ts'
import { type Endpoint, type EndpointId, endpoints } from '../../contract/endpoints.ts'
import { sendProblem } from '../http/problem-reply.ts'
import type { LiveSite } from '../live-site.ts'
import { closeOtherMethods } from './allowed-methods.ts'
import { replyPrepared } from './answer-unrouted.ts'
import { sendNothingLive } from './nothing-live.ts'

/** Registers every GET call of the contract. All answers are prepared; what is not prepared does not exist. */
export function registerReadEndpoints(app: FastifyInstance, site: Pick<LiveSite, 'state'>): void {
  // The keys of `endpoints` are the endpoints' ids.
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    const endpoint: Endpoint = endpoints[id]
    if (endpoint.method !== 'GET') continue
    const url = routePattern(endpoint)
    app.get<{ Params: Record<string, string> }>(url, (request, reply) => {
      if (site.state.kind !== 'live') return sendNothingLive(request, reply)
      const { answers } = site.state.snapshot
      const path = addressOf(id, request.params)
      const answer = answers.get(path)
      if (answer !== undefined) return replyPrepared(answer, request, reply)
      const detail = describeUnknown(endpoint, path, answers.keys())
      return sendProblem(request, reply, { status: 404, detail })
    })
    closeOtherMethods(app, url, ['GET', 'HEAD'], true)
  }
}

/** The address pattern of a call as Fastify writes it: `…/GetReports/:category`. */
export function routePattern(endpoint: Endpoint): string {
  return API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1')
}

const MOST_NAMED = 40

function describeUnknown(endpoint: Endpoint, path: string, paths: Iterable<string>): string {
  const base = API_BASE + endpoint.path.replace(/\{.*/, '')
  const known = Array.from(paths)
    .filter((known) => known.startsWith(base))
    .map((known) => decodeURIComponent(known.slice(base.length)))
    .sort()
  const names = known.slice(0, MOST_NAMED)
  const rest = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : ''
  return `"${decodeURIComponent(path.slice(base.length))}" is unknown. There is: ${names.join(', ')}${rest}.`
}
