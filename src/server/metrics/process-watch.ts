import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface ProcessFigures {
  residentBytes: number
  /** In values of JavaScript, of the main thread. */
  heapBytes: number
  /** Files, sockets and pipes that are open. `null`: this system does not say. */
  openFiles: number | null
  /** By how much timers came late since the figures were read before, seconds. */
  loopDelaySeconds: { median: number; p99: number; max: number }
}

export interface ProcessWatch {
  /** The figures of the moment; those of the event loop restart with each reading. */
  read: () => ProcessFigures
  stop: () => void
}

/** How often the loop is looked at, milliseconds: often enough to see what a visitor would notice. */
const RESOLUTION_MS = 20

/** Begins to watch the event loop. It does not keep the process alive. */
export function watchProcess(): ProcessWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  // Before the first measurement the histogram's numbers mean nothing.
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
    // Not Linux, or not one file more may be opened: the figure is left out.
    return null
  }
}
