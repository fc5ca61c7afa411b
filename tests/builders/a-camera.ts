import type { Camera, CameraView } from '../../src/contract/camera.ts'
import type { FeedCamera } from '../../src/server/cameras/feed/feed-camera.ts'
import { NOW } from './now.ts'

/** An instant this many seconds before `NOW`. */
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

/** A camera as an agency's feed lists it. */
export function aFeedCamera(given: Partial<FeedCamera> = {}): FeedCamera {
  return {
    key: '1',
    road: 'I-95',
    direction: 'northbound',
    milepost: null,
    sortOrder: null,
    location: '',
    county: null,
    place: { latitude: 26.12, longitude: -80.17 },
    views: [],
    ...given,
  }
}

/** As many cameras as the largest feeds list. */
export const STATEWIDE_COUNT = 7029

const SYSTEMS = ['US', 'SR', 'I', 'CR'] as const
const DIRECTIONS = ['northbound', 'southbound', 'eastbound', 'westbound', null] as const
const STREETS = [
  'Sunrise Blvd',
  'Main St',
  'Exit',
  'NW 62nd Ave',
  'Oakland Park Blvd',
  'University Dr',
  'Airport Rd',
]
const COUNTIES = ['Broward', 'Palm Beach', 'Martin', 'St. Lucie', 'Indian River', null] as const

/** A statewide list: 520 roads of very different lengths, and every hundredth camera without a road. */
export function aStatewideList(count = STATEWIDE_COUNT): Camera[] {
  return Array.from({ length: count }, (_, index) => {
    // A few long roads and many short ones.
    const road = Math.floor(519 * ((index % 1009) / 1009) ** 2)
    const street = STREETS[index % STREETS.length] ?? ''
    return aCamera({
      id: `cam-${index}`,
      road: index % 100 === 99 ? 'Other roads' : `${SYSTEMS[road % SYSTEMS.length]}-${road + 1}`,
      direction: DIRECTIONS[index % DIRECTIONS.length] ?? null,
      milepost: index % 3 === 0 ? null : index % 300,
      order: index,
      location: `${street} ${street === 'Exit' ? index % 400 : `and ${index} St`}`,
      county: COUNTIES[index % COUNTIES.length] ?? null,
      latitude: 25.98 + (index % 997) * 0.0018,
      longitude: -80.15 - (index % 613) * 0.0008,
      views: [aView({ id: `cam-${index}.1`, description: index % 4 === 0 ? 'Looking north' : '' })],
    })
  })
}
