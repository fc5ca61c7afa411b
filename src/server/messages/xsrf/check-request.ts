import type { FastifyRequest } from 'fastify'
import type { SigningSecrets } from './secrets.ts'
import { areEqual, isOwnToken, tokensIn } from './token.ts'

/** The headers that say where a request came from. */
export interface RequestOrigin {
  origin: string | undefined
  /** `Sec-Fetch-Site`: browsers set it, pages cannot. */
  fetchSite: string | undefined
  /** `Host`, as received: the browser sets it, and a proxy passes it on. `X-Forwarded-Host` is not trusted. */
  host: string
  cookie: string | undefined
}

export type OriginVerdict = 'own' | 'foreign' | 'unknown'

/** Which site's page made the request. Pure. `publicUrl`: this site's own origin. */
export function checkOrigin({ origin, fetchSite, host }: RequestOrigin, publicUrl: string): OriginVerdict {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return 'foreign'
  if (origin === undefined) return fetchSite === 'same-origin' ? 'own' : 'unknown'
  if (origin === publicUrl) return 'own'
  return URL.canParse(origin) && new URL(origin).host === host ? 'own' : 'foreign'
}

/**
 * Whether a call may store a message: it does not come from another site, and `token`, which only this site's pages
 * can read from the cookie, matches the cookie and is ours. Pure.
 */
export function isOwnCall(
  request: RequestOrigin,
  token: string | undefined,
  secrets: SigningSecrets,
  publicUrl: string,
): boolean {
  return checkOrigin(request, publicUrl) !== 'foreign' && hasToken(request, token, secrets)
}

/**
 * The same for a form on a page without scripts. Such pages are the same for everybody and contain no token, so a
 * browser that reports the form's origin is trusted, and any other must resend from a page with a token. Pure.
 */
export function checkFormPost(
  request: RequestOrigin,
  token: string | undefined,
  secrets: SigningSecrets,
  publicUrl: string,
): 'accept' | 'confirm' | 'refuse' {
  const origin = checkOrigin(request, publicUrl)
  if (origin === 'foreign') return 'refuse'
  return origin === 'own' || hasToken(request, token, secrets) ? 'accept' : 'confirm'
}

function hasToken({ cookie }: RequestOrigin, token: string | undefined, secrets: SigningSecrets): boolean {
  if (token === undefined || !isOwnToken(token, secrets)) return false
  return tokensIn(cookie).some((own) => areEqual(own, token))
}

/** The headers that say where a request came from. */
export function originOf(request: FastifyRequest): RequestOrigin {
  return {
    origin: firstOf(request.headers.origin),
    fetchSite: firstOf(request.headers['sec-fetch-site']),
    host: request.headers.host ?? '',
    cookie: request.headers.cookie,
  }
}

/** A header that may occur once; if repeated, none is trusted. */
export function firstOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.join(', ')
}
