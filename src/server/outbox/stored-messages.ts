import { FIRST_BACKOFF_SECONDS } from './after-failure.ts'
import type { Database, Row } from './database.ts'
import type { MessageState, OutboxMessage, PendingMessage } from './outbox-message.ts'
import { MESSAGE_COLUMNS, readMessage } from './outbox-rows.ts'

/**
 * Claims the message that has been due longest for `claimant`; `null`: none is due. If the claimant is killed, another
 * may claim it from `until` on.
 */
export async function claimMessage(
  database: Database,
  { claimant, now, until }: { claimant: string; now: Date; until: Date },
): Promise<PendingMessage | null> {
  const sql = `WITH due AS MATERIALIZED (
      SELECT id FROM message_outbox
      WHERE state = 'pending' AND next_attempt_at <= $1 AND (claimed_until IS NULL OR claimed_until <= $1)
        AND site = coalesce($4, site)
      ORDER BY next_attempt_at, received_at LIMIT 1 ${database.skipLocked}
    )
    UPDATE message_outbox SET claimed_by = $2, claimed_until = $3, attempts = attempts + 1
    WHERE id IN (SELECT id FROM due) RETURNING ${MESSAGE_COLUMNS}`
  const values = [now.getTime(), claimant, until.getTime(), database.site]
  const [rows = []] = await database.write([{ sql, values }])
  const [message] = rows.map(readMessage)
  return message?.state === 'pending' ? message : null
}

/** Records the outcome of a claimed message. False: the claim had expired, and another claimant decides. */
export async function settleMessage(
  database: Database,
  message: OutboxMessage,
  claimant: string,
): Promise<boolean> {
  const sql = `UPDATE message_outbox
    SET state = $1, next_attempt_at = $2, backoff_seconds = coalesce($3, backoff_seconds), last_failure = $4,
      settled_at = $5, claimed_by = NULL, claimed_until = NULL
    WHERE id = $6 AND claimed_by = $7 RETURNING id`
  const isPending = message.state === 'pending'
  const values = [
    message.state,
    isPending ? message.nextAttemptAt.getTime() : null,
    isPending ? message.backoffSeconds : null,
    message.lastFailure,
    isPending ? null : (message.state === 'sent' ? message.sentAt : message.diedAt).getTime(),
    ...[message.id, claimant],
  ]
  const [rows = []] = await database.write([{ sql, values }])
  return rows.length > 0
}

/** Releases what `claimant` claimed and did not try. */
export async function releaseClaims(database: Database, claimant: string): Promise<void> {
  const sql = `UPDATE message_outbox SET claimed_by = NULL, claimed_until = NULL
    WHERE claimed_by = $1 AND state = 'pending'`
  await database.write([{ sql, values: [claimant] }])
}

/** Makes every waiting message due now. */
export async function hastenMessages(database: Database, now: Date): Promise<void> {
  const sql = `UPDATE message_outbox SET next_attempt_at = $1
    WHERE state = 'pending' AND next_attempt_at > $1 AND site = coalesce($2, site)`
  await database.write([{ sql, values: [now.getTime(), database.site] }])
}

/** Messages, newest first; all of them or those in one state. */
export async function listMessages(
  database: Database,
  state: MessageState | null,
): Promise<readonly OutboxMessage[]> {
  const rows = await database.read({
    sql: `SELECT ${MESSAGE_COLUMNS} FROM message_outbox
      WHERE state = coalesce($1, state) AND site = coalesce($2, site) ORDER BY received_at DESC, id`,
    values: [state, database.site],
  })
  return rows.map(readMessage)
}

/** The messages an id or a reference names: one, or with its acknowledgement two. */
export async function findMessages(database: Database, name: string): Promise<readonly OutboxMessage[]> {
  const rows: readonly Row[] = await database.read({
    sql: `SELECT ${MESSAGE_COLUMNS} FROM message_outbox
      WHERE (id = $1 OR reference = $1) AND site = coalesce($2, site) ORDER BY kind DESC`,
    values: [name, database.site],
  })
  return rows.map(readMessage)
}

/** Lets a message that is not sent be tried at once, with a new deadline. False: there is none such, or its words are erased. */
export async function retryMessage(
  database: Database,
  id: string,
  now: Date,
  deadline: Date,
): Promise<boolean> {
  const sql = `UPDATE message_outbox SET state = 'pending', next_attempt_at = $1, backoff_seconds = $2,
      deadline_at = $3, settled_at = NULL, erasure_announced_at = NULL
    WHERE id = $4 AND state <> 'sent' AND payload IS NOT NULL RETURNING id`
  const values = [now.getTime(), FIRST_BACKOFF_SECONDS, deadline.getTime(), id]
  const [rows = []] = await database.write([{ sql, values }])
  return rows.length > 0
}
