import { createCameraService } from '../camera-service.ts'

/** Cameras of a feed that was never requested, as right after a server starts. */
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
  return createCameraService({ settings, readContent: () => null, log: { info: () => {}, warn: () => {} } })
}
