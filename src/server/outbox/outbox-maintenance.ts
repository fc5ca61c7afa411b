import { DAYS_OF_TRYING, LONGEST_BACKOFF_SECONDS } from './after-failure.ts'
import type { Database, Statement } from './database.ts'
import type { DeadMessage } from './outbox-message.ts'
import { instant, number } from './outbox-rows.ts'

export interface OutboxFigures {
  pending: number
  /** Undeliverable, and not yet erased: a person can still do something. */
  dead: number
  /** Those of the dead whose erasure is announced. */
  expiring: number
  erased: number
  sent: number
  /** Of the message that has waited longest. `null`: none is waiting. */
  oldestPendingAt: Date | null
}

export async function readOutboxFigures(database: Database): Promise<OutboxFigures> {
  const rows = await database.read({
    sql: `SELECT CASE WHEN state = 'dead' AND payload IS NULL THEN 'erased' ELSE state END AS shown_as,
        count(*) AS messages, min(received_at) AS oldest, count(erasure_announced_at) AS announced
      FROM message_outbox WHERE site = coalesce($1, site) GROUP BY 1`,
    values: [database.site],
  })
  const of = (state: string) => rows.find((row) => row.shown_as === state)
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
    WHERE state = 'sent' AND settled_at < $1 AND payload IS NOT NULL AND site = coalesce($2, site) RETURNING id`
  const [rows = []] = await database.write([{ sql, values: [sentBefore.getTime(), database.site] }])
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
    // Finds nothing, but waits like a new message if the table itself is locked.
    { sql: 'DELETE FROM message_outbox WHERE id = $1', values: [id] },
  ])
}

/** Clocks of servers that share a store may differ by this much. */
const TOLERANCE_MS = 60_000

/** The latest instants that a correct clock can have written. */
interface LatestTimes {
  /** Of past events: receipt, sending, creation of a secret. */
  happened: Date
  /** Of future events: the next attempt, the end of a claim. */
  due: Date
  deadline: Date
}

function latestTimes(now: Date): LatestTimes {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000 + TOLERANCE_MS)
  return { happened: after(0), due: after(LONGEST_BACKOFF_SECONDS), deadline: after(DAYS_OF_TRYING * 86_400) }
}

const MESSAGES = `UPDATE message_outbox SET
    received_at = CASE WHEN received_at > $2 THEN $1 ELSE received_at END,
    settled_at = CASE WHEN settled_at > $2 THEN $1 ELSE settled_at END,
    erasure_announced_at = CASE WHEN erasure_announced_at > $2 THEN $1 ELSE erasure_announced_at END,
    next_attempt_at = CASE WHEN next_attempt_at > $3 THEN $1 ELSE next_attempt_at END,
    claimed_by = CASE WHEN claimed_until > $3 THEN NULL ELSE claimed_by END,
    claimed_until = CASE WHEN claimed_until > $3 THEN NULL ELSE claimed_until END,
    deadline_at = CASE WHEN deadline_at > $4 THEN $5 ELSE deadline_at END
  WHERE received_at > $2 OR settled_at > $2 OR erasure_announced_at > $2
    OR next_attempt_at > $3 OR claimed_until > $3 OR deadline_at > $4
  RETURNING id`
const SECRETS = 'UPDATE message_secrets SET created_at = $1 WHERE created_at > $2 RETURNING generation'

/**
 * Resets times that only a fast clock can have written to `now`: future events are due at once, past events happened
 * now, and the deadline is a full delivery period away. Otherwise messages would wait, without an alarm, for the day
 * that the clock once showed. Resolves with the number of messages and secrets it changed.
 */
export async function pullInFutureTimes(database: Database, now: Date): Promise<number> {
  const { happened, due, deadline } = latestTimes(now)
  const [at, mostHappened] = [now.getTime(), happened.getTime()]
  const fullTime = at + DAYS_OF_TRYING * 86_400_000
  const statements: readonly Statement[] = [
    { sql: MESSAGES, values: [at, mostHappened, due.getTime(), deadline.getTime(), fullTime] },
    { sql: SECRETS, values: [at, mostHappened] },
  ]
  const results = await database.write(statements)
  return results.reduce((sum, rows) => sum + rows.length, 0)
}

const ALARMING_AGE_MS = 3_600_000
/** How often a continuing alarm is repeated. */
const REPEAT_MS = 3_600_000

/** The last alarm. `null`: none, or it is over. */
export interface RaisedAlarm {
  dead: number
  raisedAt: Date
}

type AlarmDecision =
  | { kind: 'quiet' }
  | { kind: 'over' }
  | { kind: 'raise'; dead: number; oldestPendingSeconds: number | null }

/** Decides whether a person must be alarmed now: a message died, or one waits for more than an hour. Pure. */
export function decideAlarm(
  figures: Pick<OutboxFigures, 'dead' | 'oldestPendingAt'>,
  raised: RaisedAlarm | null,
  now: Date,
): AlarmDecision {
  const { dead, oldestPendingAt } = figures
  const ageMs = oldestPendingAt === null ? 0 : now.getTime() - oldestPendingAt.getTime()
  const isLate = ageMs > ALARMING_AGE_MS
  if (dead === 0 && !isLate) return raised === null ? { kind: 'quiet' } : { kind: 'over' }
  const isNews =
    raised === null || dead > raised.dead || now.getTime() - raised.raisedAt.getTime() >= REPEAT_MS
  if (!isNews) return { kind: 'quiet' }
  return { kind: 'raise', dead, oldestPendingSeconds: isLate ? Math.floor(ageMs / 1000) : null }
}

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
