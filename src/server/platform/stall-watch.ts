import { performance } from 'node:perf_hooks'
import type { EventLog } from './event-log.ts'

/** How often the watch looks, and how late a look may be. Visitors wait that long as well. */
const LOOK_EVERY_MS = 500
const MOST_LATE_MS = 1000

/**
 * Tells when the server answered nobody for a while: a computation held up everything else, the machine
 * swaps, or somebody stopped the process. Answers how to end the watch.
 */
export function watchForStalls(
  log: Pick<EventLog, 'warn'>,
  { lookEveryMs = LOOK_EVERY_MS, mostLateMs = MOST_LATE_MS } = {},
): () => void {
  let lastMs = performance.now()
  const look = () => {
    const nowMs = performance.now()
    const lateMs = nowMs - lastMs - lookEveryMs
    lastMs = nowMs
    if (lateMs > mostLateMs) log.warn({ milliseconds: Math.round(lateMs) }, 'The server stood still')
  }
  const timer = setInterval(look, lookEveryMs).unref()
  return () => clearInterval(timer)
}
