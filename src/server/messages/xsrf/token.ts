import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SigningSecrets } from './secrets.ts'

/** Names of the cookie and the header that Angular's HttpClient and axios use by default. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'

/** Shorter than a secret is accepted, so that a token that still exists is still valid. */
const SIX_DAYS_SECONDS = 6 * 86_400
/** `.` between 16 random bytes and 32 bytes of HMAC, both base64url. */
const TOKEN = /^(?<random>[\w-]{22})\.(?<signature>[\w-]{43})$/

/** Issues the token that the forms of a page send back. */
export interface TokenCookies {
  /** The `Set-Cookie` value a visitor needs, judging by the `Cookie` header; `null`: the visitor has a valid one, or none can be made yet. */
  cookieFor: (cookieHeader: string | undefined) => string | null
  /** A valid token and its `Set-Cookie` value; the visitor's own if that is still valid. `null`: none can be made yet. */
  renew: (cookieHeader: string | undefined) => { token: string; cookie: string } | null
}

/** `isSecure`: the site is served over https only. */
export function createTokenCookies(
  store: { readonly secrets: SigningSecrets | null },
  isSecure: boolean,
): TokenCookies {
  const attributes = `; Path=/; Max-Age=${SIX_DAYS_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const renew: TokenCookies['renew'] = (header) => {
    const { secrets } = store
    if (secrets === null) return null
    const token = tokensIn(header).find((own) => isOwnToken(own, secrets)) ?? createToken(secrets)
    return { token, cookie: `${XSRF_COOKIE}=${token}${attributes}` }
  }
  return {
    renew,
    cookieFor: (header) => {
      const { secrets } = store
      const isValid = secrets !== null && tokensIn(header).some((token) => isOwnToken(token, secrets))
      return isValid ? null : (renew(header)?.cookie ?? null)
    },
  }
}

/** Every token in a `Cookie` header; a neighboring site may have planted a second one. */
export function tokensIn(cookieHeader: string | undefined): readonly string[] {
  return cookiesNamed(XSRF_COOKIE, cookieHeader)
}

/** The values of every cookie of this name in a `Cookie` header. */
export function cookiesNamed(name: string, cookieHeader = ''): string[] {
  return cookieHeader
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}

export function createToken({ signing }: SigningSecrets): string {
  const random = randomBytes(16).toString('base64url')
  return `${random}.${signatureOf(random, signing)}`
}

/** Whether this site made the token, with a secret that is still accepted. */
export function isOwnToken(token: string, { accepted }: SigningSecrets): boolean {
  const { random, signature } = TOKEN.exec(token)?.groups ?? {}
  if (random === undefined || signature === undefined) return false
  return accepted.some((secret) => areEqual(signature, signatureOf(random, secret)))
}

/** Compares in constant time. */
export function areEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function signatureOf(random: string, secret: string): string {
  return createHmac('sha256', secret).update(random).digest('base64url')
}
