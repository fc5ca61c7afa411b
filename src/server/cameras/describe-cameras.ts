import type { CamerasResponse, CameraView, FeedHealth } from '../../contract/camera.ts'
import { evaluateView, isUnchecked, type ObservedView } from '../../contract/camera-state.ts'
import { addressOf } from '../../contract/endpoint-paths.ts'
import type { ListedCamera, ListedView } from './camera-list.ts'

export interface CameraFacts {
  cameras: readonly ListedCamera[]
  feed: FeedHealth
  observed: (view: ListedView) => ObservedView
  /** Where the site itself serves a view's video; `null`: the browser requests it from the agency. */
  videoAddress: (videoUrl: string) => string
}

/** The list with each picture's state as of its last check. Pure. */
export function describeCameras(
  { cameras, feed, observed, videoAddress }: CameraFacts,
  now: Date,
): CamerasResponse {
  const states = { fresh: 0, stale: 0, delayed: 0, unavailable: 0, switchedOff: 0 }
  let unchecked = 0
  const described = cameras.map(({ views, ...camera }) => ({
    ...camera,
    views: views.map((view): CameraView => {
      const seen = observed(view)
      const state = evaluateView(seen)
      states[state]++
      if (seen.reason === 'notAskedYet' || isUnchecked(seen, now)) unchecked++
      const { id, description, videoUrl } = view
      return {
        id,
        description,
        state,
        ...seen,
        snapshotUrl: addressOf('getSnapshot', { viewId: id }),
        videoUrl: videoUrl === null || view.isSwitchedOff ? null : videoAddress(videoUrl),
      }
    }),
  }))
  return { asOf: now.toISOString(), feed, states, unchecked, cameras: described }
}
