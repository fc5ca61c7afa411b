import {
  type CameraReason,
  CHECKED_WITHIN_SECONDS,
  type ObservedView,
} from '../../../contract/camera-state.ts'

export type Look =
  /** A picture; `hash` is of its bytes. An "unchanged" response has the previous hash. */
  | { kind: 'picture'; hash: string }
  | { kind: 'failed'; reason: Extract<CameraReason, 'noAnswer' | 'refused' | 'notAPicture'> }

/** What was observed of a view so far. Instants are milliseconds of a clock that never jumps. */
export interface ViewWatch {
  lastLookAt: number | null
  receivedAt: number | null
  changedAt: number | null
  hash: string | null
  /** Between the last changes whose times are known well enough, oldest first. */
  gaps: readonly Gap[]
  /** Seconds before `changedAt` when the picture was last seen unchanged. `null`: it was the first. */
  changeDoubtSeconds: number | null
  /** Failed looks since the last good one. */
  failures: number
  failure: Extract<Look, { kind: 'failed' }>['reason'] | null
}

/** From one observed change to the next. */
interface Gap {
  from: number
  to: number
  /** How much earlier the first change may have happened, seconds. */
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

/** Gaps remembered: enough for a mean, few enough to follow a camera that changes its pace. */
const MAX_GAPS = 20
/** A meaningful mean takes three changes, which have two gaps between them. */
const FEWEST_GAPS = 2
/** Looks this close together, the site's own goal, reveal the pace even if every look finds a change. */
const CLOSE_LOOKS_SECONDS = CHECKED_WITHIN_SECONDS
/** One failed call does not mean that the camera is silent. */
const FAILURES_UNTIL_SILENT = 2
/** After this long without a look, earlier observations no longer count. */
const FORGOTTEN_AFTER_SECONDS = 20 * 60

export function afterLook(watch: ViewWatch, look: Look, now: number): ViewWatch {
  if (look.kind === 'failed') {
    return { ...watch, lastLookAt: now, failures: watch.failures + 1, failure: look.reason }
  }
  const seen = { ...watch, lastLookAt: now, receivedAt: now, failures: 0, failure: null }
  if (look.hash === watch.hash) return seen
  const doubtSeconds = watch.receivedAt === null ? null : (now - watch.receivedAt) / 1000
  const gap = reliableGap(watch, now, doubtSeconds)
  return {
    ...seen,
    hash: look.hash,
    changedAt: now,
    changeDoubtSeconds: doubtSeconds,
    gaps: gap === null ? watch.gaps : [...watch.gaps, gap].slice(-MAX_GAPS),
  }
}

/**
 * From the last change to this one. `null` if it would measure how rarely the site looked rather than how often the
 * picture changes: looks must be close together, or both times known to within half of the gap.
 */
function reliableGap(watch: ViewWatch, now: number, doubtSeconds: number | null): Gap | null {
  if (watch.changedAt === null || watch.changeDoubtSeconds === null || doubtSeconds === null) return null
  const limitSeconds = Math.max(CLOSE_LOOKS_SECONDS, (now - watch.changedAt) / 1000 / 2)
  return Math.max(doubtSeconds, watch.changeDoubtSeconds) <= limitSeconds
    ? { from: watch.changedAt, to: now, doubtSeconds: watch.changeDoubtSeconds }
    : null
}

/** Mean and deviation of the observed intervals; `null` while there are too few. */
export function intervalOf({ gaps }: ViewWatch): ObservedView['interval'] {
  if (gaps.length < FEWEST_GAPS) return null
  const seconds = gaps.map(({ from, to }) => (to - from) / 1000)
  const meanSeconds = seconds.reduce((sum, gap) => sum + gap, 0) / gaps.length
  const variance = seconds.reduce((sum, gap) => sum + (gap - meanSeconds) ** 2, 0) / (gaps.length - 1)
  const deviationSeconds = Math.sqrt(variance) + meanDoubtSeconds(gaps)
  return { meanSeconds: round(meanSeconds), deviationSeconds: round(deviationSeconds) }
}

/**
 * By how much the true mean may be longer, seconds. A change is seen at the next look, so a gap may be too short by
 * the uncertainty of its start; of consecutive gaps, only the first one's uncertainty counts.
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

/** Shortest time without a change that counts as frozen, seconds, for a known and an unknown pace. */
const FROZEN_AFTER_SECONDS = { known: 5 * 60, unknown: 30 * 60 }

/** Still received, but unchanged for ten times its longest normal interval. */
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
