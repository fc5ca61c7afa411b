import type { Database } from './database.ts'
import { number } from './outbox-rows.ts'

export interface OutboxFigures {
  pending: number
  /** Undeliverable, and not yet erased: a person can still do something. */
  dead: number
  /** Those of the dead whose erasure is announced. */
  expiring: number
  /** Undeliverable messages whose words are gone. */
  erased: number
  sent: number
  /** Of the message that has waited longest. `null`: none waits. */
  oldestPendingAt: Date | null
}

export async function readOutboxFigures(database: Database): Promise<OutboxFigures> {
  const rows = await database.read({
    sql: `SELECT CASE WHEN state = 'dead' AND payload IS NULL THEN 'erased' ELSE state END AS kept_as,
        count(*) AS messages, min(received_at) AS oldest, count(erasure_announced_at) AS announced
      FROM message_outbox GROUP BY 1`,
    values: [],
  })
  const of = (state: string) => rows.find((row) => row.kept_as === state)
  const count = (state: string) => number(of(state)?.messages ?? 0)
  const oldest = of('pending')?.oldest ?? null
  return {
    pending: count('pending'),
    dead: count('dead'),
    expiring: number(of('dead')?.announced ?? 0),
    erased: count('erased'),
    sent: count('sent'),
    oldestPendingAt: oldest === null ? null : new Date(number(oldest)),
  }
}

/** Erases what visitors wrote from messages sent before `sentBefore`; the reference and the times stay. */
export async function eraseBodies(database: Database, sentBefore: Date): Promise<number> {
  const sql = `UPDATE message_outbox SET payload = NULL, request_hash = NULL
    WHERE state = 'sent' AND settled_at < $1 AND payload IS NOT NULL RETURNING id`
  const [rows = []] = await database.write([{ sql, values: [sentBefore.getTime()] }])
  if (rows.length > 0) await database.tidy()
  return rows.length
}

/** As long as the longest message a visitor can send: a disk with room for this has room for the next one. */
const FILLER = 'x'.repeat(32 * 1024)

/** Rejects when a message could not be stored now. */
export async function proveStorage(database: Database, id: string): Promise<void> {
  await database.write([
    { sql: 'INSERT INTO message_probe (id, filler) VALUES ($1, $2)', values: [id, FILLER] },
    { sql: 'DELETE FROM message_probe WHERE id = $1', values: [id] },
    // Finds nothing, but waits as a new message would where the table itself is locked.
    { sql: 'DELETE FROM message_outbox WHERE id = $1', values: [id] },
  ])
}
