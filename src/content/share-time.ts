import { setImmediate } from 'node:timers/promises'

/** After this long the server responds to its visitors before the work goes on. */
const TURN_MS = 2

/** For long loops: to be awaited before each step, it lets the server respond to requests when it is time. */
export function createTimeSharing(): () => Promise<void> {
  let turnEndsMs = performance.now() + TURN_MS
  return async () => {
    if (performance.now() < turnEndsMs) return
    await setImmediate()
    turnEndsMs = performance.now() + TURN_MS
  }
}
