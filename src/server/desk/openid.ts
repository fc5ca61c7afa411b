import * as openid from 'openid-client'
import type { SignIn } from './desk-environment.ts'
import type { Attempt, Person } from './session.ts'

/** Seconds. */
const TIMEOUT = 10

/** Signing in at an OpenID Connect service: authorization code, PKCE, state and nonce. */
export interface OpenIdSignIn {
  /** Where to send the person, and what the callback must match. Rejects when the service cannot be reached. */
  start: (callback: string, returnTo: string, now: Date) => Promise<{ url: string; attempt: Attempt }>
  /** The person who returned to `url`. `claim`: name of the claim with the person's groups. Rejects a mismatch. */
  finish: (url: URL, attempt: Attempt, claim: string | undefined) => Promise<Person>
}

/** Discovers the service's endpoints at the first sign-in; after a failure, the next sign-in tries again. */
export function createOpenIdSignIn(settings: Extract<SignIn, { kind: 'openid' }>): OpenIdSignIn {
  let discovering: Promise<openid.Configuration> | null = null
  const discover = () => {
    const { issuer, clientId, clientSecret } = settings
    // The settings allow http only on this machine.
    const insecure = issuer.startsWith('http:') ? { execute: [openid.allowInsecureRequests] } : {}
    discovering ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, undefined, { timeout: TIMEOUT, ...insecure })
      .catch((error: unknown) => {
        discovering = null
        throw error
      })
    return discovering
  }
  return {
    start: async (callback, returnTo, now) => {
      const service = await discover()
      const codeVerifier = openid.randomPKCECodeVerifier()
      const [state, nonce] = [openid.randomState(), openid.randomNonce()]
      const url = openid.buildAuthorizationUrl(service, {
        redirect_uri: callback,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, attempt: { state, nonce, codeVerifier, returnTo, startedMs: now.getTime() } }
    },
    finish: async (url, { codeVerifier, state, nonce }, claim) => {
      const tokens = await openid.authorizationCodeGrant(await discover(), url, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      return personOf(tokens.claims() ?? { sub: '' }, claim)
    },
  }
}

/** A person from the claims of an identity token. An unverified mail address is omitted. Pure. */
export function personOf(
  claims: Readonly<Record<string, unknown>> & { sub: string },
  claim?: string,
): Person {
  const { sub, name, email, email_verified: isVerified } = claims
  const mail = typeof email === 'string' && isVerified !== false ? [email] : []
  const groups = claim === undefined ? [] : [claims[claim]].flat()
  return {
    name: typeof name === 'string' && name !== '' ? name : (mail[0] ?? sub),
    names: [...mail, sub],
    groups: groups.filter((value) => typeof value === 'string'),
  }
}
