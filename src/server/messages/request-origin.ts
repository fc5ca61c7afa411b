import type { FastifyRequest } from 'fastify'
import type { RequestOrigin } from './xsrf/check-request.ts'

/** What of a request tells where it came from. */
export function originOf(request: FastifyRequest): RequestOrigin {
  return {
    origin: firstOf(request.headers.origin),
    fetchSite: firstOf(request.headers['sec-fetch-site']),
    host: request.headers.host ?? '',
    cookie: request.headers.cookie,
  }
}

/** A header that must stand once; of several, none is believed. */
export function firstOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.join(', ')
}
