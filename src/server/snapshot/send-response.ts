import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from '../http/accept-encoding.ts'
import { evaluatePreconditions } from '../http/preconditions.ts'
import { sendProblem } from '../http/problem-reply.ts'
import type { CompressedResponse, ResponseBody } from './compressed-response.ts'

type Choice =
  | { kind: 'send' | 'notModified'; body: ResponseBody }
  | { kind: 'failedPrecondition' | 'notAcceptable' }

/** Sends a cached response to a GET or HEAD. `false`: the request must be refused, and nothing was sent. */
export function trySendResponse(
  cached: CompressedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const choice = chooseBody(cached, request.headers)
  if (choice.kind === 'send') {
    response.writeHead(200, choice.body.headers)
    response.end(request.method === 'HEAD' ? undefined : choice.body.bytes)
  } else if (choice.kind === 'notModified') {
    response.writeHead(304, choice.body.notModifiedHeaders).end()
  }
  return 'body' in choice
}

/** The same through Fastify, with a problem when the request must be refused. */
export function replyWithResponse(
  cached: CompressedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  switch (chooseBody(cached, request.headers).kind) {
    case 'failedPrecondition':
      return sendProblem(request, reply, { status: 412, detail: 'This has changed since. Request it again.' })
    case 'notAcceptable':
      return sendProblem(request, reply, { status: 406, detail: 'Accept the encoding br, gzip or identity.' })
    default:
      // Bytes and headers are complete; the framework has nothing to add.
      reply.hijack()
      trySendResponse(cached, request.raw, reply.raw)
      return reply
  }
}

function chooseBody({ bodies }: CompressedResponse, headers: IncomingHttpHeaders): Choice {
  const encoding = acceptedEncodings(headers['accept-encoding']).find((one) => bodies[one] !== null)
  const body = encoding === undefined ? null : bodies[encoding]
  if (body === null) return { kind: 'notAcceptable' }
  const outcome = evaluatePreconditions(headers, { etag: body.etag, lastModified: null })
  return outcome === 'failed' ? { kind: 'failedPrecondition' } : { kind: outcome, body }
}
