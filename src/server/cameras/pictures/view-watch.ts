import {
  type CameraReason,
  CHECKED_WITHIN_SECONDS,
  type ObservedView,
} from '../../../contract/camera-state.ts'

/** What one look at a view's picture upstream came to. */
export type Look =
  /** A picture; `hash` is of its bytes. A response "unchanged" is a look with the hash of before. */
  | { kind: 'picture'; hash: string }
  | { kind: 'failed'; reason: Extract<CameraReason, 'noAnswer' | 'refused' | 'notAPicture'> }

/** What was seen of a view so far. Instants are milliseconds of a clock that never jumps. */
export interface ViewWatch {
  lastLookAt: number | null
  receivedAt: number | null
  changedAt: number | null
  hash: string | null
  /** Between the last changes whose moments are known well enough, oldest first. */
  gaps: readonly Gap[]
  /** How long before `changedAt` the picture was last seen unchanged, seconds. `null`: it was the first. */
  changeDoubtSeconds: number | null
  /** Looks that failed since the last good one. */
  failures: number
  failure: Extract<Look, { kind: 'failed' }>['reason'] | null
}

/** From one change to the next, as they were seen. */
interface Gap {
  from: number
  to: number
  /** How much earlier the first of them may have been, seconds. */
  doubtSeconds: number
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
const MAX_GAPS = 20
/** Three changes make a mean worth comparing with: two times between them. */
const FEWEST_GAPS = 2
/** Looks as close together as the site means to look tell the pace well enough, even where every look finds a change. */
const CLOSE_LOOKS_SECONDS = CHECKED_WITHIN_SECONDS
/** One lost call is no silence of the camera. */
const FAILURES_UNTIL_SILENT = 2
/** After this long without a look, earlier observations no longer count. */
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
    gaps: gap === null ? watch.gaps : [...watch.gaps, gap].slice(-MAX_GAPS),
  }
}

/**
 * From the last change to this one. `null` when it would tell how seldom the site looked rather than how often the
 * picture changes: the looks must be close together, or both moments known to less than half of the time.
 */
function knownGap(watch: ViewWatch, now: number, doubtSeconds: number | null): Gap | null {
  if (watch.changedAt === null || watch.changeDoubtSeconds === null || doubtSeconds === null) return null
  const limitSeconds = Math.max(CLOSE_LOOKS_SECONDS, (now - watch.changedAt) / 1000 / 2)
  return Math.max(doubtSeconds, watch.changeDoubtSeconds) <= limitSeconds
    ? { from: watch.changedAt, to: now, doubtSeconds: watch.changeDoubtSeconds }
    : null
}

/** Mean and deviation of the intervals seen; `null` while they are too few. */
export function intervalOf({ gaps }: ViewWatch): ObservedView['interval'] {
  if (gaps.length < FEWEST_GAPS) return null
  const seconds = gaps.map(({ from, to }) => (to - from) / 1000)
  const meanSeconds = seconds.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const variance = seconds.reduce((sum, gap) => sum + (gap - meanSeconds) ** 2, 0) / (gaps.length - 1)
  const deviationSeconds = Math.sqrt(variance) + meanDoubtSeconds(gaps)
  return { meanSeconds: round(meanSeconds), deviationSeconds: round(deviationSeconds) }
}

/**
 * By how much the true mean may be longer, seconds. A change is seen with the next look, so a gap may be shorter than
 * the truth by as much as its beginning is in doubt; where one gap follows the other, that of the first counts alone.
 */
function meanDoubtSeconds(gaps: readonly Gap[]): number {
  const firsts = gaps.filter(({ from }, index) => gaps[index - 1]?.to !== from)
  return firsts.reduce((sum, { doubtSeconds }) => sum + doubtSeconds, 0) / gaps.length
}

/** Why the view's picture cannot be trusted at an instant; `null`: it can, as far as its age allows. Pure. */
export function reasonOf(watch: ViewWatch, isPlaceholder: boolean, now: number): CameraReason | null {
  if (watch.lastLookAt === null || (now - watch.lastLookAt) / 1000 > FORGOTTEN_AFTER_SECONDS)
    return 'notAskedYet'
  if (watch.failure !== null && (watch.receivedAt === null || watch.failures >= FAILURES_UNTIL_SILENT))
    return watch.failure
  if (isPlaceholder) return 'placeholder'
  return isFrozen(watch) ? 'frozen' : null
}

/** Shortest time without a change that is called frozen, seconds: where the pace is known, and where it is not. */
const FROZEN_AFTER_SECONDS = { known: 5 * 60, unknown: 30 * 60 }

/** Still received, and unchanged for ten times as long as it ever should be. */
function isFrozen(watch: ViewWatch): boolean {
  if (watch.changedAt === null || watch.receivedAt === null) return false
  const interval = intervalOf(watch)
  const limitSeconds =
    interval === null
      ? FROZEN_AFTER_SECONDS.unknown
      : Math.max(FROZEN_AFTER_SECONDS.known, 10 * (interval.meanSeconds + interval.deviationSeconds))
  return (watch.receivedAt - watch.changedAt) / 1000 > limitSeconds
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
