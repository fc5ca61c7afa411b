import type { Camera, CamerasResponse, CameraView } from '../../../src/contract/camera.ts'

const AS_OF = '2026-11-22T22:12:00Z'

/** Three cameras as they were on November 22, 2026, at 5:12 p.m.: one in order, one late, one without a picture. */
export const CAMERAS: CamerasResponse = {
  asOf: AS_OF,
  feed: {
    kind: 'arcadis-511',
    lastSuccessAt: '2026-11-22T22:11:30Z',
    lastTryAt: AS_OF,
    pollSeconds: 60,
    problems: [],
    outsideArea: 0,
  },
  states: { fresh: 1, stale: 0, delayed: 1, unavailable: 1, switchedOff: 0 },
  unchecked: 0,
  cameras: [
    aCamera({ id: 'exit-7', location: 'Exit 7' }, { state: 'fresh', changedAt: '2026-11-22T22:10:00Z' }),
    aCamera({ id: 'exit-11', location: 'Exit 11' }, { state: 'delayed', changedAt: '2026-11-21T14:00:00Z' }),
    aCamera({ id: 'sunrise', location: 'Sunrise <Blvd>', direction: null }, { state: 'unavailable' }),
  ],
}

function aCamera(own: Partial<Camera> & { id: string }, view: Partial<CameraView>): Camera {
  return {
    ...{ road: 'I-75', direction: 'northbound', milepost: null, order: 1, location: '', county: 'Broward' },
    ...{ latitude: null, longitude: null, exit: null, distinction: null },
    ...own,
    views: [
      {
        ...{ id: `${own.id}.1`, description: '', state: 'fresh', isSwitchedOff: false, reason: null },
        ...{ receivedAt: null, changedAt: null, interval: null, videoUrl: null },
        snapshotUrl: `/api/api/Cameras/GetSnapshot/${own.id}.1`,
        ...view,
      },
    ],
  }
}
