import { setTimeout as delay } from 'node:timers/promises'

/** How polling went. Instants are milliseconds since 1970. */
export interface PollState {
  lastTryAt: number | null
  /** When a complete, valid list was last received, or the agency said that nothing changed. */
  lastSuccessAt: number | null
}

export function instantOf(at: number): string
export function instantOf(at: number | null): string | null
export function instantOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** How polling went, in the API's format; without a poller nothing was tried. */
export function pollTimes({ lastSuccessAt = null, lastTryAt = null }: Partial<PollState> = {}) {
  return { lastSuccessAt: instantOf(lastSuccessAt), lastTryAt: instantOf(lastTryAt) }
}

/** The outcome of one request. Instants are milliseconds since 1970. */
export interface PollResult {
  requestedAt: number
  /** `null`: no valid list came. */
  receivedAt: number | null
  /** How long the agency wants no further request. `null`: it does not say. */
  retryAfterSeconds: number | null
  /** Another server requested it, and this one looked up what came. */
  isFollowing: boolean
}

export interface PollOptions {
  request: () => Promise<PollResult>
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

/** Seconds until a server looks again for what another one received. Pure. */
export function pauseOfFollower(pollSeconds: number): number {
  return Math.min(SHORTEST_PAUSE_SECONDS, pollSeconds / 3)
}

/** Polls the list, one call at a time, until it is stopped. */
export function startPolling({ request, pollSeconds, random = Math.random }: PollOptions): FeedPoller {
  const stopped = new AbortController()
  const state: PollState = { lastTryAt: null, lastSuccessAt: null }
  const { promise: first, resolve: resolveFirst } = Promise.withResolvers<void>()
  let failures = 0

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const { requestedAt, receivedAt, retryAfterSeconds, isFollowing } = await request()
      state.lastTryAt = requestedAt
      if (receivedAt !== null) state.lastSuccessAt = Math.max(receivedAt, state.lastSuccessAt ?? 0)
      failures = receivedAt === null ? failures + 1 : 0
      resolveFirst()
      const pauseSeconds = isFollowing
        ? pauseOfFollower(pollSeconds)
        : pauseAfter(failures, pollSeconds, retryAfterSeconds, random())
      // Stopping wakes the sleeper; that is no failure.
      await delay(pauseSeconds * 1000, undefined, { signal: stopped.signal, ref: false }).catch(
        () => undefined,
      )
    }
  }
  void run()
  return { state, first, stop: () => stopped.abort() }
}
