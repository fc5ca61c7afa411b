import type { FastifyInstance } from 'fastify'
import type { ResponseKind } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    pageCookies: PageCookies
  }
}

/** Makes the `Set-Cookie` value a page's visitor needs, seen from the `Cookie` header; `null`: none. */
export interface PageCookies {
  cookieFor: (cookieHeader: string | undefined) => string | null
}

/** Gives every route the cookies of pages. */
export function decorateWithPageCookies(app: FastifyInstance, cookies: PageCookies): void {
  app.decorate('pageCookies', cookies)
}

/** The cookie a prepared answer brings this visitor: the token that forms send back comes with every page. */
export function cookieForVisitor(
  kind: ResponseKind,
  cookieHeader: string | undefined,
  cookies: PageCookies,
): string | null {
  return kind === 'page' || kind === 'measuredPage' ? cookies.cookieFor(cookieHeader) : null
}

/** Made once for each prepared page. */
const privateHeaders = new WeakMap<string[], readonly string[]>()

/** A page's headers with a cookie: it is the visitor's own then, and caches that others share must not keep it. */
export function withCookie(headers: string[], cookie: string): string[] {
  const known = privateHeaders.get(headers) ?? headers.map(addPrivate)
  privateHeaders.set(headers, known)
  return [...known, 'Set-Cookie', cookie]
}

function addPrivate(text: string, index: number, headers: readonly string[]): string {
  return index % 2 === 1 && headers[index - 1] === 'Cache-Control' ? `private, ${text}` : text
}
