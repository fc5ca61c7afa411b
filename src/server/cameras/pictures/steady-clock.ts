import { performance } from 'node:perf_hooks'

/** Time for measuring ages: it passes evenly, whatever somebody does to the machine's clock. Milliseconds. */
export interface SteadyClock {
  now: () => number
  /** The same instant on the machine's clock as it goes now, milliseconds since 1970. */
  toWall: (steadyMs: number) => number
}

/** Time servers nudge a clock by less than this; what they nudge must not make instants tremble. */
const LEAST_JUMP_MS = 1000

/** Begins with the machine's clock and goes on by itself; both clocks are given for tests. */
export function createSteadyClock(
  readSteadyMs: () => number = () => performance.timeOrigin + performance.now(),
  readWallMs: () => number = Date.now,
): SteadyClock {
  let aheadMs = 0
  return {
    now: readSteadyMs,
    toWall: (steadyMs) => {
      const measuredMs = readWallMs() - readSteadyMs()
      if (Math.abs(measuredMs - aheadMs) >= LEAST_JUMP_MS) aheadMs = measuredMs
      return steadyMs + aheadMs
    },
  }
}
