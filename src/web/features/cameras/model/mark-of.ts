import type { CameraView } from '../../../../contract/camera.ts'
import { type CameraState, judgeView } from '../../../../contract/camera-state.ts'

/** What a view's words are made from. */
export type JudgedView = Pick<
  CameraView,
  'isSwitchedOff' | 'reason' | 'receivedAt' | 'changedAt' | 'interval'
>

/** The mark a view wears: its state, or that nobody has asked for its picture yet, which is no fault of the camera. */
export type CameraMark = CameraState | 'unasked'
export const CAMERA_MARKS = ['fresh', 'stale', 'delayed', 'unavailable', 'switchedOff', 'unasked'] as const

/** The mark of a view at an instant. `null`: the camera has no view. */
export function markOf(view: JudgedView | null, now: Date): CameraMark {
  if (view === null) return 'unavailable'
  const state = judgeView(view, now)
  return state === 'unavailable' && view.reason === 'notAskedYet' ? 'unasked' : state
}
