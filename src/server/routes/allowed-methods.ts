import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../http/problem-reply.ts'
import { pathOf } from '../http/request-path.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const
const ONE_DAY_SECONDS = 86_400

/**
 * Collects the routes registered from now on. What it returns, called after the last of them, handles OPTIONS at each
 * of their addresses and 405 to every method that none of them takes.
 */
export function collectAllowedMethods(app: FastifyInstance): () => void {
  const allowedAt = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    allowedAt.set(url, new Set([...(allowedAt.get(url) ?? []), ...[method].flat()]))
  })
  return () =>
    // A plugin, because Fastify loads plugins in order: those before it have registered their routes by then.
    app.register(async (scope) => {
      for (const [url, methods] of [...allowedAt]) {
        const allowed = METHODS.filter((method) => methods.has(method))
        const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
          refuseMethod(request, reply, allowed)
        // Before the body is read: its type and size no longer matter.
        const others = METHODS.filter((method) => !methods.has(method))
        scope.route({ method: others, url, onRequest: refuse, handler: refuse })
        scope.options(url, (_, reply) => sendOptions(reply, allowed, isReadableAnywhere(url)))
      }
    })
}

/** Scripts of other sites may read the API, except for what belongs to one visitor's message. */
function isReadableAnywhere(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/api/Email/')
}

/** Lists the methods allowed here; where other sites may read, a browser's preflight is granted. */
export function sendOptions(
  reply: FastifyReply,
  allowed: readonly string[],
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

/** Sends 405 with the methods that are allowed. */
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
