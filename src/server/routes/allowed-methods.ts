import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../http/problem-reply.ts'
import { pathOf } from '../http/request-path.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const
const ONE_DAY_SECONDS = 86_400

/**
 * Records the routes registered from now on. Call the returned function after the last one: it makes each of their URLs
 * respond to OPTIONS, and to every method without a route with 405.
 */
export function collectAllowedMethods(app: FastifyInstance): () => void {
  const allowedAt = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    allowedAt.set(url, new Set([...(allowedAt.get(url) ?? []), ...[method].flat()]))
  })
  return () =>
    // A plugin, because Fastify loads plugins in order: all earlier ones have registered their routes by then.
    app.register(async (scope) => {
      for (const [url, methods] of [...allowedAt]) {
        const allowed = METHODS.filter((method) => methods.has(method))
        const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
          refuseMethod(request, reply, allowed)
        // Refused before the body is read, so its type and size don't matter.
        const others = METHODS.filter((method) => !methods.has(method))
        scope.route({ method: others, url, onRequest: refuse, handler: refuse })
        scope.options(url, (_, reply) => sendOptions(reply, allowed, url))
      }
    })
}

/** Other sites' scripts may read the API and the feeds, except what belongs to a visitor's message. */
function isReadableAnywhere(url: string): boolean {
  return /^\/(api|feeds)\//.test(url) && !url.startsWith('/api/api/Email/')
}

/** Lists the methods allowed here, and grants a browser's preflight request if other sites may read. */
export function sendOptions(reply: FastifyReply, allowed: readonly string[], url: string): FastifyReply {
  reply.code(204).header('Allow', allowHeader(allowed)).header('Cache-Control', 'no-store')
  if (isReadableAnywhere(url)) {
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Access-Control-Allow-Methods', 'GET, HEAD')
      .header('Access-Control-Allow-Headers', '*')
      .header('Access-Control-Max-Age', String(ONE_DAY_SECONDS))
  }
  return reply.send()
}

export function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply {
  return sendProblem(request, reply, {
    status: 405,
    detail: `${pathOf(request.raw.url ?? '/')} takes ${allowed.join(' and ')}, not ${request.method}.`,
    headers: { Allow: allowHeader(allowed) },
  })
}

function allowHeader(allowed: readonly string[]): string {
  return [...allowed, 'OPTIONS'].join(', ')
}
