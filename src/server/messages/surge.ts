const MINUTE_MS = 60_000
/** The office gets a few dozen messages a day; so many in a minute are not sent by people. */
const SURGE_PER_MINUTE = 30
/** How long the forms stay guarded after the last surge. */
const GUARD_MS = 10 * MINUTE_MS

/** Notices when messages surge, whoever they come from. */
export interface SurgeMeter {
  note: (now: Date) => void
  isSurging: (now: Date) => boolean
}

export function createSurgeMeter(): SurgeMeter {
  let recent: number[] = []
  let guardedUntil = 0
  return {
    note: (now) => {
      const nowMs = now.getTime()
      recent = [...recent.filter((time) => time <= nowMs && nowMs - time < MINUTE_MS), nowMs].slice(
        -SURGE_PER_MINUTE,
      )
      if (recent.length >= SURGE_PER_MINUTE) guardedUntil = nowMs + GUARD_MS
    },
    isSurging: (now) => {
      const leftMs = guardedUntil - now.getTime()
      // More than the whole time is left when the clock was set back since.
      return leftMs > 0 && leftMs <= GUARD_MS
    },
  }
}
