import { COPY_HEADER } from './freshness.ts'

/** Below this a device's clock is right: the header knows whole seconds, and responses take time to arrive. */
const TOLERANCE_MS = 5_000

let aheadMs = 0

/** Takes note of the time in the server's response. A copy has an old time, so it is ignored. */
export function noteServerTime(headers: Headers): void {
  if (headers.has(COPY_HEADER)) return
  aheadMs = clockDifference(headers, Date.now()) ?? aheadMs
}

/** Now by the server's clock. A device whose clock is wrong would show wrong ages. */
export function readServerClock(): Date {
  return new Date(Date.now() + aheadMs)
}

/**
 * How far the server's clock is ahead of the device's, milliseconds; 0 within the tolerance. `null`: the headers do
 * not say. A response from a shared cache has its time there in `Age`. Pure.
 */
export function clockDifference(headers: Headers, deviceMs: number): number | null {
  const sentMs = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(sentMs)) return null
  const ageSeconds = Number(headers.get('Age') ?? 0)
  const difference = sentMs + (Number.isFinite(ageSeconds) ? ageSeconds * 1000 : 0) - deviceMs
  return Math.abs(difference) < TOLERANCE_MS ? 0 : difference
}
