import { DAYS_OF_TRYING, LONGEST_BACKOFF_SECONDS } from './after-failure.ts'
import type { Database, Statement } from './database.ts'

/** Clocks of servers that share a store may differ by so much. */
const TOLERANCE_MS = 60_000

/** The latest instants that a clock which is right can have written. */
export interface LatestTimes {
  /** Of what has happened: receipt, sending, the making of a secret. */
  happened: Date
  /** Of what is due: the next try, the end of a claim. */
  due: Date
  deadline: Date
}

export function latestTimes(now: Date): LatestTimes {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000 + TOLERANCE_MS)
  return {
    happened: after(0),
    due: after(LONGEST_BACKOFF_SECONDS),
    deadline: after(DAYS_OF_TRYING * 86_400),
  }
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
 * Sets times that only a clock which was ahead can have written to `now`: what is due then is due at once, what has
 * happened then has happened now, and the last try is a full time of trying away. Otherwise messages would wait, without
 * an alarm, for the day the clock once showed. Resolves with the number of messages and secrets it changed.
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
