import type { ExitEntry } from '../../../content/exits-file.ts'
import { isNorthSouth } from '../place/road-axis.ts'

/** A sample site's location, from its content. */
export interface SampleDistrict {
  exits: readonly ExitEntry[]
  timeZone: string
}

/** How a camera of the sample feed behaves. Exactly one case holds. */
export type SampleBehavior =
  | 'steady'
  /** Changes for a while after the start, then freezes. */
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

/** One camera of the sample feed, at an exit of the content. */
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

const FIRST_ID = 1001
/** Every nth camera has two views, one each way. */
const TWO_VIEWS_EVERY = 6

/**
 * A camera at each exit with a cross street, because nobody recognizes a place by its exit number alone. Its number
 * and behavior depend on the exit's position in the list, so they stay when a cross street is added. Pure.
 */
export function buildSampleCameras(exits: readonly ExitEntry[]): SampleCamera[] {
  return exits.flatMap(({ road, crossStreet, latitude, longitude }, index) => {
    if (crossStreet === undefined) return []
    const isAhead = index % 2 === 0
    const [there, back] = isNorthSouth(road, exits)
      ? (['Northbound', 'Southbound'] as const)
      : (['Eastbound', 'Westbound'] as const)
    const id = FIRST_ID + index
    const views = [viewOf(index, `${id}1`, `Looking ${isAhead ? 'ahead' : 'back'}`, behaviorOf(index))]
    if (index % TWO_VIEWS_EVERY === 2)
      views.push(viewOf(index + 1, `${id}2`, 'Looking at the ramp', 'steady'))
    return [{ id, road, direction: isAhead ? there : back, place: crossStreet, latitude, longitude, views }]
  })
}

function viewOf(index: number, id: string, description: string, behavior: SampleBehavior): SampleView {
  // Each camera has its own pace, from 20 s to a minute.
  return { id, description, behavior, periodSeconds: 20 + ((index * 7) % 41), hasVideo: index === 10 }
}

/** Most are steady; the others are frequent enough to occur on every road. */
function behaviorOf(index: number): SampleBehavior {
  if (index % 17 === 4) return 'freezing'
  if (index % 19 === 7) return 'placeholder'
  if (index % 23 === 13) return 'failing'
  return index % 29 === 16 ? 'disabled' : 'steady'
}

/**
 * The list as a 511 service sends it, with a few errors of real lists: a camera with swapped coordinates, one at zero,
 * one listed twice, and one with HTML in its name.
 */
export function buildSampleList(cameras: readonly SampleCamera[], origin: string): object[] {
  const records = cameras.map((camera) => recordOf(camera, camera.id - FIRST_ID, origin))
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
    ...(index === 87 ? { Latitude: 0, Longitude: 0 } : {}),
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
