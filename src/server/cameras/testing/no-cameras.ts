import { createCameraService } from '../camera-service.ts'
import { PreparedCameras } from '../prepared-cameras.ts'

/** Cameras of a feed that was never asked, as when a server has just started. */
export function noCameras() {
  const settings = {
    kind: 'sample',
    feedUrl: null,
    key: null,
    pictureHosts: [],
    allowsPrivateNetworks: false,
    area: 'district',
    watchPerMinute: 0,
  } as const
  const cameras = createCameraService({ settings, log: { info: () => {}, warn: () => {} } })
  return { cameras, preparedCameras: new PreparedCameras(cameras) }
}
