import { createContext, use, useSyncExternalStore } from 'react'
import { readServerClock } from './freshness.ts'

/** Seconds between two pictures of a view on the screen. */
const ROUND_SECONDS = 30

/** When the server rendered the page, so that hydration changes nothing. */
export const RenderedAt = createContext('')

const listeners = new Set<() => void>()
let now = new Date(0)
let timer: ReturnType<typeof setInterval> | undefined
/** Grows by one whenever pictures are due. All refresh together, so they share one count. */
let round = 0
let secondsLeft: number | null = ROUND_SECONDS

/**
 * What `choose` returns for the current time, evaluated every second. One timer serves the whole page, and a component
 * renders again only when its own value changes: `choose` must return what JSON can say.
 */
export function useMoment<Value>(choose: (now: Date) => Value): Value {
  const renderedAt = use(RenderedAt)
  // React compares snapshots by identity.
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(choose(readMoment())),
    () => JSON.stringify(choose(new Date(renderedAt))),
  )
  return JSON.parse(text)
}

export function useRound(): number {
  return useSyncExternalStore(
    subscribe,
    () => round,
    () => 0,
  )
}

/** Seconds until the next pictures; `null`: the visitor has paused them. */
export function useSecondsLeft(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft,
    () => ROUND_SECONDS,
  )
}

/** Stops the countdown, or restarts it with new pictures at once. */
export function setPaused(isPaused: boolean): void {
  if (isPaused === (secondsLeft === null)) return
  if (isPaused) secondsLeft = null
  else startRound()
  notify()
}

/** The second the page shows now. */
export function readMoment(): Date {
  // React reads twice and expects the same value, so only the timer moves the clock.
  if (timer === undefined) now = wholeSecond(readServerClock())
  return now
}

/** Keeps the clock going for a component. Exported for its test. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    // Hydration subscribes first, then reads the time.
    readMoment()
    timer = setInterval(tick, 1000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    secondsLeft = ROUND_SECONDS
  }
}

/** A hidden page stops at its last second, and refreshes as soon as it is visible again. */
function tick(): void {
  now = wholeSecond(readServerClock())
  if (secondsLeft !== null && secondsLeft > 1) secondsLeft -= 1
  else if (secondsLeft !== null && document.visibilityState === 'visible') startRound()
  notify()
}

function startRound(): void {
  round += 1
  secondsLeft = ROUND_SECONDS
}

function notify(): void {
  for (const listener of listeners) listener()
}

function wholeSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1000) * 1000)
}
