import { decideAlarm, type RaisedAlarm } from '../outbox/alarm.ts'
import { hastenMessages } from '../outbox/claims.ts'
import type { Database } from '../outbox/database.ts'
import { pullInFutureTimes } from '../outbox/future-times.ts'
import { readOutboxFigures } from '../outbox/outbox-maintenance.ts'
import type { EventLog } from '../platform/event-log.ts'
import { createErasure, type Retention } from './erase-messages.ts'
import type { SecretStore } from './xsrf/secrets.ts'

const EVERY_MS = 60_000
/** Time servers move a clock by less than this. */
const LEAST_JUMP_MS = 60_000

export interface UpkeepParts {
  database: Database
  secretStore: SecretStore
  log: EventLog
  retention: Retention
}

/** What is done for the outbox once a minute: fresh secrets, alarms, erasing what is past its time. */
export function createUpkeep({ database, secretStore, log, retention }: UpkeepParts) {
  const eraseOld = createErasure(database, log, retention)
  let raised: RaisedAlarm | null = null
  let latest: Date | null = null

  const raiseAlarm = async (now: Date) => {
    const figures = await readOutboxFigures(database)
    const decision = decideAlarm(figures, raised, now)
    // One that was revived and dies again is news again.
    if (raised !== null) raised = { ...raised, dead: Math.min(raised.dead, figures.dead) }
    if (decision.kind === 'over') {
      raised = null
      log.info({}, 'No message needs a person any more')
    } else if (decision.kind === 'raise') {
      raised = { dead: decision.dead, raisedAt: now }
      const { dead, oldestPendingSeconds } = decision
      log.error({ dead, oldestPendingSeconds }, 'Messages need a person: npm run outbox -- list')
    }
  }
  /** What was put off until a later time would be put off by an hour more. */
  const meetClock = async (now: Date) => {
    const isSetBack = latest !== null && latest.getTime() - now.getTime() > LEAST_JUMP_MS
    latest = now
    if (isSetBack) {
      raised = null
      await hastenMessages(database, now)
      log.warn({}, 'The clock was set back: messages that wait are tried at once')
    }
    const changed = await pullInFutureTimes(database, now)
    if (changed > 0)
      log.warn({ changed }, 'The clock was ahead: what it wrote for the future counts from now')
  }
  return async (now: Date): Promise<void> => {
    await meetClock(now)
    await secretStore.refresh(now)
    await raiseAlarm(now)
    await eraseOld(now)
  }
}

/** Runs the upkeep at once and then every minute, never twice at a time. Call the result to end it. */
export function startUpkeep(
  upkeep: (now: Date) => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let isRunning = false
  const round = async () => {
    if (isRunning) return
    isRunning = true
    await upkeep(new Date()).catch(onError)
    isRunning = false
  }
  void round()
  const timer = setInterval(round, EVERY_MS)
  return () => clearInterval(timer)
}
