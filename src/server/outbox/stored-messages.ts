import { FIRST_BACKOFF_SECONDS } from './after-failure.ts'
import type { Database, Row } from './database.ts'
import type { MessageState, OutboxMessage } from './outbox-message.ts'
import { MESSAGE_COLUMNS, readMessage } from './outbox-rows.ts'

/** Messages, newest first; all of them or those in one state. */
export async function listMessages(
  database: Database,
  state: MessageState | null,
): Promise<readonly OutboxMessage[]> {
  const rows = await database.read({
    sql: `SELECT ${MESSAGE_COLUMNS} FROM message_outbox
      WHERE state = coalesce($1, state) ORDER BY received_at DESC, id`,
    values: [state],
  })
  return rows.map(readMessage)
}

/** The messages an id or a reference names: one, or with its acknowledgement two. */
export async function findMessages(database: Database, name: string): Promise<readonly OutboxMessage[]> {
  const rows: readonly Row[] = await database.read({
    sql: `SELECT ${MESSAGE_COLUMNS} FROM message_outbox WHERE id = $1 OR reference = $1 ORDER BY kind DESC`,
    values: [name],
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
