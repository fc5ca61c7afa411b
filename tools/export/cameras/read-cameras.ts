import * as v from 'valibot'
import { CamerasResponse } from '../../../src/contract/camera.ts'
import type { CameraProfile } from '../../../src/contract/district-profile.ts'
import { addressOf } from '../../../src/contract/endpoint-paths.ts'
import { createCameraService } from '../../../src/server/cameras/camera-service.ts'
import type { CameraSettings } from '../../../src/server/cameras/camera-settings.ts'
import type { CountyShape } from '../../../src/server/cameras/place/district-area.ts'
import { openSampleFeed } from '../../../src/server/cameras/sample/sample-feed.ts'

/** A server beside the export responds at once, or it is not there. */
const PATIENCE_MS = 5_000

/** What is known of the cameras: the server knows it best; `null` when none responds, or what does is no server of the site. */
export async function readServerCameras(server: string): Promise<CamerasResponse | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(server + addressOf('getCameras', {}), { signal })
    const parsed = v.safeParse(CamerasResponse, response.ok ? await response.json() : null)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** The list as the feed gives it, with no picture looked at; without cameras when the feed does not respond. `shapes`: the counties of the map. */
export async function readFeedCameras(
  settings: CameraSettings,
  profile: CameraProfile,
  shapes: readonly CountyShape[],
): Promise<CamerasResponse> {
  const log = { info: () => undefined, warn: () => undefined }
  const service = createCameraService({
    ...{ settings, openSample: openSampleFeed, log },
    readProfile: () => profile,
    readShapes: () => shapes,
  })
  // Nothing of the service keeps a process alive: a server does that.
  const alive = setInterval(() => undefined, 60_000)
  try {
    await service.start()
    return service.response()
  } finally {
    await service.close()
    clearInterval(alive)
  }
}
