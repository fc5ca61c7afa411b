import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { PreparedBody, PreparedResponse } from '../snapshot/prepared-response.ts'
import { acceptedEncodings } from './accept-encoding.ts'
import { withCookie } from './page-cookie.ts'
import { evaluatePreconditions } from './preconditions.ts'

/** Which of a prepared answer's bodies a request gets, or why it gets none. */
export type PreparedReply =
  | { kind: 'whole'; body: PreparedBody }
  | { kind: 'unchanged'; body: PreparedBody }
  | { kind: 'failedPrecondition' }
  | { kind: 'notAcceptable' }

/** Chooses the body by `Accept-Encoding` and judges the request's conditions against it. */
export function choosePrepared(prepared: PreparedResponse, headers: IncomingHttpHeaders): PreparedReply {
  const body = chooseBody(prepared, headers['accept-encoding'])
  if (body === null) return { kind: 'notAcceptable' }
  switch (evaluatePreconditions(headers, { etag: body.etag, lastModified: null })) {
    case 'send':
      return { kind: 'whole', body }
    case 'notModified':
      return { kind: 'unchanged', body }
    case 'failed':
      return { kind: 'failedPrecondition' }
  }
}

function chooseBody(prepared: PreparedResponse, acceptEncoding: string | undefined): PreparedBody | null {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const body = prepared.bodies[encoding]
    if (body !== null) return body
  }
  return null
}

/** Sends a chosen body, or the word that it is unchanged, to a GET or HEAD and, where there is one, this visitor's cookie. */
export function sendPrepared(
  reply: Extract<PreparedReply, { body: PreparedBody }>,
  request: IncomingMessage,
  response: ServerResponse,
  cookie: string | null,
): void {
  const { headers, unchangedHeaders, bytes } = reply.body
  if (reply.kind === 'unchanged') {
    response.writeHead(304, cookie === null ? unchangedHeaders : withCookie(unchangedHeaders, cookie)).end()
    return
  }
  response.writeHead(200, cookie === null ? headers : withCookie(headers, cookie))
  if (request.method === 'HEAD') response.end()
  else response.end(bytes)
}
