import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { hasBody } from './http/drain-body.ts'
import { findHeaderProblem } from './http/header-problem.ts'
import { splitCsvAddress, wantsCsv } from './http/table-format.ts'
import type { RequestCounters } from './metrics/collect-metrics.ts'
import type { LiveSite } from './snapshot/live-site.ts'
import { trySendResponse } from './snapshot/send-response.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Milliseconds. Hardly any visitor is this slow, and holding connections open is an old attack. */
const TIME_LIMITS = {
  // A request must arrive within these times; slower ones get 408.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
}

/** Longest request line plus headers, bytes; beyond it the parser itself sends 431. */
const MAX_HEADER_BYTES = 16 * 1024

/**
 * Sends a cached response for the exact requested address at once; everything else goes to `handler`. Going through
 * the framework would take 50% more CPU.
 */
export function cachedOr(
  handler: Handler,
  site: Pick<LiveSite, 'state'>,
  requests: RequestCounters,
): Handler {
  return (request, response) => {
    if (sendCached(site, request, response)) requests.cached++
    else handler(request, response)
  }
}

const UPLOAD_PATH = '/desk/publish/upload'
/** How long a file may take to arrive: 200 MB at 3 Mbit/s. */
const UPLOAD_MS = 600_000

/** Node has one limit for all requests. If it is long because of files, all other requests are timed here. */
function limitOthers(handler: Handler, limitMs: number): Handler {
  return (request, response) => {
    if (hasBody(request) && request.url !== UPLOAD_PATH) {
      const timer = setTimeout(() => {
        if (request.complete) return
        if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end()
        request.destroy()
      }, limitMs).unref()
      request.once('close', () => clearTimeout(timer))
    }
    handler(request, response)
  }
}

/** A server with this product's limits that passes each request to `handler`. `hasDesk`: it accepts files. */
export function createListener(handler: Handler, { hasDesk = false, timeLimits = TIME_LIMITS } = {}): Server {
  const options = {
    maxHeaderSize: MAX_HEADER_BYTES,
    ...timeLimits,
    ...(hasDesk ? { requestTimeout: UPLOAD_MS } : {}),
    // Longer than the 60 s of proxies, so that we never close a connection a proxy is about to use.
    keepAliveTimeout: 65_000,
  }
  const limited = hasDesk ? limitOthers(handler, timeLimits.requestTimeout) : handler
  const server = createServer(options, (request, response) => {
    // HTTP/1.1 keeps connections open unless a header says otherwise.
    response.removeHeader('Connection')
    limited(request, response)
  })
  // Closes a connection that is inactive in both directions for this long.
  server.setTimeout(60_000)
  return server
}

function sendCached(
  { state }: Pick<LiveSite, 'state'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (state.kind !== 'live' || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  // Refusals are rare; `handler` sends their problem document.
  if (findHeaderProblem(request) !== null || hasBody(request)) return false
  // Node sets `url` on every request that reaches a server.
  const url = request.url ?? ''
  const cached = state.snapshot.find(url)
  if (cached === undefined || cached.isPersonal) return false
  // Requests for a table in another format than its URL names are rare; `handler` finds it.
  const isOtherFormat =
    cached.variesByAccept && !splitCsvAddress(url).isCsv && wantsCsv(undefined, request.headers.accept)
  return !isOtherFormat && trySendResponse(cached, request, response)
}
