import type { Camera, CamerasAnswer } from '../../../../contract/camera.ts'
import type { CameraCount, FirstCameras } from '../../../api/camera-count.ts'
import { type AskedCameras, asksForAll } from './asked-cameras.ts'
import { type CameraGroup, countGroup, groupCameras, groupId } from './camera-groups.ts'
import { sortCameras } from './choose-cameras.ts'

/** So many cameras the list begins with at most, unless the first road and direction alone has more. */
export const FIRST_CAMERAS = 20

/** A list of cameras as it is shown: some roads with their cameras, and a link to each of the others. */
export interface ListedRoads {
  first: readonly CameraGroup[]
  others: readonly CameraCount[]
}

/**
 * The roads of a list. A district has hundreds of cameras and a visitor looks for one road: all cameras are listed by
 * their first roads, those of a road with all other roads, and what was searched for alone. Pure.
 *
 * @param given `all`: every camera, sorted; `found`: of these, those asked for; `begun`: the roads that a list of all
 * begins with, as `beginOf` gives them
 */
export function listRoads(
  asked: AskedCameras,
  given: { all: readonly Camera[]; found: readonly Camera[]; begun: ReadonlySet<string> },
): ListedRoads {
  const { all, found, begun } = given
  if (asksForAll(asked)) {
    const roads = partRoads(groupCameras(all), begun)
    // The feed may have left out every road that was listed.
    return roads.first.length > 0 ? roads : partRoads(groupCameras(all), beginOf(all))
  }
  const first = groupCameras(found)
  if (asked.county !== null || asked.q !== '') return { first, others: [] }
  return { first, others: partRoads(groupCameras(all), new Set(first.map(groupId))).others }
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

function partRoads(groups: readonly CameraGroup[], shown: ReadonlySet<string>): ListedRoads {
  const first = groups.filter((group) => shown.has(groupId(group)))
  return { first, others: groups.filter((group) => !first.includes(group)).map(countGroup) }
}

/** What the plain page of cameras brings along; `null`: the list is short enough to travel whole. */
export function firstCameras(answer: CamerasAnswer): FirstCameras | null {
  const all = sortCameras(answer.cameras)
  const { first, others } = partRoads(groupCameras(all), beginOf(all))
  return others.length === 0 ? null : { ...answer, cameras: first.flatMap(({ cameras }) => cameras), others }
}
