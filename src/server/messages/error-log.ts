import { StorageError } from '../outbox/database.ts'
import type { EventLog } from '../platform/event-log.ts'

const EVERY_MS = 60_000

/**
 * Tells the operator that the store cannot be used, once a minute however often it fails; anything else is
 * a bug and told whole each time.
 */
export function createErrorLog(log: EventLog): (error: unknown) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (!(error instanceof StorageError)) {
      log.error({ err: error }, 'The handling of messages failed')
      return
    }
    const now = performance.now()
    if (now - toldAt < EVERY_MS) return
    toldAt = now
    log.error({ reason: error.message }, 'Messages cannot be stored: forms are answered 503')
  }
}
