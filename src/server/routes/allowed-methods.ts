import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../http/problem-reply.ts'
import { pathOf } from './unrouted.ts'

const ALL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const
type Method = (typeof ALL_METHODS)[number]

const ONE_DAY_SECONDS = 86_400

/** Answers OPTIONS at a route's address, and 405 to every method it does not allow. */
export function closeOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly Method[],
  isReadableAnywhere = false,
): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => refuseMethod(request, reply, allowed)
  app.options(url, (_, reply) => sendOptions(reply, allowed, isReadableAnywhere))
  app.route({
    method: ALL_METHODS.filter((method) => !allowed.includes(method)),
    url,
    // Before the body is read: its type and size do not matter any more.
    onRequest: refuse,
    handler: refuse,
  })
}

/** Says what may be done here; where other sites may read, a browser's preflight is granted reading. */
export function sendOptions(
  reply: FastifyReply,
  allowed: readonly Method[],
  isReadableAnywhere: boolean,
): FastifyReply {
  reply.code(204).header('Allow', allowHeader(allowed)).header('Cache-Control', 'no-store')
  if (isReadableAnywhere) {
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Access-Control-Allow-Methods', 'GET, HEAD')
      .header('Access-Control-Allow-Headers', '*')
      .header('Access-Control-Max-Age', String(ONE_DAY_SECONDS))
  }
  return reply.send()
}

/** Answers 405 with what would be allowed. */
export function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly Method[],
): FastifyReply {
  return sendProblem(request, reply, {
    status: 405,
    detail: `${pathOf(request.raw.url ?? '/')} takes ${allowed.join(' and ')}, not ${request.method}.`,
    headers: { Allow: allowHeader(allowed) },
  })
}

function allowHeader(allowed: readonly Method[]): string {
  return [...allowed, 'OPTIONS'].join(', ')
}
