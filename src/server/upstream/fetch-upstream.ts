import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { AllowedHosts } from './allowed-hosts.ts'
import {
  type AddressRules,
  ForbiddenAddressError,
  guardedLookup,
  isForbiddenHost,
  type Resolve,
} from './guarded-lookup.ts'
import { readBody } from './read-body.ts'

/** How much one call may take. */
export interface UpstreamLimits {
  /** From the first step to the last byte, milliseconds. */
  timeMs: number
  /** Limit on the wire, and again after decompression. */
  bytes: number
}

/** The outcome of an upstream call. `sent`: bytes on the wire. */
export type UpstreamOutcome =
  | {
      kind: 'received'
      url: string
      bytes: Buffer
      etag: string | null
      lastModified: string | null
      sent: number
    }
  | { kind: 'unchanged' }
  /** `retryAfterSeconds`: how long the agency wants no further request. */
  | { kind: 'status'; status: number; text: string; retryAfterSeconds: number | null }
  | {
      kind: 'failed'
      reason: 'timeout' | 'tooLarge' | 'cutShort' | 'forbidden' | 'redirects' | 'unreachable'
    }

/** Calls servers of agencies, and no others. */
export interface Upstream {
  fetch: (
    url: string,
    headers: Readonly<Record<string, string>>,
    limits: UpstreamLimits,
  ) => Promise<UpstreamOutcome>
  close: () => void
}

const MAX_REDIRECTS = 3
/** Of an error response: enough for its message. */
const MAX_ERROR_BYTES = 16 * 1024
/** Connections to one server at a time. */
const MAX_SOCKETS = 12

/**
 * Calls allowed hosts only. Every address a name resolves to is checked before a connection; a redirect is
 * followed only to an allowed host, and checked like the first address; time and bytes are limited.
 */
export function createUpstream(hosts: AllowedHosts, allowsPrivate: boolean, resolve?: Resolve): Upstream {
  const rules: AddressRules = { allowsPrivate, isWrittenOut: hosts.isWrittenOut }
  const options = { keepAlive: true, maxSockets: MAX_SOCKETS, lookup: guardedLookup(rules, resolve) }
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) }

  async function call(
    url: URL,
    headers: Readonly<Record<string, string>>,
    limits: UpstreamLimits,
    signal: AbortSignal,
    redirectsLeft: number,
  ): Promise<UpstreamOutcome> {
    if (!hosts.isAllowed(url) || isForbiddenHost(url, rules)) return { kind: 'failed', reason: 'forbidden' }
    const response = await send(url, headers, agents, signal)
    const { location } = response.headers
    if (!isRedirect(response) || location === undefined) return readOutcome(response, url, limits)
    response.destroy()
    if (redirectsLeft === 0 || !URL.canParse(location, url)) return { kind: 'failed', reason: 'redirects' }
    return call(new URL(location, url), headers, limits, signal, redirectsLeft - 1)
  }

  return {
    fetch: async (url, headers, limits) => {
      const signal = AbortSignal.timeout(limits.timeMs)
      try {
        const outcome = await call(new URL(url), headers, limits, signal, MAX_REDIRECTS)
        // A call aborted by its timeout counts as a timeout, not as a broken connection.
        const isLate = signal.aborted && outcome.kind === 'failed'
        return isLate ? { kind: 'failed', reason: 'timeout' } : outcome
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error, signal) }
      }
    },
    close: () => {
      agents['http:'].destroy()
      agents['https:'].destroy()
    },
  }
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 301 && statusCode <= 308 && statusCode !== 304
}

/** The outcome of a response that is no redirect. */
async function readOutcome(
  response: IncomingMessage,
  url: URL,
  limits: UpstreamLimits,
): Promise<UpstreamOutcome> {
  const { statusCode: status = 0, headers } = response
  if (status === 304) {
    response.resume()
    return { kind: 'unchanged' }
  }
  // 204 and 206 have no whole body.
  if (status >= 200 && status <= 203) {
    const body = await readBody(response, limits.bytes)
    if (body.kind === 'failed') return body
    const { etag = null, 'last-modified': lastModified = null } = headers
    return { ...body, kind: 'received', url: url.href, etag, lastModified }
  }
  const error = await readBody(response, MAX_ERROR_BYTES)
  const text = error.kind === 'read' ? error.bytes.toString('utf8') : ''
  return { kind: 'status', status, text, retryAfterSeconds: secondsOf(headers['retry-after']) }
}

function send(
  url: URL,
  headers: Readonly<Record<string, string>>,
  agents: { 'http:': HttpAgent; 'https:': HttpsAgent },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const all = { 'User-Agent': 'traffic-operations-site', ...headers }
    const request =
      url.protocol === 'https:'
        ? requestHttps(url, { headers: all, agent: agents['https:'], signal })
        : requestHttp(url, { headers: all, agent: agents['http:'], signal })
    request.once('response', resolve)
    // Stays: a connection that breaks later must not end the process.
    request.on('error', reject)
    request.end()
  })
}

type FailureReason = Extract<UpstreamOutcome, { kind: 'failed' }>['reason']

/** A failure of the network is an expected outcome; anything else is a bug and thrown on. */
function reasonOf(error: unknown, signal: AbortSignal): FailureReason {
  if (signal.aborted) return 'timeout'
  if (error instanceof ForbiddenAddressError) return 'forbidden'
  if (error instanceof Error && 'code' in error) return 'unreachable'
  throw error
}

/** `Retry-After` in seconds; a date, or nothing that can be read, is `null`. */
function secondsOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : null
}
