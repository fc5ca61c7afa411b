import type { Camera } from '../../../../contract/camera.ts'
import { OTHER_ROADS } from '../../../../contract/camera-place.ts'
import { roadName } from '../../../live/road-name.ts'
import type { Translations } from '../../../messages/catalog.ts'
import {
  buildCamerasAddress,
  type CamerasParams,
  type CamerasSort,
  type Direction,
  NO_COUNTY,
} from './cameras-params.ts'
import { buildCorridor, type Corridor, pageOfCorridor, pageOfGroups } from './corridor.ts'

/** Cameras on one page of a list or of a road: a feed may list thousands, and nobody reads hundreds in a row. */
export const CAMERAS_PER_PAGE = 40

/** The group cameras are listed under: a road and direction, or without a road their county; or else their city. */
interface GroupName {
  /** `null`: the list does not follow the roads. */
  road: string | null
  direction: Direction | null
  /** The county of cameras without a road; `null`: they have one. */
  county: string | null
  /** In a list by city; `null`: unknown. */
  city?: string | null
}

/** The part of a group on one page of a list, in driving order. */
export interface ListedGroup extends GroupName {
  cameras: readonly Camera[]
  /** The number of the first shown camera, from 1. */
  from: number
  /** How many it has in all. */
  total: number
}

/** What the cameras page shows at one address. The server builds the first, the browser the next ones. */
export interface ShownCameras {
  /** From `?` on, as `buildCamerasAddress` writes it. */
  address: string
  content:
    | { kind: 'list'; groups: readonly ListedGroup[] }
    | { kind: 'corridor'; corridor: Corridor }
    /** No road has been chosen for the view along a road. */
    | { kind: 'roads' }
    /** The visitor's own cameras, or those of a link. */
    | { kind: 'mine'; cameras: readonly Camera[] }
  /** How many cameras match, on all pages. */
  found: number
  /** From 1; never beyond the last. */
  page: number
  pageCount: number
}

/**
 * One page of the cameras that match an address. Pure.
 *
 * @param found the result of `chooseCameras` for the same address
 */
export function buildShownCameras(found: readonly Camera[], params: CamerasParams): ShownCameras {
  const { view, road, shared } = params
  const whole = { address: buildCamerasAddress(params), found: found.length, page: 1, pageCount: 1 }
  if (view === 'mine') {
    const byId = new Map(found.map((camera) => [camera.id, camera]))
    const cameras = shared === null ? found : shared.flatMap((id) => byId.get(id) ?? [])
    return { ...whole, content: { kind: 'mine', cameras } }
  }
  if (view === 'corridor' && road === null) return { ...whole, content: { kind: 'roads' } }
  const pageCount = Math.ceil(found.length / CAMERAS_PER_PAGE)
  const page = Math.max(1, Math.min(params.page, pageCount))
  if (view === 'corridor' && road !== null) {
    const corridor = pageOfCorridor(buildCorridor(road, found), page, CAMERAS_PER_PAGE)
    return { ...whole, page, pageCount, content: { kind: 'corridor', corridor } }
  }
  const groups = groupCameras(found, params.sort).map((group) => ({ ...group, total: group.cameras.length }))
  return {
    ...whole,
    page,
    pageCount,
    content: { kind: 'list', groups: pageOfGroups(groups, page, CAMERAS_PER_PAGE) },
  }
}

/** Groups sorted cameras by road and direction, or by what they are sorted by. */
export function groupCameras(sorted: readonly Camera[], sort: CamerasSort = 'road') {
  const groups: (GroupName & { cameras: Camera[] })[] = []
  for (const camera of sorted) {
    const name = groupOf(camera, sort)
    const last = groups.at(-1)
    if (last !== undefined && groupId(last) === groupId(name)) last.cameras.push(camera)
    else groups.push({ ...name, cameras: [camera] })
  }
  return groups
}

export function groupOf({ road, direction, county, exit }: Camera, sort: CamerasSort = 'road'): GroupName {
  if (sort === 'city') return { road: null, direction: null, county: null, city: exit?.city ?? null }
  if (sort === 'name') return { road: null, direction: null, county: null }
  return road === OTHER_ROADS
    ? { road, direction: null, county: county ?? NO_COUNTY }
    : { road, direction, county: null }
}

export function groupId({ road, direction, county, city = null }: GroupName): string {
  const words = [road, direction, county, city].filter((word) => word !== null).join('-')
  return `road-${words.replace(/\s/g, '_')}`
}

/** The text after the road's name, if any: the direction, the county, or the city. */
export function groupText({ road, direction, county, city }: GroupName, { t }: Translations): string {
  if (city !== undefined) return city ?? t('cameras.cityUnknown')
  if (road === null) return t('cameras.sort.name')
  if (county === null) return t(`direction.${direction ?? 'none'}`)
  return county === NO_COUNTY ? t('cameras.countyUnknown') : t('camera.county', { county })
}

/** "I-10, Northbound". */
export function groupTitle(group: GroupName, translations: Translations): string {
  const text = groupText(group, translations)
  return group.road === null ? text : `${roadName(group.road, translations)}, ${text}`
}
