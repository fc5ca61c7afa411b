import places from './sample-places.json' with { type: 'json' }

/** How a camera of the sample feed behaves. Exactly one holds. */
export type SampleBehavior =
  | 'steady'
  /** Changes for a while after the start, then never again. */
  | 'freezing'
  /** Sends 200 with the picture that says there is none. */
  | 'placeholder'
  /** Sends an error, or nothing at all. */
  | 'failing'
  | 'disabled'

/** One view of the sample feed. */
export interface SampleView {
  id: string
  description: string
  behavior: SampleBehavior
  /** Between two pictures, seconds. */
  periodSeconds: number
  hasVideo: boolean
}

/** One camera of the sample feed, at a real interchange. */
export interface SampleCamera {
  id: number
  road: string
  /** As 511 services write it. */
  direction: string
  /** What the road meets there. */
  place: string
  latitude: number
  longitude: number
  views: readonly SampleView[]
}

/** Every so many-th camera has two views, looking both ways. */
const TWO_VIEWS_EVERY = 6

/** The cameras are at interchanges of the district's map: sample-places.json, made once from tools/geo. */
export const SAMPLE_CAMERAS: readonly SampleCamera[] = places.map((place, index) => {
  const { road, isNorthSouth, latitude, longitude } = place
  const isAhead = index % 2 === 0
  const [there, back] = isNorthSouth ? ['Northbound', 'Southbound'] : ['Eastbound', 'Westbound']
  const id = 1001 + index
  const views = [viewOf(index, `${id}1`, `Looking ${isAhead ? 'ahead' : 'back'}`, behaviorOf(index))]
  if (index % TWO_VIEWS_EVERY === 2) views.push(viewOf(index + 1, `${id}2`, 'Looking at the ramp', 'steady'))
  return {
    id,
    road,
    direction: (isAhead ? there : back) ?? '',
    place: place.place,
    latitude,
    longitude,
    views,
  }
})

function viewOf(index: number, id: string, description: string, behavior: SampleBehavior): SampleView {
  // From 20 s to a minute, a different pace for each.
  return { id, description, behavior, periodSeconds: 20 + ((index * 7) % 41), hasVideo: index === 10 }
}

/** Most are steady; the others come often enough to be met on every road. */
function behaviorOf(index: number): SampleBehavior {
  if (index % 17 === 4) return 'freezing'
  if (index % 19 === 7) return 'placeholder'
  if (index % 23 === 13) return 'failing'
  return index % 29 === 16 ? 'disabled' : 'steady'
}

/**
 * The list as a 511 service sends it, with a few of the errors that real ones have: a camera whose place is
 * exchanged, one at zero, one listed twice, and one with the code of a web page in its name.
 */
export function buildSampleList(origin: string): object[] {
  const records = SAMPLE_CAMERAS.map((camera, index) => recordOf(camera, index, origin))
  return [...records, ...records.slice(0, 1)]
}

function recordOf(camera: SampleCamera, index: number, origin: string): object {
  const { id, road, direction, place, latitude, longitude, views } = camera
  const location = `${road} at ${place}`
  return {
    Id: id,
    Roadway: road,
    Direction: direction,
    Latitude: index === 40 ? longitude : latitude,
    Longitude: index === 40 ? latitude : longitude,
    ...(index === 88 ? { Latitude: 0, Longitude: 0 } : {}),
    Location: index === 12 ? `<b>${location}</b><br/>` : location,
    SortOrder: 0,
    Views: views.map((view) => ({
      Id: Number(view.id),
      Url: `${origin}/map/Cctv/${view.id}`,
      Status: view.behavior === 'disabled' ? 'Disabled' : 'Enabled',
      Description: view.description,
      ...(view.hasVideo ? { VideoUrl: `${origin}/video/sample.m3u8` } : {}),
    })),
  }
}
