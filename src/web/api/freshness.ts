import { useSyncExternalStore } from 'react'

/** Set by the service worker on a response that is a copy: when the server sent the original. */
export const COPY_HEADER = 'X-Copy-Of'

/** The same on the document element of a page that is a copy; as an attribute, `data-copy-of`. */
const COPY_MARK = 'copyOf'

/** What the visitor sees: as the server has it now, or a copy the browser stored. */
export interface Freshness {
  kind: 'fresh' | 'copy'
  /** When the server sent it. Of several copies on one page, the oldest. */
  sentAt: Date
}

/** What the next response makes of it: one response from the server shows that it can be reached again. Pure. */
export function afterResponse(now: Freshness, response: Freshness): Freshness {
  const isSecondCopy = now.kind === 'copy' && response.kind === 'copy'
  return isSecondCopy && now.sentAt < response.sentAt ? now : response
}

let freshness: Freshness = typeof document === 'undefined' ? fresh(new Date(0)) : ofDocument()
const listeners = new Set<() => void>()

/** Takes note of a response's headers. */
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

function readFreshness(): Freshness {
  return freshness
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function ofDocument(): Freshness {
  const copyOf = document.documentElement.dataset[COPY_MARK]
  return copyOf === undefined
    ? fresh(new Date(performance.timeOrigin))
    : { kind: 'copy', sentAt: new Date(copyOf) }
}

function fresh(sentAt: Date): Freshness {
  return { kind: 'fresh', sentAt }
}
