import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface ProcessFigures {
  residentBytes: number
  /** Used by JavaScript values of the main thread. */
  heapBytes: number
  /** Open files, sockets and pipes. `null`: this system does not report them. */
  openFiles: number | null
  /** Delay of timers since the last reading, seconds. */
  loopDelaySeconds: { median: number; p99: number; max: number }
}

export interface ProcessWatch {
  /** Current values; those of the event loop restart with each reading. */
  read: () => ProcessFigures
  stop: () => void
}

/** How often the loop is sampled, milliseconds: often enough to catch what a visitor would notice. */
const RESOLUTION_MS = 20

/** Starts watching the event loop. Does not keep the process alive. */
export function watchProcess(): ProcessWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  // Before the first measurement, the histogram's values are meaningless.
  const seconds = (nanoseconds: number) => (delays.count === 0 ? 0 : nanoseconds / 1e9)
  return {
    read: () => {
      const { rss, heapUsed } = process.memoryUsage()
      const loopDelaySeconds = {
        median: seconds(delays.percentile(50)),
        p99: seconds(delays.percentile(99)),
        max: seconds(delays.max),
      }
      delays.reset()
      return { residentBytes: rss, heapBytes: heapUsed, openFiles: countOpenFiles(), loopDelaySeconds }
    },
    stop: () => void delays.disable(),
  }
}

function countOpenFiles(): number | null {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    // Not Linux, or no more files can be opened: the value is omitted.
    return null
  }
}
