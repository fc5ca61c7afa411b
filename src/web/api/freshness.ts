import { useSyncExternalStore } from 'react'
import { COPY_HEADER } from '../../contract/endpoint-paths.ts'

/** What the visitor sees: as the server has it now, or a copy the browser stored. */
export interface Freshness {
  kind: 'fresh' | 'copy'
  /** When the server sent it. Of several copies on one page, the oldest. */
  sentAt: Date
}

/** The freshness after the next response: one from the server shows that it can be reached again. Pure. */
export function afterResponse(now: Freshness, response: Freshness): Freshness {
  const isSecondCopy = now.kind === 'copy' && response.kind === 'copy'
  return isSecondCopy && now.sentAt < response.sentAt ? now : response
}

let freshness: Freshness = typeof document === 'undefined' ? fresh(new Date(0)) : ofDocument()
const listeners = new Set<() => void>()

export function noteResponse(headers: Headers): void {
  const copyOf = headers.get(COPY_HEADER)
  freshness = afterResponse(
    freshness,
    copyOf === null ? fresh(new Date()) : { kind: 'copy', sentAt: new Date(copyOf) },
  )
  for (const listener of listeners) listener()
}

export function useFreshness(): Freshness {
  return useSyncExternalStore(subscribe, readFreshness, readFreshness)
}

/** Whether what the visitor sees is a copy. */
export function isCopy(): boolean {
  return freshness.kind === 'copy'
}

function readFreshness(): Freshness {
  return freshness
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The service worker marks a copied page with the attribute `data-copy-of`. */
function ofDocument(): Freshness {
  const { copyOf } = document.documentElement.dataset
  return copyOf === undefined
    ? fresh(new Date(performance.timeOrigin))
    : { kind: 'copy', sentAt: new Date(copyOf) }
}

function fresh(sentAt: Date): Freshness {
  return { kind: 'fresh', sentAt }
}

/** Below this a device's clock counts as right: the header has whole seconds, and responses take time to arrive. */
const TOLERANCE_MS = 5_000

let aheadMs = 0

/** Reads the time in the server's response. A copy has an old time, so it is ignored. */
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
