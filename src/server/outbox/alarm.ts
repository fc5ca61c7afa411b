import type { OutboxFigures } from './outbox-maintenance.ts'

const ALARMING_AGE_MS = 3_600_000
/** An alarm that goes on is repeated so often. */
const REPEAT_MS = 3_600_000

/** The last alarm. `null`: none, or it is over. */
export interface RaisedAlarm {
  dead: number
  raisedAt: Date
}

export type AlarmDecision =
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
