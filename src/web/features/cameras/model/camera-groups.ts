import { type Camera, OTHER_ROADS } from '../../../../contract/camera.ts'
import type { CameraCount } from '../../../api/camera-count.ts'
import type { Translations } from '../../../messages/catalog.ts'
import { roadName } from './camera-name.ts'
import { type Direction, NO_COUNTY } from './cameras-params.ts'

/** What cameras stand under in a list: a road and direction, or without a road their county. */
export interface GroupName {
  road: string
  direction: Direction | null
  /** Of cameras without a road; `null`: they have one. */
  county: string | null
}

/** Cameras under one name, in driving order. */
export interface CameraGroup extends GroupName {
  cameras: readonly Camera[]
}

export function groupOf({ road, direction, county }: Camera): GroupName {
  return road === OTHER_ROADS
    ? { road, direction: null, county: county ?? NO_COUNTY }
    : { road, direction, county: null }
}

export function isSameGroup(one: GroupName, other: GroupName): boolean {
  return one.road === other.road && one.direction === other.direction && one.county === other.county
}

/** Puts sorted cameras under their roads and directions. */
export function groupCameras(sorted: readonly Camera[]): CameraGroup[] {
  const groups: (GroupName & { cameras: Camera[] })[] = []
  for (const camera of sorted) {
    const name = groupOf(camera)
    const last = groups.at(-1)
    if (last !== undefined && isSameGroup(last, name)) last.cameras.push(camera)
    else groups.push({ ...name, cameras: [camera] })
  }
  return groups
}

/** The name of a group in the page, which a fragment leads to. */
export function groupId({ road, direction, county }: GroupName): string {
  const words = [road, direction, county].filter((word) => word !== null).join('-')
  return `road-${words.replace(/\s/g, '_')}`
}

/** What is said beside the road's name: the direction, or the county. */
export function groupWords({ direction, county }: GroupName, { t }: Translations): string {
  if (county === null) return t(`direction.${direction ?? 'none'}`)
  return county === NO_COUNTY ? t('cameras.countyUnknown') : t('camera.county', { county })
}

/** "I-95, Northbound". */
export function groupTitle(group: GroupName, translations: Translations): string {
  return `${roadName(group.road, translations)}, ${groupWords(group, translations)}`
}

/** A group as its number alone. */
export function countGroup({ road, direction, county, cameras }: CameraGroup): Omit<CameraCount, 'isRest'> {
  const counties = [...new Set(cameras.map(countyOf))]
  return { road, direction, county, counties, count: cameras.length }
}

/** The county a camera is listed under, which may be that none is known. */
export function countyOf({ county }: Pick<Camera, 'county'>): string {
  return county ?? NO_COUNTY
}
