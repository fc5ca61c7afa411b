import type { Database } from '../outbox/database.ts'
import { announceErasures, type ExpiringMessages, eraseDeadBodies } from '../outbox/dead-retention.ts'
import { eraseBodies } from '../outbox/outbox-maintenance.ts'
import type { EventLog } from '../platform/event-log.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** For how long the words of messages are kept, days. */
export interface Retention {
  /** Of sent messages. */
  retentionDays: number
  /** Of messages that could not be delivered. */
  deadRetentionDays: number
}

/** The last announcement of undeliverable messages that will be erased. */
interface Announcement {
  messages: number
  at: Date
}

/**
 * Erases what is past its time, once an hour. Of undeliverable messages it says a while before that they will be erased:
 * when there are more than were announced, and once a day.
 */
export function createErasure(
  database: Database,
  log: EventLog,
  { retentionDays, deadRetentionDays }: Retention,
): (now: Date) => Promise<void> {
  let doneAt: Date | null = null
  let last: Announcement | null = null

  const announce = (expiring: ExpiringMessages | null, now: Date) => {
    if (expiring !== null && !isNews(expiring.messages, last, now)) return
    last = expiring === null ? null : { messages: expiring.messages, at: now }
    if (expiring !== null)
      log.error(expiring, 'Undeliverable messages will be erased: npm run outbox -- list')
  }
  return async (now) => {
    if (doneAt !== null && isWithin(HOUR_MS, doneAt, now)) return
    const sent = await eraseBodies(database, new Date(now.getTime() - retentionDays * DAY_MS))
    if (sent > 0) log.info({ erased: sent }, 'Sent messages were erased at the end of their retention')
    announce(await announceErasures(database, now, deadRetentionDays), now)
    const dead = await eraseDeadBodies(database, now, deadRetentionDays)
    if (dead > 0)
      log.warn({ erased: dead }, 'Undeliverable messages were erased at the end of their retention')
    doneAt = now
  }
}

function isNews(messages: number, last: Announcement | null, now: Date): boolean {
  return last === null || messages > last.messages || !isWithin(DAY_MS, last.at, now)
}

/** False as well when the clock was set back. */
function isWithin(ms: number, since: Date, now: Date): boolean {
  const elapsedMs = now.getTime() - since.getTime()
  return elapsedMs >= 0 && elapsedMs < ms
}
