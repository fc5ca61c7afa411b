import type { Database } from './database.ts'
import type { DeadMessage } from './outbox-message.ts'
import { instant } from './outbox-rows.ts'

const DAY_MS = 86_400_000
/** How long before its erasure an undeliverable message is announced; less where its whole retention is shorter. */
const NOTICE_DAYS = 14

export interface ExpiringMessages {
  messages: number
  firstAt: Date
}

type Erasable = Pick<DeadMessage, 'diedAt' | 'erasureAnnouncedAt'>

/**
 * When an undeliverable message's text is erased: at the end of its retention, but no earlier than a full notice after
 * its announcement. So none vanishes unnoticed because the site was off, the clock jumped or the setting became
 * shorter. Pure.
 */
export function erasureTime(
  { diedAt, erasureAnnouncedAt }: Erasable,
  now: Date,
  retentionDays: number,
): Date {
  const noticeMs = noticeMsOf(retentionDays)
  const dueMs = diedAt.getTime() + retentionDays * DAY_MS
  const announcedMs = erasureAnnouncedAt?.getTime() ?? Math.max(now.getTime(), dueMs - noticeMs)
  return new Date(Math.max(dueMs, announcedMs + noticeMs))
}

/** Announces what will be erased within the notice, and withdraws what no longer will. `null`: nothing is announced. */
export async function announceErasures(
  database: Database,
  now: Date,
  retentionDays: number,
): Promise<ExpiringMessages | null> {
  const diedBefore = now.getTime() - retentionDays * DAY_MS + noticeMsOf(retentionDays)
  const withdraw = `UPDATE message_outbox SET erasure_announced_at = NULL
    WHERE state = 'dead' AND payload IS NOT NULL AND erasure_announced_at IS NOT NULL AND settled_at > $1
      AND site = coalesce($2, site)`
  const announce = `UPDATE message_outbox SET erasure_announced_at = $1
    WHERE state = 'dead' AND payload IS NOT NULL AND erasure_announced_at IS NULL AND settled_at <= $2
      AND site = coalesce($3, site)`
  const read = `SELECT settled_at, erasure_announced_at FROM message_outbox
    WHERE state = 'dead' AND payload IS NOT NULL AND erasure_announced_at IS NOT NULL
      AND site = coalesce($1, site)`
  const [, , rows = []] = await database.write([
    { sql: withdraw, values: [diedBefore, database.site] },
    { sql: announce, values: [now.getTime(), diedBefore, database.site] },
    { sql: read, values: [database.site] },
  ])
  if (rows.length === 0) return null
  const times = rows.map(({ settled_at, erasure_announced_at }) => {
    const dead = { diedAt: instant(settled_at), erasureAnnouncedAt: instant(erasure_announced_at) }
    return erasureTime(dead, now, retentionDays).getTime()
  })
  return { messages: rows.length, firstAt: new Date(Math.min(...times)) }
}

/** Erases the text of undeliverable messages whose retention and notice are over. Resolves with their number. */
export async function eraseDeadBodies(database: Database, now: Date, retentionDays: number): Promise<number> {
  const sql = `UPDATE message_outbox SET payload = NULL, request_hash = NULL
    WHERE state = 'dead' AND payload IS NOT NULL AND settled_at < $1 AND erasure_announced_at < $2
      AND site = coalesce($3, site) RETURNING id`
  const values = [
    now.getTime() - retentionDays * DAY_MS,
    now.getTime() - noticeMsOf(retentionDays),
    database.site,
  ]
  const [rows = []] = await database.write([{ sql, values }])
  if (rows.length > 0) await database.tidy()
  return rows.length
}

function noticeMsOf(retentionDays: number): number {
  return Math.min(NOTICE_DAYS, retentionDays) * DAY_MS
}
