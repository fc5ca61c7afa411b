/** Requests answered since the start of this process. */
export interface RequestCounters {
  /** By looking them up. */
  prepared: number
  /** By a route, by the first digit of the status: `2`. */
  routed: Record<string, number>
}

export function createRequestCounters(): RequestCounters {
  return { prepared: 0, routed: {} }
}
