import type { IncomingMessage } from 'node:http'
import type { ProblemAnswer } from './problem-reply.ts'

/**
 * Longest value of each header that the server parses, in characters. Headers that are not listed are never looked at;
 * they are bounded only by the size of a request's head.
 */
const LIMITS: Readonly<Record<number, readonly string[]>> = {
  1024: [
    ...['accept', 'accept-encoding', 'accept-language', 'content-type', 'host', 'idempotency-key'],
    ...['if-modified-since', 'if-range', 'if-unmodified-since', 'origin', 'range', 'sec-fetch-site'],
    ...['x-forwarded-for', 'x-xsrf-token'],
  ],
  // A shared cache names every version it has.
  4096: ['if-match', 'if-none-match'],
  // Other sites of the same domain leave cookies too.
  8192: ['cookie'],
}
const LIMITED = Object.entries(LIMITS).flatMap(([most, names]) =>
  names.map((name) => [name, Number(most)] as const),
)

/** Why a request is refused for its headers alone; `null`: it is not. Pure, and cheap enough for every request. */
export function findHeaderProblem({ headers }: Pick<IncomingMessage, 'headers'>): ProblemAnswer | null {
  for (const [name, most] of LIMITED) {
    const value = headers[name]
    if (value !== undefined && value.length > most) {
      return { status: 431, detail: `The header ${name} may have ${most} characters at most.` }
    }
  }
  return null
}
