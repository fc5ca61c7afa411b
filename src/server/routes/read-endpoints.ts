import type { FastifyInstance } from 'fastify'
import { API_BASE, addressOf, ENDPOINT_PATHS } from '../../contract/endpoint-paths.ts'
import { type Endpoint, endpoints } from '../../contract/endpoints.ts'
import type { ReadEndpointId } from '../../contract/page-source.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { csvAddress, isFormat, wantsCsv } from '../http/table-format.ts'
import { draftCall, isReadEndpoint, listParams } from '../snapshot/call-responses.ts'
import type { SnapshotSource } from '../snapshot/draft-responses.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { replyWithResponse } from '../snapshot/send-response.ts'
import { DOWNLOADS_TTL_MS } from '../snapshot/site-snapshot.ts'
import { sendNothingLive } from './nothing-live.ts'
import { removedById, sendGoneProblem } from './send-gone.ts'

/** Registers every GET call of the contract whose response depends only on published content. */
export function registerReadEndpoints(app: FastifyInstance, site: Pick<LiveSite, 'state'>): void {
  for (const id of Object.keys(endpoints).filter(isReadEndpoint)) {
    const endpoint: Endpoint = endpoints[id]
    const url = API_BASE + ENDPOINT_PATHS[id].replace(/\{(\w+)\}/g, ':$1')
    app.get<{ Params: Record<string, string>; Querystring: { format?: unknown } }>(
      url,
      async (request, reply) => {
        if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
        const { params, query, headers } = request
        const { snapshot } = site.state
        const { content, response } = snapshot.source
        if (endpoint.isTable === true && !isFormat(query.format))
          return sendProblem(request, reply, { status: 400, detail: 'format must be csv or json.' })
        const isCsv = endpoint.isTable === true && wantsCsv(query.format, headers.accept)
        const path = addressOf(id, params)
        const ttlMs = id === 'getAccessibilitySummary' ? DOWNLOADS_TTL_MS : 0
        const render = () => draftCall(id, params, response, isCsv)
        const found = await snapshot.fetch(isCsv ? csvAddress(path) : path, render, ttlMs)
        if (found !== null) return replyWithResponse(found, request, reply)
        const [requested = ''] = Object.values(params)
        const removed = removedById(requested, content)
        if (removed !== null) return sendGoneProblem(request, reply, removed, content)
        const detail = describeUnknown(id, params, snapshot.source)
        return sendProblem(request, reply, { status: 404, detail })
      },
    )
  }
}

const MAX_NAMED = 40
/** Calls with too many possible parameters to list. */
const UNLISTED: readonly ReadEndpointId[] = ['getReport', 'getReadable', 'getTable', 'getTimReports']

function describeUnknown(
  id: ReadEndpointId,
  params: Readonly<Record<string, string>>,
  source: SnapshotSource,
): string {
  const requested = Object.values(params).join('/')
  if (UNLISTED.includes(id) || id.endsWith('Overview'))
    return `"${requested}" is unknown. ${API_BASE}Documents/GetReports/{category} lists reports; /api/openapi.json describes every call.`
  const valid = Array.from(listParams(id, source), (one) => Object.values(one).join('/')).sort()
  const names = valid.slice(0, MAX_NAMED)
  const more = valid.length > MAX_NAMED ? ` and ${valid.length - MAX_NAMED} more` : ''
  return `"${requested}" is unknown. There is: ${names.join(', ')}${more}.`
}
