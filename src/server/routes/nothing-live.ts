import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../http/problem-reply.ts'
import { headersFor, namedHeaders } from '../http/security-headers.ts'
import { isForPrograms, pathOf } from './unrouted.ts'

const RETRY_AFTER = { 'Retry-After': '5' }
const HEADERS = namedHeaders(headersFor('problem'))

/** Names no office and no phone of it: nothing of the office's content could be read. */
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Traffic information is not available right now</title>
<h1>Traffic information is not available right now</h1>
<p>This site is being put in order. Please try again in a few minutes.</p>
<p>For an emergency on the road dial 911. For road conditions dial 511.</p>
</html>
`

/** Answers while no content is fit to be shown: words for people, a problem for programs. */
export function sendNothingLive(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isForPrograms(pathOf(request.raw.url ?? '/'))) {
    const detail = 'No content is fit to be shown yet. /readyz says why.'
    return sendProblem(request, reply, { status: 503, detail, headers: RETRY_AFTER })
  }
  return reply.code(503).headers(HEADERS).headers(RETRY_AFTER).type('text/html; charset=utf-8').send(PAGE)
}
