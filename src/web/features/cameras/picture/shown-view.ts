import type { CameraView } from '../../../../contract/camera.ts'
import type { EvaluatedView } from '../model/mark-of.ts'
import type { Picture } from './read-picture.ts'

/**
 * A view as it is to be judged by the picture on the screen. The list may know of a newer picture than the one shown,
 * as while the wall is paused; then the age told is that of the one shown. Pure.
 */
export function shownView(view: CameraView, picture: Picture | null): EvaluatedView {
  if (picture === null || view.isSwitchedOff) return view
  const isFirst = view.reason === 'notAskedYet'
  return {
    isSwitchedOff: false,
    reason: isFirst ? null : view.reason,
    receivedAt: earlier(view.receivedAt, picture.fetchedAt),
    changedAt: earlier(view.changedAt, isFirst || view.changedAt !== null ? picture.fetchedAt : null),
    interval: view.interval,
  }
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return Date.parse(one) < Date.parse(other) ? one : other
}
