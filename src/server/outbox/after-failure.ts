import type { DeadMessage, PendingMessage } from './outbox-message.ts'

export interface DeliveryFailure {
  /** The other side will never take this message. */
  isPermanent: boolean
  /** For the operator; names no visitor. */
  message: string
}

export const FIRST_BACKOFF_SECONDS = 10
export const LONGEST_BACKOFF_SECONDS = 12 * 3600

/** How long delivery is tried. Mail servers give up after the same time: RFC 5321, section 4.5.4.1. */
export const DAYS_OF_TRYING = 5

/**
 * Decides what happens to a message whose delivery just failed.
 * Pure: reads no clock, writes no row.
 *
 * Waits double up to 12 h. The last try is made at the deadline itself; after that, or once the failure is
 * permanent, the message is `dead` and a person must look at it.
 */
export function afterFailure(
  message: PendingMessage,
  now: Date,
  failure: DeliveryFailure,
): PendingMessage | DeadMessage {
  const { nextAttemptAt: _, backoffSeconds, deadline, ...stored } = message
  if (failure.isPermanent || now >= deadline) {
    return { ...stored, state: 'dead', lastFailure: failure.message, diedAt: now, erasureAnnouncedAt: null }
  }
  const wished = now.getTime() + backoffSeconds * 1000
  return {
    ...message,
    lastFailure: failure.message,
    nextAttemptAt: new Date(Math.min(wished, deadline.getTime())),
    backoffSeconds: Math.min(backoffSeconds * 2, LONGEST_BACKOFF_SECONDS),
  }
}
