import { Histogram } from 'prom-client'

export interface RequestCounters {
  /** Served from the cache, before the framework. */
  cached: number
  /** Served by a route, by the first digit of the status: `2`. */
  routed: Record<string, number>
  /** Duration of routes. Cached responses are too fast to measure: watch the event loop's delay instead. */
  seconds: Histogram
}

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createRequestCounters(): RequestCounters {
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time until a route sent its response.',
    buckets: BUCKETS,
    // Only for this server: a test has several in one process.
    registers: [],
  })
  return { cached: 0, routed: {}, seconds }
}
