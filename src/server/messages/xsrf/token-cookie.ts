import type { SecretKeeper } from './secret-keeper.ts'
import { createToken, isOwnToken } from './token.ts'

/** The cookie's and the header's names are those Angular's HttpClient and axios use by themselves. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'

/** Shorter than a secret is accepted, so that a token that is still there is still good. */
const SIX_DAYS_SECONDS = 6 * 86_400

/** Hands out the token that a page's forms send back. */
export interface TokenCookies {
  /**
   * The `Set-Cookie` value a visitor needs, seen from the `Cookie` header; `null`: the visitor has one, or
   * none can be made yet. Looks only whether there is a cookie: it is asked for every page.
   */
  cookieFor: (cookieHeader: string | undefined) => string | null
  /** A good token and its `Set-Cookie` value; the visitor's own where that is still good. `null`: none can be made yet. */
  renew: (cookieHeader: string | undefined) => { token: string; cookie: string } | null
}

/** `isSecure`: the site is reached over https alone. */
export function createTokenCookies(keeper: SecretKeeper, isSecure: boolean): TokenCookies {
  const attributes = `; Path=/; Max-Age=${SIX_DAYS_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const cookieOf = (token: string) => `${XSRF_COOKIE}=${token}${attributes}`
  return {
    cookieFor: (header) => {
      if (keeper.secrets === null || header?.includes(`${XSRF_COOKIE}=`) === true) return null
      return cookieOf(createToken(keeper.secrets))
    },
    renew: (header) => {
      const { secrets } = keeper
      if (secrets === null) return null
      const token = tokensIn(header).find((own) => isOwnToken(own, secrets)) ?? createToken(secrets)
      return { token, cookie: cookieOf(token) }
    },
  }
}

/** Every token a `Cookie` header carries; a neighbouring site may have planted a second one. */
export function tokensIn(cookieHeader: string | undefined): readonly string[] {
  return (cookieHeader ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${XSRF_COOKIE}=`))
    .map((pair) => pair.slice(XSRF_COOKIE.length + 1))
}
