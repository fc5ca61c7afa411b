import { setTimeout as delay } from 'node:timers/promises'
import type { UpstreamOutcome } from '../upstream/fetch-upstream.ts'

/** How polling went. Instants are milliseconds since 1970. */
export interface PollState {
  lastTryAt: number | null
  /** When a complete, valid list was last received, or the agency said that nothing changed. */
  lastSuccessAt: number | null
}

export interface PollOptions {
  /** Requests once; says whether a valid list came, and how long the agency wants no further request. */
  ask: () => Promise<{ isGood: boolean; retryAfterSeconds: number | null }>
  pollSeconds: number
  /** Spreads the requests of many servers: 0 to 1. */
  random?: () => number
}

export interface FeedPoller {
  readonly state: PollState
  /** Resolves with the first response, good or not. */
  readonly first: Promise<void>
  stop: () => void
}

/** The agencies' own limit is 10 calls in 60 s; a pause this long keeps well within it, whatever happens. */
const SHORTEST_PAUSE_SECONDS = 10
const LONGEST_PAUSE_SECONDS = 15 * 60

/** Seconds until the next call. After failures it comes sooner at first, then as usual. Pure. */
export function pauseAfter(
  failures: number,
  pollSeconds: number,
  retryAfterSeconds: number | null,
  random: number,
): number {
  const usual =
    failures === 0 ? pollSeconds : Math.min(pollSeconds, SHORTEST_PAUSE_SECONDS * 2 ** (failures - 1))
  const wished = Math.max(usual, SHORTEST_PAUSE_SECONDS, retryAfterSeconds ?? 0)
  // Later by up to a tenth, never sooner: the limit holds for every delay.
  return Math.min(wished, LONGEST_PAUSE_SECONDS) * (1 + random / 10)
}

/** Polls the list, one call at a time, until it is stopped. */
export function startPolling({ ask, pollSeconds, random = Math.random }: PollOptions): FeedPoller {
  const stopped = new AbortController()
  const state: PollState = { lastTryAt: null, lastSuccessAt: null }
  const { promise: first, resolve: tellFirst } = Promise.withResolvers<void>()
  let failures = 0

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      state.lastTryAt = Date.now()
      const { isGood, retryAfterSeconds } = await ask()
      failures = isGood ? 0 : failures + 1
      if (isGood) state.lastSuccessAt = Date.now()
      tellFirst()
      const pauseMs = pauseAfter(failures, pollSeconds, retryAfterSeconds, random()) * 1000
      // Stopping wakes the sleeper; that is no failure.
      await delay(pauseMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined)
    }
  }
  void run()
  return { state, first, stop: () => stopped.abort() }
}

/** What a failed call means to the public. */
export function problemCodeOf(outcome: Exclude<UpstreamOutcome, { kind: 'answered' | 'unchanged' }>) {
  if (outcome.kind === 'status') return 'refusedByAgency'
  switch (outcome.reason) {
    case 'tooLarge':
      return 'tooLarge'
    case 'cutShort':
      return 'cutShort'
    case 'forbidden':
    case 'redirects':
      return 'forbiddenAddress'
    default:
      return 'noAnswer'
  }
}
