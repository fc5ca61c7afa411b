import type { FastifyInstance } from 'fastify'
import type { SiteContent } from '../../content/site-content.ts'
import { API_BASE, addressOf } from '../../contract/endpoint-paths.ts'
import { type Endpoint, type EndpointId, endpoints } from '../../contract/endpoints.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { csvAddress, splitCsvAddress, wantsCsv } from '../http/table-format.ts'
import type { LiveSite } from '../live-site.ts'
import { closeOtherMethods } from './allowed-methods.ts'
import { sendNothingLive } from './nothing-live.ts'
import { removedById } from './removed-reports.ts'
import { replyPrepared } from './respond-unrouted.ts'
import { sendGoneProblem } from './send-gone.ts'

/** Registers every GET call of the contract that its path alone decides. What is neither prepared nor made on demand does not exist. */
export function registerReadEndpoints(app: FastifyInstance, site: Pick<LiveSite, 'state'>): void {
  // The keys of `endpoints` are the endpoints' ids.
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    const endpoint: Endpoint = endpoints[id]
    // What depends on a query, on the visitor or on the moment has a route of its own.
    if (endpoint.method !== 'GET' || endpoint.query !== undefined) continue
    if (endpoint.isPersonal === true || endpoint.isLive === true) continue
    const url = routePattern(endpoint)
    app.get<{ Params: Record<string, string>; Querystring: { format?: unknown } }>(
      url,
      async (request, reply) => {
        if (site.state.kind !== 'live') return sendNothingLive(request, reply)
        const { responses, onDemand, content } = site.state.snapshot
        const path = addressOf(id, request.params)
        const isCsv = endpoint.isTable === true && wantsCsv(request.query.format, request.headers.accept)
        const requested = isCsv ? csvAddress(path) : path
        const response = responses.get(requested) ?? (await onDemand.prepare(requested))
        if (response !== null) return replyPrepared(response, request, reply)
        const removed = removedById(Object.values(request.params)[0] ?? '', content)
        if (removed !== null) return sendGoneProblem(request, reply, removed, content)
        const known = id === 'getSeries' ? seriesPaths(content) : responses.keys()
        const detail = describeUnknown(endpoint, path, known)
        return sendProblem(request, reply, { status: 404, detail })
      },
    )
    closeOtherMethods(app, url, ['GET', 'HEAD'], true)
  }
}

/** The address pattern of a call as Fastify writes it: `…/GetReports/:category`. */
export function routePattern(endpoint: Endpoint): string {
  return API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1')
}

/** They are answered on demand, and few enough to be told. */
function seriesPaths({ tables }: Pick<SiteContent, 'tables'>): Iterable<string> {
  return tables.keys().map((category) => addressOf('getSeries', { category }))
}

const MOST_NAMED = 40

function describeUnknown(endpoint: Endpoint, path: string, paths: Iterable<string>): string {
  const base = API_BASE + endpoint.path.replace(/\{.*/, '')
  const known = Array.from(paths)
    .filter((known) => known.startsWith(base) && !splitCsvAddress(known).isCsv)
    .map((known) => decodeURIComponent(known.slice(base.length)))
    .sort()
  const requested = decodeURIComponent(path.slice(base.length))
  if (known.length === 0)
    return `"${requested}" is unknown. ${API_BASE}Documents/GetReports/{category} lists reports; /api/openapi.json describes every call.`
  const names = known.slice(0, MOST_NAMED)
  const rest = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : ''
  return `"${requested}" is unknown. There is: ${names.join(', ')}${rest}.`
}
