import { performance } from 'node:perf_hooks'

/** Time for measuring ages: it passes evenly, whatever happens to the machine's clock. Milliseconds. */
export interface SteadyClock {
  now: () => number
  /** The same instant on the machine's current clock, milliseconds since 1970. */
  toWall: (steadyMs: number) => number
}

/** Time servers adjust a clock by less than this, which must not make instants jitter. */
const LEAST_JUMP_MS = 1000

/** Starts at the machine's time and runs independently of it. Tests pass in both clocks. */
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
