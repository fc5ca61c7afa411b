import type { IncomingMessage } from 'node:http'
import type { ProblemResponse } from './problem-reply.ts'

/**
 * Longest value of each header that the server parses, in characters. Headers not listed are never read, and are
 * limited only by the size of a request's head.
 */
const LIMITS: Readonly<Record<number, readonly string[]>> = {
  1024: [
    ...['accept', 'accept-encoding', 'accept-language', 'content-type', 'host', 'idempotency-key'],
    ...['if-modified-since', 'if-range', 'if-unmodified-since', 'origin', 'range', 'sec-fetch-site'],
    ...['x-forwarded-for', 'x-xsrf-token'],
  ],
  // A shared cache lists every version it has.
  4096: ['if-match', 'if-none-match'],
  // Other sites on the same domain set cookies too.
  8192: ['cookie'],
}
const LIMITED = Object.entries(LIMITS).flatMap(([most, names]) =>
  names.map((name) => [name, Number(most)] as const),
)

type HeadersOfRequest = Pick<IncomingMessage, 'headers' | 'rawHeaders'>

/** Why a request is refused because of its headers; `null`: it is not. Pure, and cheap enough for every request. */
export function findHeaderProblem({ headers, rawHeaders }: HeadersOfRequest): ProblemResponse | null {
  // RFC 9112, section 3.2: we cannot know which of the two a proxy in front used.
  if (countHosts(rawHeaders) > 1) return { status: 400, detail: 'Send one Host header.' }
  for (const [name, most] of LIMITED) {
    const value = headers[name]
    if (value !== undefined && value.length > most) {
      return { status: 431, detail: `The header ${name} may have ${most} characters at most.` }
    }
  }
  return null
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  // Names are at even indexes, followed by their values.
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}
