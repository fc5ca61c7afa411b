import { setImmediate } from 'node:timers/promises'

/** After this long, the server responds to visitors before the work continues. */
const TURN_MS = 2

/** For long loops: awaiting it before each step lets the server respond to requests regularly. */
export function createTimeSharing(): () => Promise<void> {
  let turnEndsMs = performance.now() + TURN_MS
  return async () => {
    if (performance.now() < turnEndsMs) return
    await setImmediate()
    turnEndsMs = performance.now() + TURN_MS
  }
}
