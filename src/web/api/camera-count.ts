import type { Camera, CamerasAnswer } from '../../contract/camera.ts'

/** Cameras of one road and direction of which a page knows the number alone. */
export interface CameraCount {
  road: string
  direction: Camera['direction']
  /** The counties they stand in; those the feed says no county of add none. */
  counties: readonly string[]
  count: number
}

/** What a page brings along of a long list of cameras: those of the first roads, and how many the others have. */
export interface FirstCameras extends CamerasAnswer {
  others: readonly CameraCount[]
}
