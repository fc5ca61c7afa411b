import { FIRST_BACKOFF_SECONDS } from './after-failure.ts'
import type { Database } from './database.ts'
import type { MailPayload } from './outbox-message.ts'
import { instant, text } from './outbox-rows.ts'

/** A mail to be stored, as it arrives. */
export interface NewMessage {
  id: string
  reference: string
  payload: MailPayload
  messageId: string
  receivedAt: Date
  deadline: Date
  suspicion: string | null
  /** The request's idempotency key, to recognize a repeat. `null`: none. */
  idempotencyKey: string | null
  /** Hash of what was sent, to detect another message with the same key. */
  requestHash: string
  /** The proof of work it was sent with; each counts once. `null`: none. */
  challenge: string | null
}

/** A mail to the visitor about the message; only the first of each slot is stored. */
export interface Acknowledgement {
  id: string
  messageId: string
  payload: MailPayload
  /** Identifies a visitor and a day without revealing the visitor. */
  slot: string
}

export interface KnownMessage {
  reference: string
  receivedAt: Date
  /** `null`: erased with the body. */
  requestHash: string | null
}

export type StoreOutcome =
  | { kind: 'stored' }
  | { kind: 'known'; message: KnownMessage }
  | { kind: 'challengeUsed' }
  | { kind: 'referenceTaken' }

const INSERT = `INSERT INTO message_outbox (id, reference, kind, state, suspicion, payload, message_id,
    received_at, attempts, next_attempt_at, backoff_seconds, deadline_at, idempotency_key, request_hash,
    challenge, site, topic)
  VALUES ($1, $2, $3, 'pending', $4, $5, $6, $7, 0, $7, $8, $9, $10, $11, $12, $13, $14)
  ON CONFLICT DO NOTHING RETURNING id`

// Stored only together with its message, so that it never confirms one that was not stored.
const INSERT_ACKNOWLEDGEMENT = `INSERT INTO message_outbox (id, reference, kind, state, payload, message_id,
    received_at, attempts, next_attempt_at, backoff_seconds, deadline_at, acknowledgement_slot, site)
  SELECT $1, reference, 'acknowledgement', 'pending', $2, $3, received_at, 0, received_at, backoff_seconds,
    deadline_at, $4, site
  FROM message_outbox WHERE id = $5
  ON CONFLICT DO NOTHING`

/** Stores a message and its acknowledgement. Resolves with `stored` only once it would survive a crash. */
export async function storeMessage(
  database: Database,
  message: NewMessage,
  acknowledgement: Acknowledgement | null,
): Promise<StoreOutcome> {
  const { id, reference, payload, messageId, receivedAt, deadline } = message
  const insert = {
    sql: INSERT,
    values: [
      ...[id, reference, payload.kind, message.suspicion, JSON.stringify(payload), messageId],
      ...[receivedAt.getTime(), FIRST_BACKOFF_SECONDS, deadline.getTime()],
      ...[message.idempotencyKey, message.requestHash, message.challenge, database.site ?? ''],
      payload.kind === 'feedback' ? payload.form.topic : null,
    ],
  }
  const { id: ownId, payload: ownPayload, messageId: ownMessageId, slot } = acknowledgement ?? {}
  const values = [ownId ?? null, JSON.stringify(ownPayload ?? null), ownMessageId ?? null, slot ?? null, id]
  const [stored = []] = await database.write(
    acknowledgement === null ? [insert] : [insert, { sql: INSERT_ACKNOWLEDGEMENT, values }],
  )
  return stored.length > 0 ? { kind: 'stored' } : explainConflict(database, message)
}

async function explainConflict(database: Database, message: NewMessage): Promise<StoreOutcome> {
  const known = message.idempotencyKey === null ? null : await findByKey(database, message.idempotencyKey)
  if (known !== null) return { kind: 'known', message: known }
  const sql = 'SELECT id FROM message_outbox WHERE challenge = $1'
  const used = message.challenge === null ? [] : await database.read({ sql, values: [message.challenge] })
  return { kind: used.length > 0 ? 'challengeUsed' : 'referenceTaken' }
}

export async function findByKey(database: Database, key: string): Promise<KnownMessage | null> {
  const [row] = await database.read({
    sql: 'SELECT reference, received_at, request_hash FROM message_outbox WHERE idempotency_key = $1',
    values: [key],
  })
  if (row === undefined) return null
  const { reference, received_at, request_hash } = row
  return {
    reference: text(reference),
    receivedAt: instant(received_at),
    requestHash: request_hash === null ? null : text(request_hash),
  }
}
