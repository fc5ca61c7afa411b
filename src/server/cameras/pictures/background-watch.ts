import { CHECKED_WITHIN_SECONDS } from '../../../contract/camera-state.ts'
import type { SnapshotCache } from './snapshot-cache.ts'

/** A view nobody looks at is not looked at more often than this, seconds. */
const SHORTEST_TURN_SECONDS = 60
/** Looks a minute by default: few views once a minute, more each two minutes, ten a second at most. */
const RATE = { least: 120, most: 600, turnMinutes: 2 }

/** Looks a minute for so many views. Pure. */
export function usualRate(views: number): number {
  return Math.min(RATE.most, Math.max(RATE.least, Math.ceil(views / RATE.turnMinutes)))
}

/** Looks at views nobody looks at, so that their states are known. */
export interface BackgroundWatch {
  /** Whether some view has waited longer for a look than it should. */
  readonly isSlow: boolean
}

/**
 * @param perMinute looks a minute; `null`: by the number of views; 0: none
 * @param warn called once when the watch falls behind
 */
export function createWatch(
  snapshotCache: SnapshotCache,
  perMinute: number | null,
  warn: (facts: object, event: string) => void,
): BackgroundWatch & { step: () => number } {
  let isSlow = false
  let hasWarned = false
  return {
    get isSlow() {
      return isSlow
    },
    /** Looks at the view that has waited longest, if it is due. Returns the time until the next step, milliseconds. */
    step: () => {
      const rate = perMinute ?? usualRate(snapshotCache.viewCount)
      if (rate === 0) return SHORTEST_TURN_SECONDS * 1000
      const oldest = snapshotCache.longestUnseen()
      isSlow = oldest !== null && oldest.waitedSeconds > CHECKED_WITHIN_SECONDS
      if (isSlow && !hasWarned) {
        hasWarned = true
        const facts = { views: snapshotCache.viewCount, looksPerMinute: rate }
        warn({ ...facts, withinSeconds: CHECKED_WITHIN_SECONDS }, SLOW)
      }
      const isDue = oldest !== null && (oldest.isNew || oldest.waitedSeconds >= SHORTEST_TURN_SECONDS)
      if (isDue && !snapshotCache.isBusy) void snapshotCache.check(oldest.viewId)
      return 60_000 / rate
    },
  }
}

const SLOW =
  'Pictures are not checked in time: there are too many for CAMERA_WATCH_PER_MINUTE, or they arrive too slowly'

/** Has a watch look until it is stopped. Returns what stops it. */
export function runWatch(watch: { step: () => number }): () => void {
  let timer: NodeJS.Timeout
  const run = () => {
    timer = setTimeout(run, watch.step()).unref()
  }
  run()
  return () => clearTimeout(timer)
}
