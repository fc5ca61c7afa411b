import type { Row, SqlValue } from './database.ts'
import type { MailPayload, OutboxMessage } from './outbox-message.ts'

/** The columns of a message, in the order `readMessage` explains them. */
export const MESSAGE_COLUMNS = `id, site, reference, kind, state, suspicion, payload, message_id, received_at,
  attempts, next_attempt_at, backoff_seconds, deadline_at, last_failure, settled_at,
  erasure_announced_at`

/** Reads a row of `message_outbox`. Throws on one that this program cannot have written. */
export function readMessage(row: Row): OutboxMessage {
  const payload = readPayload(row.payload)
  const common = {
    id: text(row.id),
    site: text(row.site),
    reference: text(row.reference),
    kind: kindOf(row.kind),
    receivedAt: instant(row.received_at),
    suspicion: textOrNull(row.suspicion),
    messageId: text(row.message_id),
    attempts: number(row.attempts),
    lastFailure: textOrNull(row.last_failure),
  }
  if (row.state === 'sent') return { ...common, state: 'sent', payload, sentAt: instant(row.settled_at) }
  if (row.state === 'dead') {
    const erasureAnnouncedAt = instantOrNull(row.erasure_announced_at)
    return { ...common, state: 'dead', payload, diedAt: instant(row.settled_at), erasureAnnouncedAt }
  }
  if (payload === null) throw new Error(`message ${common.reference} has lost its body before it was sent`)
  return {
    ...common,
    state: 'pending',
    payload,
    nextAttemptAt: instant(row.next_attempt_at),
    backoffSeconds: number(row.backoff_seconds),
    deadline: instant(row.deadline_at),
  }
}

function readPayload(value: SqlValue | undefined): MailPayload | null {
  // Written by `storeStatement` as the JSON of exactly this type; the database is ours alone.
  return value === null ? null : (JSON.parse(text(value)) as MailPayload)
}

function kindOf(value: SqlValue | undefined): OutboxMessage['kind'] {
  if (value === 'feedback' || value === 'tourRequest' || value === 'acknowledgement') return value
  throw new Error(`unknown kind of message ${value}`)
}

export function text(value: SqlValue | undefined): string {
  if (typeof value !== 'string') throw new Error('a text is missing in the message store')
  return value
}

export function textOrNull(value: SqlValue | undefined): string | null {
  return value === null ? null : text(value)
}

export function number(value: SqlValue | undefined): number {
  if (typeof value !== 'number') throw new Error('a number is missing in the message store')
  return value
}

export function instantOrNull(value: SqlValue | undefined): Date | null {
  return value === null ? null : instant(value)
}

export function instant(value: SqlValue | undefined): Date {
  return new Date(number(value))
}
