import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { REFUSED_TEXT } from './flaky-mail-server.ts'

/** What a visitor was promised. */
export interface Promised {
  reference: string
  /** The mail server will refuse it for good. */
  isRefused: boolean
}

/** What the senders have seen so far. */
export interface SenderCounts {
  promised: Promised[]
  /** Requests that got no response, because the server was killed. */
  broken: number
  /** Responses with 503, or with 502 and 504 from a proxy whose server is down. */
  unavailable: number
}

/** One message in this many is of the kind that the mail server refuses. */
const REFUSED_SHARE = 5

/**
 * Sends one message after another, each until it is promised, as a visitor does who presses "Try again":
 * with the same Idempotency-Key. `urlOf` is called for every try; after each promise it pauses for `pauseMs`.
 */
export async function sendPersistently(
  urlOf: () => string | null,
  counts: SenderCounts,
  signal: AbortSignal,
  pauseMs = 0,
): Promise<void> {
  let token = ''
  while (!signal.aborted) {
    const isRefused = randomInt(REFUSED_SHARE) === 0
    const message = `Message ${randomUUID()} ${isRefused ? REFUSED_TEXT : 'to be delivered'}`
    const key = randomUUID()
    while (!signal.aborted) {
      const url = urlOf()
      const body = url === null ? null : await trySending(url, { message, key, token })
      if (body?.kind === 'promised') {
        counts.promised.push({ reference: body.reference, isRefused })
        break
      }
      if (body?.kind === 'broken') counts.broken++
      if (body?.kind === 'unavailable') counts.unavailable++
      if (body?.kind === 'stranger') token = body.token
      else await delay(20)
    }
    if (pauseMs > 0) await delay(pauseMs)
  }
}

type Response =
  | { kind: 'promised'; reference: string }
  | { kind: 'stranger'; token: string }
  | { kind: 'unavailable' | 'broken' }

async function trySending(
  url: string,
  { message, key, token }: { message: string; key: string; token: string },
): Promise<Response> {
  try {
    const response = await fetch(`${url}/api/api/Email/SendFeedback`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        cookie: `XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
      },
      body: JSON.stringify({ topic: 'other', message }),
    })
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1]
    if (response.status === 403 && cookie !== undefined) return { kind: 'stranger', token: cookie }
    if ([502, 503, 504].includes(response.status)) return { kind: 'unavailable' }
    if (response.status !== 202)
      throw new Error(`unexpected response ${response.status}: ${await response.text()}`)
    const { reference }: { reference: string } = await response.json()
    return { kind: 'promised', reference }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('unexpected')) throw error
    return { kind: 'broken' }
  }
}
