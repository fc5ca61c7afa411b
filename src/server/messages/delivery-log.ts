import type { DeliveryEvents } from '../outbox/delivery.ts'
import type { EventLog } from '../platform/event-log.ts'
import type { MessageCounters } from './message-counters.ts'

/** Counts and logs what becomes of messages. A line names the reference, never who wrote or what. */
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
      log.warn({ reference, kind }, 'A message took so long that another server has taken it over')
    },
  }
}
