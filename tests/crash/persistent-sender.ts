import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { REFUSED_TEXT } from './flaky-mail-server.ts'

/** A message that the server promised to deliver. */
export interface Promised {
  reference: string
  /** The mail server will refuse it permanently. */
  isRefused: boolean
}

/** Responses to the senders so far. */
export interface SenderCounts {
  promised: Promised[]
  /** Requests that got no response, because the server was killed. */
  broken: number
  /** Responses with 503, or with 502 or 504 from a proxy whose server is down. */
  unavailable: number
}

/** The mail server refuses one message in this many. */
const REFUSED_SHARE = 5

/**
 * Sends one message after another. Retries each with the same Idempotency-Key until it is promised, like a visitor who
 * presses "Try again". Calls `urlOf` for every try, and pauses for `pauseMs` after each promise.
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
      if (body?.kind === 'noToken') token = body.token
      else await delay(20)
    }
    if (pauseMs > 0) await delay(pauseMs)
  }
}

type Response =
  | { kind: 'promised'; reference: string }
  | { kind: 'noToken'; token: string }
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
    if (response.status === 403 && cookie !== undefined) return { kind: 'noToken', token: cookie }
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
