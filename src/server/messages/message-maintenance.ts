import type { Database } from '../outbox/database.ts'
import {
  announceErasures,
  decideAlarm,
  type ExpiringMessages,
  eraseBodies,
  eraseDeadBodies,
  pullInFutureTimes,
  type RaisedAlarm,
  readOutboxFigures,
} from '../outbox/outbox-maintenance.ts'
import { hastenMessages } from '../outbox/stored-messages.ts'
import type { EventLog } from '../platform/event-log.ts'
import type { SecretStore } from './xsrf/secrets.ts'

const EVERY_MS = 60_000
/** Time servers adjust a clock by less than this. */
const LEAST_JUMP_MS = 60_000

export interface MaintenanceParts {
  database: Database
  secretStore: SecretStore
  log: EventLog
  retention: Retention
}

/** Maintenance of the outbox once a minute: new secrets, alarms, and erasure after retention. */
export function createMaintenance({ database, secretStore, log, retention }: MaintenanceParts) {
  const eraseOld = createErasure(database, log, retention)
  let raised: RaisedAlarm | null = null
  let latest: Date | null = null

  const raiseAlarm = async (now: Date) => {
    const figures = await readOutboxFigures(database)
    const decision = decideAlarm(figures, raised, now)
    // One that was retried and fails again is reported again.
    if (raised !== null) raised = { ...raised, dead: Math.min(raised.dead, figures.dead) }
    if (decision.kind === 'over') {
      raised = null
      log.info({}, 'No message needs a person anymore')
    } else if (decision.kind === 'raise') {
      raised = { dead: decision.dead, raisedAt: now }
      const { dead, oldestPendingSeconds } = decision
      log.error({ dead, oldestPendingSeconds }, 'Messages need a person: npm run outbox -- list')
    }
  }
  /** Otherwise postponed messages would wait longer by the time that the clock was set back. */
  const meetClock = async (now: Date) => {
    const isSetBack = latest !== null && latest.getTime() - now.getTime() > LEAST_JUMP_MS
    latest = now
    if (isSetBack) {
      raised = null
      await hastenMessages(database, now)
      log.warn({}, 'The clock was set back: waiting messages are tried at once')
    }
    const changed = await pullInFutureTimes(database, now)
    if (changed > 0)
      log.warn({ changed }, 'The clock was ahead: times it wrote for the future were set to now')
  }
  return async (now: Date): Promise<void> => {
    await meetClock(now)
    await secretStore.refresh(now)
    await raiseAlarm(now)
    await eraseOld(now)
  }
}

/** Runs maintenance at once and then every minute, never concurrently. Call the result to stop it. */
export function startMaintenance(
  maintain: (now: Date) => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let isRunning = false
  const round = async () => {
    if (isRunning) return
    isRunning = true
    await maintain(new Date()).catch(onError)
    isRunning = false
  }
  void round()
  const timer = setInterval(round, EVERY_MS)
  return () => clearInterval(timer)
}

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** How long messages' text is stored, days. */
export interface Retention {
  retentionDays: number
  deadRetentionDays: number
}

/** The last announcement of undeliverable messages that will be erased. */
interface Announcement {
  messages: number
  at: Date
}

/**
 * Erases text past its retention, once an hour. Announces the erasure of undeliverable messages in advance: once a
 * day, and when there are more than were announced.
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

/** Also false if the clock was set back. */
function isWithin(ms: number, since: Date, now: Date): boolean {
  const elapsedMs = now.getTime() - since.getTime()
  return elapsedMs >= 0 && elapsedMs < ms
}
