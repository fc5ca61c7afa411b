/** The state of a view's picture. Exactly one holds at a time. */
export const CAMERA_STATES = ['fresh', 'stale', 'delayed', 'unavailable', 'switchedOff'] as const
export type CameraState = (typeof CAMERA_STATES)[number]

/** Why no picture of a view can be trusted. */
export const CAMERA_REASONS = [
  'notAskedYet',
  'noAnswer',
  'refused',
  'notAPicture',
  'placeholder',
  'frozen',
] as const
export type CameraReason = (typeof CAMERA_REASONS)[number]

/** What was observed of one view. Instants are ISO 8601 with `Z`; `null`: not observed. */
export interface ObservedView {
  /** The agency switched the view off. */
  isSwitchedOff: boolean
  /** When the site last received a picture of this view from the agency, changed or not: the state is as of then. */
  receivedAt: string | null
  /** When the picture was last seen to differ from the one before. */
  changedAt: string | null
  /**
   * Observed seconds between changes; `null`: fewer than three changes were seen. The deviation includes how far off the
   * mean may be because the site checked rarely.
   */
  interval: { meanSeconds: number; deviationSeconds: number } | null
  /** What is wrong with the last response; `null`: nothing. */
  reason: CameraReason | null
}

/** A view's change interval until one is observed, seconds: agencies commonly refresh every one to five minutes. */
const UNKNOWN_INTERVAL = { meanSeconds: 300, deviationSeconds: 150 }

/**
 * The state of a view, the same on the server and in the browser. DriveBC's rule over the intervals between changes:
 * stale when age > max(1.1·mean, mean + 2·sd), delayed when age > 2·mean + 2·sd. The age, in seconds, is how long the
 * picture had not changed when the site last received it: a camera is not stale just because nobody checked it.
 */
export function evaluateView(view: ObservedView): CameraState {
  if (view.isSwitchedOff) return 'switchedOff'
  if (view.reason !== null || view.changedAt === null || view.receivedAt === null) return 'unavailable'
  const { meanSeconds, deviationSeconds } = view.interval ?? UNKNOWN_INTERVAL
  const ageSeconds = (Date.parse(view.receivedAt) - Date.parse(view.changedAt)) / 1000
  if (ageSeconds > 2 * meanSeconds + 2 * deviationSeconds) return 'delayed'
  return ageSeconds > Math.max(1.1 * meanSeconds, meanSeconds + 2 * deviationSeconds) ? 'stale' : 'fresh'
}

/** The site checks every view at least this often, seconds: those on a screen every 30 to 60, the others in turn. */
export const CHECKED_WITHIN_SECONDS = 180

/** Whether the last check is too old for the state to be current: show "not checked since" instead. */
export function isUnchecked({ isSwitchedOff, reason, receivedAt }: ObservedView, now: Date): boolean {
  if (isSwitchedOff || receivedAt === null || (reason !== null && reason !== 'notAskedYet')) return false
  return (now.getTime() - Date.parse(receivedAt)) / 1000 > CHECKED_WITHIN_SECONDS
}

/** Widths in which a picture can be requested, pixels: for a tile, and for a tile on a high-density screen. */
export const SNAPSHOT_WIDTHS = [320, 640] as const
export type SnapshotWidth = (typeof SNAPSHOT_WIDTHS)[number]
