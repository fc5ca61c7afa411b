import { useSyncExternalStore } from 'react'
import { readServerClock } from '../../api/server-clock.ts'

const listeners = new Set<() => void>()
let now: Date = new Date(0)
let timer: ReturnType<typeof setInterval> | null = null

/**
 * What `choose` makes of the present, evaluated every second. One timer serves the whole page, and a component renders
 * again only when its own value changes: `choose` must return a string, number or boolean. `renderedAt` is the instant
 * the server rendered the page at, so that hydration changes nothing.
 */
export function useMoment<Value extends string | number | boolean>(
  choose: (now: Date) => Value,
  renderedAt: string,
): Value {
  return useSyncExternalStore(
    subscribe,
    () => choose(readMoment()),
    () => choose(new Date(renderedAt)),
  )
}

/** The second the page shows at present. */
export function readMoment(): Date {
  // React reads twice and expects the same, so the clock moves only with the timer.
  if (timer === null) now = wholeSecond(readServerClock())
  return now
}

/** Keeps the clock going for a component. Exported for its test. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === null) {
    // Hydration comes here first, and reads the present next.
    readMoment()
    timer = setInterval(tick, 1000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }
}

function tick(): void {
  now = wholeSecond(readServerClock())
  for (const listener of listeners) listener()
}

function wholeSecond(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 1000) * 1000)
}
