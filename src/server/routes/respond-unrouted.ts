import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieForVisitor } from '../http/page-cookie.ts'
import { sendProblem } from '../http/problem-reply.ts'
import { headersFor, namedHeaders } from '../http/security-headers.ts'
import { choosePrepared, sendPrepared } from '../http/send-prepared.ts'
import type { LiveSite } from '../live-site.ts'
import type { PreparedResponse } from '../snapshot/prepared-response.ts'
import { refuseMethod, sendOptions } from './allowed-methods.ts'
import { sendNothingLive } from './nothing-live.ts'
import { sendGonePage } from './send-gone.ts'
import { decideUnrouted, pathOf } from './unrouted.ts'

const REDIRECT_HEADERS = namedHeaders(headersFor('problem'))

/** Answers a request that no route of its own takes. */
export async function respondWithUnrouted(
  site: Pick<LiveSite, 'state'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { state } = site
  if (state.kind !== 'live') return sendNothingLive(request, reply)
  const url = request.raw.url ?? '/'
  const decided = decideUnrouted(request.method, url, state.snapshot)
  switch (decided.kind) {
    case 'prepared':
      return replyPrepared(decided.response, request, reply)
    case 'onDemand': {
      const made = await state.snapshot.onDemand.prepare(decided.path)
      return made === null ? sendNotFound(url, request, reply) : replyPrepared(made, request, reply)
    }
    case 'redirect':
      return reply.code(decided.status).headers(REDIRECT_HEADERS).header('Location', decided.location).send()
    case 'gone':
      return sendGonePage(reply, decided.removed, state.snapshot.content, decided.language)
    case 'options':
      return sendOptions(reply, ['GET', 'HEAD'], decided.isReadableAnywhere)
    case 'methodNotAllowed':
      return refuseMethod(request, reply, ['GET', 'HEAD'])
    case 'notFound':
      return sendNotFound(url, request, reply)
  }
}

function sendNotFound(url: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, {
    status: 404,
    detail: `There is nothing at ${pathOf(url)}. /api/openapi.json describes every call.`,
  })
}

/** Answers a GET or HEAD from what is prepared, through the framework. */
export function replyPrepared(
  response: PreparedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const chosen = choosePrepared(response, request.headers)
  switch (chosen.kind) {
    case 'whole':
    case 'unchanged':
      // The bytes and headers are ready; the framework has nothing to add to them.
      reply.hijack()
      sendPrepared(
        chosen,
        request.raw,
        reply.raw,
        cookieForVisitor(response.kind, request.headers.cookie, request.server.pageCookies),
      )
      return reply
    case 'failedPrecondition':
      return sendProblem(request, reply, { status: 412, detail: 'This has changed since. Ask for it anew.' })
    case 'notAcceptable':
      return sendProblem(request, reply, { status: 406, detail: 'Accept the encoding br, gzip or identity.' })
  }
}
