import type { Camera } from '../../../../contract/camera.ts'
import { placeOf } from '../../../../contract/camera-place.ts'
import { milesTo } from '../../../../contract/coordinates.ts'
import type { Direction } from './cameras-params.ts'

/** A place along a road, with its cameras of both directions. */
export interface CorridorStop {
  place: string
  /** Miles along the road; `null`: the feed gives none. */
  milepost: number | null
  cameras: readonly Camera[]
}

/** One road as a line with stops, north or west first. */
export interface Corridor {
  road: string
  /** Which way it runs, judging by the directions of its cameras. */
  axis: 'northSouth' | 'eastWest'
  stops: readonly CorridorStop[]
}

/** Cameras closer than this are at one place, miles. */
const SAME_PLACE_MILES = 0.25

/** A road's cameras as stops along it: both directions of one place are one stop. */
export function buildCorridor(road: string, cameras: readonly Camera[]): Corridor {
  const own = cameras.filter((camera) => camera.road === road)
  const axis = axisOf(own)
  const stops: OpenStop[] = []
  // Indexed by name and milepost, so that the work per camera does not grow with the road.
  const byName = new Map<string, OpenStop>()
  const byCell = new Map<number, OpenStop[]>()
  for (const camera of own.toSorted((one, other) => placeAlong(other, axis) - placeAlong(one, axis))) {
    const { milepost } = camera
    const place = placeOf(camera)
    const name = place.toLowerCase()
    const cell = Math.floor((milepost ?? Number.NaN) / SAME_PLACE_MILES)
    const same =
      byName.get(name) ??
      [cell - 1, cell, cell + 1]
        .flatMap((one) => byCell.get(one) ?? [])
        .find((stop) => Math.abs((stop.milepost ?? 0) - (milepost ?? 0)) < SAME_PLACE_MILES)
    if (same !== undefined) {
      same.cameras.push(camera)
      continue
    }
    const stop = { place, milepost, cameras: [camera] }
    stops.push(stop)
    // Places without a name are separate places.
    if (name !== '') byName.set(name, stop)
    if (milepost !== null) byCell.set(cell, [...(byCell.get(cell) ?? []), stop])
  }
  return { road, axis, stops }
}

interface OpenStop extends CorridorStop {
  cameras: Camera[]
}

/** The cameras before and after one, on its road and in its direction; `null`: there is none. */
export function alongTheRoad(
  camera: Camera,
  cameras: readonly Camera[],
): { before: Camera | null; after: Camera | null } {
  const own = cameras
    .filter(({ road, direction }) => road === camera.road && direction === camera.direction)
    .sort((one, other) => one.order - other.order)
  const index = own.findIndex(({ id }) => id === camera.id)
  return { before: own[index - 1] ?? null, after: own[index + 1] ?? null }
}

/** Farther apart, the other direction is another place, miles. */
const SAME_STRETCH_MILES = 3

/** The nearest camera on the same road facing another direction, within three miles; `null`: there is none. */
export function oppositeOf(camera: Camera, cameras: readonly Camera[]): Camera | null {
  const others = cameras
    .filter(
      ({ road, direction }) => road === camera.road && direction !== null && direction !== camera.direction,
    )
    .map((other) => ({ other, miles: milesBetween(camera, other) }))
    .filter(({ miles }) => miles <= SAME_STRETCH_MILES)
  return others.sort((one, another) => one.miles - another.miles)[0]?.other ?? null
}

/** By mileposts, else as the crow flies; infinite if a place is not known. */
function milesBetween(one: Camera, other: Camera): number {
  if (one.milepost !== null && other.milepost !== null) return Math.abs(one.milepost - other.milepost)
  return milesTo(other, one)?.miles ?? Number.POSITIVE_INFINITY
}

/** The nearest stops on either side of a camera, `each` per side; at most `MOST_AT_STOP` cameras of each stop. */
export function stopsAround(corridor: Corridor, id: string, each: number): readonly CorridorStop[] {
  const index = corridor.stops.findIndex((stop) => stop.cameras.some((camera) => camera.id === id))
  return corridor.stops.slice(Math.max(0, index - each), index + each + 1).map((stop) => {
    const at = stop.cameras.findIndex((camera) => camera.id === id)
    const start = Math.max(0, Math.min(at - MOST_AT_STOP / 2, stop.cameras.length - MOST_AT_STOP))
    return { ...stop, cameras: stop.cameras.slice(start, start + MOST_AT_STOP) }
  })
}

/** Cameras shown per stop on a camera's page: more than any interchange has. */
const MOST_AT_STOP = 12

/** The stops on one page of a road, pages counted from 1. */
export function pageOfCorridor(corridor: Corridor, page: number, perPage: number): Corridor {
  const stops = pageOfGroups(corridor.stops, page, perPage).map(({ from: _, ...stop }) => stop)
  return { ...corridor, stops }
}

/** The parts of groups on one page, which may start and end within one; the first camera shown of each is its `from`th. */
export function pageOfGroups<Group extends { cameras: readonly Camera[] }>(
  groups: readonly Group[],
  page: number,
  perPage: number,
) {
  const start = (page - 1) * perPage
  let first = 0
  return groups.flatMap((group) => {
    const from = Math.max(0, start - first)
    const cameras = group.cameras.slice(from, Math.max(0, start + perPage - first))
    first += group.cameras.length
    return cameras.length === 0 ? [] : [{ ...group, cameras, from: from + 1 }]
  })
}

const EAST_WEST: readonly (Direction | null)[] = ['eastbound', 'westbound']

function axisOf(cameras: readonly Camera[]): Corridor['axis'] {
  const eastWest = cameras.filter(({ direction }) => EAST_WEST.includes(direction)).length
  return eastWest * 2 > cameras.length ? 'eastWest' : 'northSouth'
}

/**
 * How far north, or west, a camera is: by its place on the map, else by its milepost, which usually grows
 * northwards and eastwards, else by the feed's order.
 */
function placeAlong(camera: Camera, axis: Corridor['axis']): number {
  if (axis === 'northSouth') return camera.latitude ?? camera.milepost ?? camera.order
  return camera.longitude === null ? -(camera.milepost ?? camera.order) : -camera.longitude
}
