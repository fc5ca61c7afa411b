import { performance } from 'node:perf_hooks'
import type { EventLog } from './event-log.ts'

/** How often the watch checks, and how late a check may be. Visitors wait that long too. */
const LOOK_EVERY_MS = 500
const MAX_LATE_MS = 1000

/**
 * Logs when the server did not respond for a while: a computation held up everything else, the machine
 * swaps, or somebody stopped the process. Returns what ends the watch.
 */
export function watchForStalls(
  log: Pick<EventLog, 'warn'>,
  { lookEveryMs = LOOK_EVERY_MS, mostLateMs = MAX_LATE_MS } = {},
): () => void {
  let lastMs = performance.now()
  const look = () => {
    const nowMs = performance.now()
    const lateMs = nowMs - lastMs - lookEveryMs
    lastMs = nowMs
    if (lateMs > mostLateMs)
      log.warn({ milliseconds: Math.round(lateMs) }, 'The server did not respond for a while')
  }
  const timer = setInterval(look, lookEveryMs).unref()
  return () => clearInterval(timer)
}
