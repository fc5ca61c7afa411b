import type { ExitEntry } from '../../../content/exits-file.ts'
import { isNorthSouth } from '../place/exit-beside.ts'

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

export interface SampleView {
  /** "i10-31.1" */
  id: string
  description: string
  behavior: SampleBehavior
  /** Between two pictures, seconds. */
  periodSeconds: number
  hasVideo: boolean
}

/** One camera of the sample feed, at an exit of the content. */
export interface SampleCamera {
  /** From road and exit: "i10-31". */
  id: string
  /** What differs between cameras follows from it; neighbors have numbers close to each other. */
  number: number
  road: string
  /** As 511 services write it. */
  direction: string
  /** What the road meets there. */
  place: string
  latitude: number
  longitude: number
  views: readonly SampleView[]
}

/** Every nth camera has two views, one each way. */
const TWO_VIEWS_EVERY = 6

/**
 * A camera at each exit with a cross street, because nobody recognizes a place by its exit number alone. Its id and
 * behavior depend on its road and exit alone, so they stay when another exit is added. Pure.
 */
export function buildSampleCameras(exits: readonly ExitEntry[]): SampleCamera[] {
  return exits.flatMap(({ road, exit, crossStreet, latitude, longitude }) => {
    if (crossStreet === undefined) return []
    const id = idOf(road, exit)
    const number = numberOf(id)
    const isAhead = number % 2 === 0
    const [there, back] = isNorthSouth(road, exits)
      ? (['Northbound', 'Southbound'] as const)
      : (['Eastbound', 'Westbound'] as const)
    const views = [viewOf(number, `${id}.1`, `Looking ${isAhead ? 'ahead' : 'back'}`, behaviorOf(number))]
    if (number % TWO_VIEWS_EVERY === 2)
      views.push(viewOf(number + 1, `${id}.2`, 'Looking at the ramp', 'steady'))
    const direction = isAhead ? there : back
    return [{ id, number, road, direction, place: crossStreet, latitude, longitude, views }]
  })
}

/** "i10-31", "us54-22a" */
function idOf(road: string, exit: string): string {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return `${plain(road)}-${plain(exit)}`
}

/** Like Java's hash of a text: one more in the last character is one more in the number. */
function numberOf(id: string): number {
  return Array.from(id).reduce((number, letter) => (number * 31 + letter.charCodeAt(0)) % 65_536, 0)
}

function viewOf(number: number, id: string, description: string, behavior: SampleBehavior): SampleView {
  // Each camera has its own pace, from 20 s to a minute.
  return { id, description, behavior, periodSeconds: 20 + ((number * 7) % 41), hasVideo: number % 101 === 12 }
}

/** Most are steady; the others are frequent enough to occur on every road. */
function behaviorOf(number: number): SampleBehavior {
  if (number % 17 === 4) return 'freezing'
  if (number % 19 === 7) return 'placeholder'
  if (number % 23 === 17) return 'failing'
  return number % 29 === 16 ? 'disabled' : 'steady'
}

/**
 * The list as a 511 service sends it, with a few errors of real lists: a camera with swapped coordinates, one at zero,
 * one listed twice, and one with HTML in its name.
 */
export function buildSampleList(cameras: readonly SampleCamera[], origin: string): object[] {
  const records = cameras.map((camera) => recordOf(camera, origin))
  return [...records, ...records.slice(0, 1)]
}

function recordOf(camera: SampleCamera, origin: string): object {
  const { id, number, road, direction, place, latitude, longitude, views } = camera
  const location = `${road} at ${place}`
  return {
    Id: id,
    Roadway: road,
    Direction: direction,
    Latitude: number % 101 === 55 ? longitude : latitude,
    Longitude: number % 101 === 55 ? latitude : longitude,
    ...(number % 101 === 78 ? { Latitude: 0, Longitude: 0 } : {}),
    Location: number % 101 === 8 ? `<b>${location}</b><br/>` : location,
    SortOrder: 0,
    Views: views.map((view, index) => ({
      Id: index + 1,
      Url: `${origin}/map/Cctv/${view.id}`,
      Status: view.behavior === 'disabled' ? 'Disabled' : 'Enabled',
      Description: view.description,
      ...(view.hasVideo ? { VideoUrl: `${origin}/video/sample.m3u8` } : {}),
    })),
  }
}
