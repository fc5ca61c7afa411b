import type { ExitEntry } from '../../../content/exits-file.ts'
import type { Camera, CameraExit } from '../../../contract/camera.ts'
import { placeOf } from '../../../contract/camera-place.ts'

type Placed = Pick<Camera, 'road' | 'location' | 'latitude' | 'longitude'>

/** A camera farther from an exit than this is between two exits, kilometers. */
const BESIDE_KM = 0.4
const KM_PER_DEGREE = 111.2

/** The exits of a road, in their order, however its name is written. */
type ExitsOfRoad = (road: string) => readonly ExitEntry[]

export function buildExitsOfRoad(exits: readonly ExitEntry[]): ExitsOfRoad {
  const byRoad = Map.groupBy(exits, ({ road }) => folded(road))
  return (road) => byRoad.get(folded(road)) ?? []
}

/**
 * The exit a camera is at: the one its feed names, else the nearest within 400 m, preferring one with a cross street.
 * `null`: none. `own`: the exits of its road. `withinKm`: another limit, for things longer than what a camera sees.
 * Pure.
 */
export function exitBeside(
  camera: Placed,
  own: readonly ExitEntry[],
  withinKm = BESIDE_KM,
): CameraExit | null {
  if (own.length === 0) return null
  const named = exitNumberOf(placeOf(camera))
  const found =
    own.find(({ exit }) => exit === named) ?? sameStreet(camera, own) ?? nearest(camera, own, withinKm)
  if (found === undefined) return null
  const { exit, crossStreet = null, city = null, landmarks = [], onDiscover } = found
  const entry = { number: exit, crossStreet, city, landmarks }
  return onDiscover === true ? { ...entry, onDiscover } : entry
}

/** Finds a place without coordinates by a cross street that the road meets only once. */
function sameStreet(camera: Placed, own: readonly ExitEntry[]): ExitEntry | undefined {
  if (camera.latitude !== null) return undefined
  const place = folded(placeOf(camera))
  const [only, ...others] = own.filter(
    ({ crossStreet }) => crossStreet !== undefined && folded(crossStreet) === place,
  )
  return others.length === 0 ? only : undefined
}

function nearest(
  { latitude, longitude }: Placed,
  own: readonly ExitEntry[],
  withinKm: number,
): ExitEntry | undefined {
  if (latitude === null || longitude === null) return undefined
  const shorter = Math.cos((latitude * Math.PI) / 180)
  const [first] = own
    .map((exit) => ({
      exit,
      km: KM_PER_DEGREE * Math.hypot((exit.longitude - longitude) * shorter, exit.latitude - latitude),
    }))
    .filter(({ km }) => km <= withinKm)
    .sort((one, other) => one.km - other.km)
  return first?.exit
}

/** "31A" of "Exit 31A"; `null`: the feed names something else. */
function exitNumberOf(place: string): string | null {
  return /^exit[\s#]*(?<number>\d{1,3}[a-z]?)\b/i.exec(place)?.groups?.number?.toUpperCase() ?? null
}

/** "SR-128" and "SR 128" are one road. */
export function folded(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Whether a road runs north–south rather than east–west: decided by the number of a one- or two-digit interstate, and
 * by the spread of the exits for any other road. Pure. Source: AASHTO, Establishment of a Marking System of the Routes
 * Comprising the National System of Interstate and Defense Highways: odd numbers run north and south.
 */
export function isNorthSouth(road: string, exits: readonly ExitEntry[]): boolean {
  const interstate = /^I-(?<number>\d{1,2})$/.exec(road)?.groups?.number
  if (interstate !== undefined) return Number(interstate) % 2 === 1
  const own = exits.filter((exit) => exit.road === road)
  return extent(own.map(({ latitude }) => latitude)) >= extent(own.map(({ longitude }) => longitude))
}

function extent(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
