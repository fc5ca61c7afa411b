import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FieldError, PROBLEM_MEDIA_TYPE, type Problem } from '../../contract/problem.ts'
import { namedHeaders, PROBLEM_HEADERS, READABLE_ANYWHERE } from './security-headers.ts'

/** What went wrong, for the person or program that sent the request. */
export interface ProblemResponse {
  status: number
  detail: string
  /** Additional headers, such as `Allow`, `Retry-After` or `Content-Range`. */
  headers?: Readonly<Record<string, string>>
  errors?: readonly FieldError[]
}

const READABLE_ANYWHERE_HEADERS = namedHeaders(READABLE_ANYWHERE)

export function buildProblem({ status, detail, errors }: ProblemResponse, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Problem',
    status,
    detail,
    requestId,
    ...(errors === undefined ? {} : { errors: [...errors] }),
  }
}

/** Sends an RFC 9457 problem. Other sites' scripts may read it if they may read the normal response. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemResponse,
): FastifyReply {
  return reply
    .code(problem.status)
    .headers(PROBLEM_HEADERS)
    .headers(isApiRead(request) ? READABLE_ANYWHERE_HEADERS : {})
    .headers(problem.headers ?? {})
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(buildProblem(problem, request.id)))
}

function isApiRead(request: FastifyRequest): boolean {
  return /^(GET|HEAD|OPTIONS)$/.test(request.method) && (request.raw.url ?? '').startsWith('/api/')
}
