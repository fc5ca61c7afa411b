import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { choosePrepared, sendPrepared } from './http/send-prepared.ts'
import type { LiveSite } from './live-site.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Longest request line and headers together, bytes; beyond it the parser itself answers 431. */
const MAX_HEADER_BYTES = 16 * 1024

/**
 * The listening server. What is prepared is answered at once, by one look-up of the address as it came;
 * everything else goes to `handler`. The detour through a framework would double the cost of a page.
 */
export function createHttpServer(site: Pick<LiveSite, 'state'>, handler: Handler): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      // A request must be here within these times; slower ones are 408. They stop who only holds connections.
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      // Longer than the 60 s for which proxies keep theirs, so that it is never us who closes one in use.
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      if (!answerPrepared(site, request, response)) handler(request, response)
    },
  )
  // A connection on which nothing moves for so long, in either direction, is given up.
  server.setTimeout(60_000)
  return server
}

function answerPrepared(
  site: Pick<LiveSite, 'state'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { state } = site
  if (state.kind !== 'live' || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  // Node sets `url` on every request that reaches a server.
  const answer = state.snapshot.answers.get(request.url ?? '')
  if (answer === undefined) return false
  const reply = choosePrepared(answer, request.headers)
  // Refusals are rare and need the words of a problem; `handler` finds them.
  if (reply.kind === 'notAcceptable' || reply.kind === 'failedPrecondition') return false
  sendPrepared(reply, request, response)
  return true
}
