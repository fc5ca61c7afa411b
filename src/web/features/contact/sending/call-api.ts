import * as v from 'valibot'
import { addressOf, type ENDPOINT_PATHS } from '../../../../contract/endpoint-paths.ts'
import { FormChallenge, FormToken } from '../../../../contract/form-signs.ts'
import type { Reply } from './parse-reply.ts'

type Call = keyof typeof ENDPOINT_PATHS

/** A connection that says nothing for so long is taken for a broken one. */
const PATIENCE_MS = 30_000

/** Posts a body to a call. Throws when no answer comes. */
export async function post(
  call: Call,
  body: unknown,
  { token, key }: { token: string; key: string },
): Promise<Reply> {
  const response = await fetch(addressOf(call, {}), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token, 'Idempotency-Key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const responded: unknown = await response.json().catch(() => null)
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: responded }
}

/** The token that came with the page as a cookie; asks for one where a cache or a file answered the page. */
export async function readToken(): Promise<string> {
  const cookie = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  return cookie ?? (await askForToken())
}

/** A token that is good now. Empty: the server gives none yet. Throws when no answer comes. */
export async function askForToken(): Promise<string> {
  const parsed = v.safeParse(FormToken, await get('getToken'))
  return parsed.success ? parsed.output.token : ''
}

/** The work the server asks for before it takes a message; `null`: none. Throws when no answer comes. */
export async function askForChallenge(): Promise<FormChallenge['challenge']> {
  const parsed = v.safeParse(FormChallenge, await get('getChallenge'))
  return parsed.success ? parsed.output.challenge : null
}

async function get(call: Call): Promise<unknown> {
  const response = await fetch(addressOf(call, {}), {
    headers: { Accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return response.json().catch(() => null)
}
