import type { Camera, CamerasAnswer } from '../../../../contract/camera.ts'
import type { CameraCount, FirstCameras } from '../../../api/camera-count.ts'
import { ALL_CAMERAS, type AskedCameras, asksForAll } from './asked-cameras.ts'
import { type CameraGroup, chooseCameras, groupCameras } from './choose-cameras.ts'

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
 * @param given `all`: every camera, sorted; `found`: of these, those asked for
 */
export function listRoads(
  asked: AskedCameras,
  { all, found }: { all: readonly Camera[]; found: readonly Camera[] },
): ListedRoads {
  if (asksForAll(asked)) return partRoads(groupCameras(all))
  const first = groupCameras(found)
  if (asked.county !== null || asked.q !== '') return { first, others: [] }
  const isShown = ({ road, direction }: CameraGroup) =>
    first.some((shown) => shown.road === road && shown.direction === direction)
  return {
    first,
    others: groupCameras(all)
      .filter((group) => !isShown(group))
      .map(countGroup),
  }
}

function partRoads(groups: readonly CameraGroup[]): ListedRoads {
  let count = 0
  const end = groups.findIndex(({ cameras }, index) => {
    count += cameras.length
    return index > 0 && count > FIRST_CAMERAS
  })
  if (end === -1) return { first: groups, others: [] }
  return { first: groups.slice(0, end), others: groups.slice(end).map(countGroup) }
}

/** What the plain page of cameras brings along; `null`: the list is short enough to travel whole. */
export function firstCameras(answer: CamerasAnswer): FirstCameras | null {
  const { first, others } = partRoads(groupCameras(chooseCameras(answer.cameras, ALL_CAMERAS)))
  return others.length === 0 ? null : { ...answer, cameras: first.flatMap(({ cameras }) => cameras), others }
}

function countGroup({ road, direction, cameras }: CameraGroup): CameraCount {
  const counties = new Set(cameras.flatMap(({ county }) => county ?? []))
  return { road, direction, counties: [...counties], count: cameras.length }
}
