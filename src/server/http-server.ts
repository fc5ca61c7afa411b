import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { hasBody } from './http/drain-body.ts'
import { findHeaderProblem } from './http/header-problem.ts'
import { cookieForVisitor, type PageCookies } from './http/page-cookie.ts'
import { choosePrepared, sendPrepared } from './http/send-prepared.ts'
import { splitCsvAddress, wantsCsv } from './http/table-format.ts'
import type { LiveSite } from './live-site.ts'
import type { RequestCounters } from './metrics/request-counters.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** How long things may take, milliseconds. Slower visitors are few, and holding connections is an old attack. */
const TIME_LIMITS = {
  // A request must be here within these times; slower ones are 408.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
}

/** Longest request line and headers together, bytes; beyond it the parser itself answers 431. */
const MAX_HEADER_BYTES = 16 * 1024

/**
 * The listening server. What is prepared is answered at once, by looking up the address as it came;
 * everything else goes to `handler`. The detour through a framework would double the cost of a page.
 */
export function createHttpServer(
  site: Pick<LiveSite, 'state'>,
  cookies: PageCookies,
  requests: RequestCounters,
  handler: Handler,
  timeLimits = TIME_LIMITS,
): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      ...timeLimits,
      // Longer than the 60 s for which proxies keep theirs, so that it is never us who closes one in use.
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      if (respondWithPrepared(site, cookies, request, response)) requests.prepared++
      else handler(request, response)
    },
  )
  // A connection on which nothing moves for so long, in either direction, is given up.
  server.setTimeout(60_000)
  return server
}

function respondWithPrepared(
  site: Pick<LiveSite, 'state'>,
  cookies: PageCookies,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { state } = site
  if (state.kind !== 'live' || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  // Refusals are rare and need the words of a problem; `handler` finds them.
  if (findHeaderProblem(request) !== null || hasBody(request)) return false
  // Node sets `url` on every request that reaches a server.
  const url = request.url ?? ''
  const body = state.snapshot.responses.get(url) ?? state.snapshot.onDemand.find(url)
  // A table in another format than the address says is rare; `handler` finds it.
  if (body === undefined || (body.variesByAccept && isInOtherFormat(url, request.headers.accept)))
    return false
  const reply = choosePrepared(body, request.headers)
  if (reply.kind === 'notAcceptable' || reply.kind === 'failedPrecondition') return false
  sendPrepared(reply, request, response, cookieForVisitor(body.kind, request.headers.cookie, cookies))
  return true
}

function isInOtherFormat(url: string, accept: string | undefined): boolean {
  return !splitCsvAddress(url).isCsv && wantsCsv(undefined, accept)
}
