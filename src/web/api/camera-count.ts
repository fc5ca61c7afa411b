import type { Camera, CamerasResponse } from '../../contract/camera.ts'

/** Cameras of one road and direction of which a page knows the number alone. */
export interface CameraCount {
  road: string
  direction: Camera['direction']
  /** Of cameras without a road, which are listed by county; `null`: they have one. */
  county: string | null
  /** The counties they stand in. */
  counties: readonly string[]
  count: number
  /** The road is listed, and has these cameras beside. */
  isRest: boolean
}

/** What a page brings along of a long list of cameras: those of the first roads, and how many the others have. */
export interface FirstCameras extends CamerasResponse {
  others: readonly CameraCount[]
}
