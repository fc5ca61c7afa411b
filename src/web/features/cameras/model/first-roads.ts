import type { Camera, CamerasResponse } from '../../../../contract/camera.ts'
import type { CameraCount, FirstCameras } from '../../../api/camera-count.ts'
import { type CameraGroup, countGroup, groupCameras, groupId, isSameGroup } from './camera-groups.ts'
import { asksForAll, type CamerasParams } from './cameras-params.ts'
import { sortCameras } from './choose-cameras.ts'

/** So many cameras the list begins with at most, unless the first road and direction alone has more. */
export const FIRST_CAMERAS = 20
/** So many cameras a list shows at a time, whatever was asked for. */
export const MOST_LISTED = 60

/** A group as far as a page of a list shows it. */
export interface ListedGroup extends CameraGroup {
  /** Which of its cameras is the first shown, from 1. */
  from: number
  /** How many it has in all. */
  total: number
}

/** A list of cameras as it is shown: some roads with their cameras, and a link to each of the others. */
export interface ListedRoads {
  first: readonly ListedGroup[]
  others: readonly CameraCount[]
  /** From 1; never beyond the last. */
  page: number
  pageCount: number
}

/**
 * The roads of a list. A district has hundreds of cameras and a visitor looks for one road: all cameras are listed by
 * their first roads, those of a road with all other roads, and what was searched for alone, page by page. Pure.
 *
 * @param given `all`: every camera that is here, sorted; `found`: of these, those asked for; `begun`: the roads that a
 * list of all begins with, as `beginOf` gives them; `later`: cameras that are not here yet
 */
export function listRoads(
  params: CamerasParams,
  given: {
    all: readonly Camera[]
    found: readonly Camera[]
    begun: ReadonlySet<string>
    later: readonly CameraCount[]
  },
): ListedRoads {
  const { all, found, begun, later } = given
  if (asksForAll(params)) {
    const groups = groupCameras(all)
    // The feed may have left out every road that was listed.
    const isBegun = groups.some((group) => begun.has(groupId(group)))
    const { first, others } = partRoads(groups, isBegun ? begun : beginOf(all))
    const listed = first.map((group) => ({ ...group, total: group.total + restOf(group, later) }))
    return { first: listed, others: later.length === 0 ? others : later, page: 1, pageCount: 1 }
  }
  const groups = groupCameras(found)
  const pageCount = Math.ceil(found.length / MOST_LISTED)
  const page = Math.max(1, Math.min(params.page, pageCount))
  const first = listPage(groups, page)
  if (params.county !== null || params.q !== '') return { first, others: [], page, pageCount }
  const { others } = partRoads(groupCameras(all), new Set(groups.map(groupId)))
  return { first, others, page, pageCount }
}

/** The roads that a list of these cameras, sorted, begins with. */
export function beginOf(all: readonly Camera[]): ReadonlySet<string> {
  const groups = groupCameras(all)
  let count = 0
  const end = groups.findIndex(({ cameras }, index) => {
    count += cameras.length
    return index > 0 && count > FIRST_CAMERAS
  })
  return new Set(groups.slice(0, end === -1 ? undefined : end).map(groupId))
}

/** What the plain page of cameras brings along; `null`: the list is short enough to travel whole. */
export function firstCameras(response: CamerasResponse): FirstCameras | null {
  const all = sortCameras(response.cameras)
  const { first, others } = partRoads(groupCameras(all), beginOf(all))
  return others.length === 0
    ? null
    : { ...response, cameras: first.flatMap(({ cameras }) => cameras), others }
}

/** Groups that are shown, from their beginning, and all other cameras by number: of what is shown too, the rest. */
function partRoads(groups: readonly CameraGroup[], shown: ReadonlySet<string>) {
  const first = groups
    .filter((group) => shown.has(groupId(group)))
    .map((group) => cutGroup(group, 0, MOST_LISTED))
  const others = groups.flatMap((group): CameraCount[] => {
    if (!shown.has(groupId(group))) return [{ ...countGroup(group), isRest: false }]
    const rest = group.cameras.slice(MOST_LISTED)
    return rest.length === 0 ? [] : [{ ...countGroup({ ...group, cameras: rest }), isRest: true }]
  })
  return { first, others }
}

function cutGroup(group: CameraGroup, start: number, end: number): ListedGroup {
  const { cameras } = group
  return { ...group, cameras: cameras.slice(start, end), from: start + 1, total: cameras.length }
}

function restOf(group: CameraGroup, later: readonly CameraCount[]): number {
  return later.find((other) => other.isRest && isSameGroup(other, group))?.count ?? 0
}

/** The groups of one page, which may begin and end within one. */
function listPage(groups: readonly CameraGroup[], page: number): ListedGroup[] {
  let start = (page - 1) * MOST_LISTED
  let room = MOST_LISTED
  return groups.flatMap((group) => {
    const listed = cutGroup(group, Math.max(0, start), Math.max(0, start) + room)
    start -= group.cameras.length
    room -= listed.cameras.length
    return listed.cameras.length === 0 ? [] : [listed]
  })
}
