import type { Camera, CameraView } from '../../../../contract/camera.ts'

/** The moment tests take for now. */
export const NOW = new Date('2026-11-21T14:00:00Z')

/** An instant so many seconds before `NOW`. */
export function secondsAgo(seconds: number): string {
  return new Date(NOW.getTime() - seconds * 1000).toISOString()
}

export function aView(given: Partial<CameraView> = {}): CameraView {
  return {
    id: 'cam-1-1',
    description: '',
    state: 'fresh',
    isSwitchedOff: false,
    reason: null,
    receivedAt: secondsAgo(40),
    changedAt: secondsAgo(90),
    interval: { meanSeconds: 120, deviationSeconds: 20 },
    snapshotUrl: '/api/api/Cameras/GetSnapshot/cam-1-1',
    videoUrl: null,
    ...given,
  }
}

export function aCamera(given: Partial<Camera> = {}): Camera {
  return {
    id: 'cam-1',
    road: 'I-95',
    direction: 'northbound',
    milepost: 29,
    order: 29,
    location: 'Sunrise Blvd',
    county: 'Broward',
    latitude: 26.137,
    longitude: -80.17,
    exit: null,
    distinction: null,
    views: [aView()],
    ...given,
  }
}
