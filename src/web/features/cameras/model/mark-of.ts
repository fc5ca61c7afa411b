import type { CameraView } from '../../../../contract/camera.ts'
import { type CameraState, evaluateView, isUnchecked } from '../../../../contract/camera-state.ts'

/** What a view's words are made from. */
export type EvaluatedView = Pick<
  CameraView,
  'isSwitchedOff' | 'reason' | 'receivedAt' | 'changedAt' | 'interval'
>

/** The mark a view wears: its state, or that the site has not looked, yet or lately, which is not the camera's doing. */
export type CameraMark = CameraState | 'unasked'
export const CAMERA_MARKS = ['fresh', 'stale', 'delayed', 'unavailable', 'switchedOff', 'unasked'] as const

/** The mark of a view at an instant. `null`: the camera has no view. */
export function markOf(view: EvaluatedView | null, now: Date): CameraMark {
  if (view === null) return 'unavailable'
  if (isUnchecked(view, now)) return 'unasked'
  const state = evaluateView(view)
  return state === 'unavailable' && view.reason === 'notAskedYet' ? 'unasked' : state
}
