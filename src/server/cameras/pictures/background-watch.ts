import { CHECKED_WITHIN_SECONDS } from '../../../contract/camera-state.ts'
import type { SnapshotCache } from './snapshot-cache.ts'

/** A view without visitors is checked no more often than this, seconds. */
const SHORTEST_TURN_SECONDS = 60
/** Default checks per minute: few views once a minute, more views every two minutes, at most ten per second. */
const RATE = { least: 120, most: 600, turnMinutes: 2 }

/** Checks per minute for this many views. Pure. */
export function usualRate(views: number): number {
  return Math.min(RATE.most, Math.max(RATE.least, Math.ceil(views / RATE.turnMinutes)))
}

/** Checks views without visitors, so that their states are known. */
export interface BackgroundWatch {
  /** Whether some view has waited too long for a check. */
  readonly isSlow: boolean
}

/**
 * @param perMinute checks per minute; `null`: depends on the number of views; 0: none
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
    /** Checks the view that has waited longest, if it is due. Returns the time until the next step, milliseconds. */
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

/** Runs a watch. Returns the function that stops it. */
export function runWatch(watch: { step: () => number }): () => void {
  let timer: NodeJS.Timeout
  const run = () => {
    timer = setTimeout(run, watch.step()).unref()
  }
  run()
  return () => clearTimeout(timer)
}
