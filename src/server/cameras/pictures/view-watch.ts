import type { CameraReason, ObservedView } from '../../../contract/camera-state.ts'

/** What one look at a view's picture upstream came to. */
export type Look =
  /** A picture; `hash` is of its bytes. An answer "unchanged" is a look with the hash of before. */
  | { kind: 'picture'; hash: string }
  | { kind: 'failed'; reason: Extract<CameraReason, 'noAnswer' | 'refused' | 'notAPicture'> }

/** What was seen of a view so far. Instants are milliseconds of a clock that never jumps. */
export interface ViewWatch {
  lastLookAt: number | null
  receivedAt: number | null
  changedAt: number | null
  hash: string | null
  /** Seconds between the last changes whose moments are known well enough, oldest first. */
  gaps: readonly number[]
  /** How long before `changedAt` the picture was last seen unchanged, seconds. `null`: it was the first. */
  changeDoubtSeconds: number | null
  /** Looks that failed since the last good one. */
  failures: number
  failure: Extract<Look, { kind: 'failed' }>['reason'] | null
}

export const NEVER_WATCHED: ViewWatch = {
  lastLookAt: null,
  receivedAt: null,
  changedAt: null,
  hash: null,
  gaps: [],
  changeDoubtSeconds: null,
  failures: 0,
  failure: null,
}

/** Changes remembered; enough for a mean, few enough to follow a camera that changes its pace. */
const MOST_GAPS = 20
/** Three changes make a mean worth judging by: two times between them. */
const FEWEST_GAPS = 2
/** Looks this close together tell the pace well enough, seconds, even where every look finds a change. */
const CLOSE_LOOKS_SECONDS = 120
/** One lost call is no silence of the camera. */
const FAILURES_UNTIL_SILENT = 2
/** What nobody looked at for so long is not judged by what was seen then. */
const FORGOTTEN_AFTER_SECONDS = 20 * 60

/** Adds what was seen just now. Pure. */
export function afterLook(watch: ViewWatch, look: Look, now: number): ViewWatch {
  if (look.kind === 'failed') {
    return { ...watch, lastLookAt: now, failures: watch.failures + 1, failure: look.reason }
  }
  const seen = { ...watch, lastLookAt: now, receivedAt: now, failures: 0, failure: null }
  if (look.hash === watch.hash) return seen
  const doubtSeconds = watch.receivedAt === null ? null : (now - watch.receivedAt) / 1000
  const gap = knownGap(watch, now, doubtSeconds)
  return {
    ...seen,
    hash: look.hash,
    changedAt: now,
    changeDoubtSeconds: doubtSeconds,
    gaps: gap === null ? watch.gaps : [...watch.gaps, gap].slice(-MOST_GAPS),
  }
}

/**
 * Seconds between the last change and this one. `null` when it would tell how seldom the site looked rather than how
 * often the picture changes: the looks must be close together, or both moments known to less than half of the time.
 */
function knownGap(watch: ViewWatch, now: number, doubtSeconds: number | null): number | null {
  if (watch.changedAt === null || watch.changeDoubtSeconds === null || doubtSeconds === null) return null
  const gapSeconds = (now - watch.changedAt) / 1000
  const limitSeconds = Math.max(CLOSE_LOOKS_SECONDS, gapSeconds / 2)
  return Math.max(doubtSeconds, watch.changeDoubtSeconds) <= limitSeconds ? gapSeconds : null
}

/** Mean and deviation of the intervals seen; `null` while they are too few. */
export function intervalOf({ gaps }: ViewWatch): ObservedView['interval'] {
  if (gaps.length < FEWEST_GAPS) return null
  const meanSeconds = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const variance = gaps.reduce((sum, gap) => sum + (gap - meanSeconds) ** 2, 0) / (gaps.length - 1)
  return { meanSeconds: round(meanSeconds), deviationSeconds: round(Math.sqrt(variance)) }
}

/** Why the view's picture cannot be trusted at an instant; `null`: it can, as far as its age allows. Pure. */
export function reasonOf(watch: ViewWatch, isPlaceholder: boolean, now: number): CameraReason | null {
  if (watch.lastLookAt === null || (now - watch.lastLookAt) / 1000 > FORGOTTEN_AFTER_SECONDS)
    return 'notAskedYet'
  if (watch.failure !== null && (watch.receivedAt === null || watch.failures >= FAILURES_UNTIL_SILENT))
    return watch.failure
  if (isPlaceholder) return 'placeholder'
  return isFrozen(watch, now) ? 'frozen' : null
}

/** Shortest time without a change that is called frozen, seconds: where the pace is known, and where it is not. */
const FROZEN_AFTER_SECONDS = { known: 5 * 60, unknown: 30 * 60 }

/** Still received, and unchanged for ten times as long as it ever should be. */
function isFrozen(watch: ViewWatch, now: number): boolean {
  if (watch.changedAt === null) return false
  const interval = intervalOf(watch)
  const limitSeconds =
    interval === null
      ? FROZEN_AFTER_SECONDS.unknown
      : Math.max(FROZEN_AFTER_SECONDS.known, 10 * (interval.meanSeconds + interval.deviationSeconds))
  return (now - watch.changedAt) / 1000 > limitSeconds
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
