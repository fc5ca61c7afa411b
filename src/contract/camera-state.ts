/** What can be said of a view's picture. Exactly one holds at a time. */
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
  /** When the site last received a picture of this view from the agency, changed or not. */
  receivedAt: string | null
  /** When the picture was last seen to differ from the one before. */
  changedAt: string | null
  /** Seconds between changes as observed; `null`: fewer than three changes were seen. */
  interval: { meanSeconds: number; deviationSeconds: number } | null
  /** What is wrong with what was received last; `null`: nothing. */
  reason: CameraReason | null
}

/** A view's change interval when none was observed yet, seconds: agencies commonly renew every one to five minutes. */
const UNKNOWN_INTERVAL = { meanSeconds: 300, deviationSeconds: 150 }

/**
 * Judges a view at an instant, the same on the server and in the browser. DriveBC's rule over the intervals
 * between changes: stale when age > max(1.1·mean, mean + 2·sd), delayed when age > 2·mean + 2·sd, where age is
 * the time since the picture last changed, seconds. A switched-off view is never judged by age.
 */
export function judgeView(view: ObservedView, now: Date): CameraState {
  if (view.isSwitchedOff) return 'switchedOff'
  if (view.reason !== null || view.changedAt === null) return 'unavailable'
  const { meanSeconds, deviationSeconds } = view.interval ?? UNKNOWN_INTERVAL
  const ageSeconds = (now.getTime() - Date.parse(view.changedAt)) / 1000
  if (ageSeconds > 2 * meanSeconds + 2 * deviationSeconds) return 'delayed'
  return ageSeconds > Math.max(1.1 * meanSeconds, meanSeconds + 2 * deviationSeconds) ? 'stale' : 'fresh'
}
