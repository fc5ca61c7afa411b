import { StorageError } from '../outbox/database.ts'
import type { DeliveryEvents } from '../outbox/delivery.ts'
import type { EventLog } from '../platform/event-log.ts'

/** Counts and logs the outcomes of messages. A line has the reference, never who wrote or what. */
export function createDeliveryLog(counters: MessageCounters, log: EventLog): DeliveryEvents {
  return {
    sent: ({ reference, kind, attempts }, remark) => {
      counters.sent++
      if (remark === null) log.info({ reference, kind, attempts }, 'A message was sent')
      else log.warn({ reference, kind, attempts, remark }, 'A message was sent, but not to everybody')
    },
    postponed: ({ reference, kind, attempts, lastFailure, nextAttemptAt }) => {
      counters.postponed++
      const facts = { reference, kind, attempts, reason: lastFailure, nextAttemptAt }
      log.warn(facts, 'A message could not be sent yet')
    },
    died: ({ reference, kind, attempts, lastFailure }) => {
      counters.died++
      const facts = { reference, kind, attempts, reason: lastFailure }
      log.error(facts, 'A message cannot be sent: a person must look at it')
    },
    overtaken: ({ reference, kind }) => {
      log.warn({ reference, kind }, 'Sending a message took so long that another server now sends it')
    },
  }
}

const EVERY_MS = 60_000

const CANNOT_STORE = 'Messages cannot be stored: forms get 503. Check DATABASE_URL, or the folder DATA_DIR'

/** Logs that the store is unavailable, at most once a minute; anything else is a bug and logged in full every time. */
export function createErrorLog(log: EventLog): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (!(error instanceof StorageError)) {
      log.error({ err: error }, 'The handling of messages failed')
      return
    }
    const now = performance.now()
    if (now - loggedAt < EVERY_MS) return
    loggedAt = now
    log.error({ reason: error.message }, CANNOT_STORE)
  }
}

/** Counts since this process started. */
export type MessageCounters = ReturnType<typeof createMessageCounters>

export function createMessageCounters() {
  return {
    /** Stored messages, by kind and by whether they may be automated. */
    stored: { feedback: 0, tourRequest: 0, suspected: 0 },
    /** Not stored: the form had errors, the address was over its limit, or the store was unavailable. */
    declined: { invalid: 0, tooMany: 0, unavailable: 0 },
    // Attempts to send mail.
    sent: 0,
    postponed: 0,
    died: 0,
  }
}
