import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FieldFault, PROBLEM_MEDIA_TYPE, type Problem } from '../../contract/problem.ts'
import { headersFor, namedHeaders, READABLE_ANYWHERE } from './security-headers.ts'

/** What went wrong, in words for the person or the program that asked. */
export interface ProblemAnswer {
  status: number
  detail: string
  /** Beside the usual ones: `Allow`, `Retry-After`, `Content-Range`. */
  headers?: Readonly<Record<string, string>>
  /** What is wrong with single fields of the request. */
  errors?: readonly FieldFault[]
}

const PROBLEM_HEADERS = namedHeaders(headersFor('problem'))
const READABLE_ANYWHERE_HEADERS = namedHeaders(READABLE_ANYWHERE)

/** Answers an RFC 9457 problem. Other sites' scripts may read it where they may read the answer itself. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemAnswer,
): FastifyReply {
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[problem.status] ?? 'Problem',
    status: problem.status,
    detail: problem.detail,
    requestId: request.id,
    ...(problem.errors === undefined ? {} : { errors: [...problem.errors] }),
  }
  return reply
    .code(problem.status)
    .headers(PROBLEM_HEADERS)
    .headers(isApiRead(request) ? READABLE_ANYWHERE_HEADERS : {})
    .headers(problem.headers ?? {})
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(body))
}

function isApiRead(request: FastifyRequest): boolean {
  return /^(GET|HEAD|OPTIONS)$/.test(request.method) && (request.raw.url ?? '').startsWith('/api/')
}
