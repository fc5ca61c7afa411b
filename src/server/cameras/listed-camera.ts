import type { Camera } from '../../contract/camera.ts'

/** A camera of the last good list, with an id for addresses; what is observed of its views is kept elsewhere. */
export interface ListedCamera extends Omit<Camera, 'views'> {
  views: readonly ListedView[]
}

/** A view with the address of its picture. */
export interface ListedView {
  id: string
  cameraId: string
  description: string
  isSwitchedOff: boolean
  /** Allowed to be requested. `null`: the feed gives none, or none that is allowed. */
  pictureUrl: string | null
  videoUrl: string | null
  /** What is one place for the eye: cameras in the same spot may show the same. */
  place: string
}
