import type { Camera } from '../../../../contract/camera.ts'
import type { CameraCount } from '../../../api/camera-count.ts'
import { type AskedCameras, DIRECTIONS, type Direction } from './asked-cameras.ts'

/** What may be chosen: only what some camera has. */
export interface CameraOptions {
  roads: readonly string[]
  counties: readonly string[]
  directions: readonly Direction[]
}

/** Cameras of one road and direction, in driving order. */
export interface CameraGroup {
  road: string
  direction: Direction | null
  cameras: readonly Camera[]
}

/** The cameras that fit what was asked for, by road, direction and driving order. */
export function chooseCameras(cameras: readonly Camera[], asked: AskedCameras): Camera[] {
  const words = searchWords(asked.q)
  return cameras
    .filter(
      (camera) =>
        (asked.road === null || camera.road === asked.road) &&
        (asked.county === null || camera.county === asked.county) &&
        (asked.direction === null || camera.direction === asked.direction) &&
        words.every((word) => searchText(camera).includes(word)),
    )
    .sort(compareCameras)
}

/** Puts sorted cameras under their roads and directions. */
export function groupCameras(sorted: readonly Camera[]): CameraGroup[] {
  const groups: { road: string; direction: Direction | null; cameras: Camera[] }[] = []
  for (const camera of sorted) {
    const last = groups.at(-1)
    if (last?.road === camera.road && last.direction === camera.direction) last.cameras.push(camera)
    else groups.push({ road: camera.road, direction: camera.direction, cameras: [camera] })
  }
  return groups
}

/** The name of a road and direction in the page, which a fragment leads to. */
export function groupId({ road, direction }: Pick<CameraGroup, 'road' | 'direction'>): string {
  const words = direction === null ? road : `${road}-${direction}`
  return `road-${words.replace(/\s/g, '_')}`
}

/**
 * What visitors may choose from, given every camera, one by one or by number. Counties stand in the office's order,
 * north to south.
 */
export function cameraOptions(
  cameras: readonly Camera[],
  others: readonly CameraCount[],
  counties: readonly string[],
): CameraOptions {
  const all = [...cameras, ...others]
  const roads = new Set(all.map(({ road }) => road))
  const present = new Set([
    ...cameras.flatMap(({ county }) => county ?? []),
    ...others.flatMap((other) => other.counties),
  ])
  const directions = new Set(all.map(({ direction }) => direction))
  return {
    roads: [...roads].sort(compareRoads),
    counties: [
      ...counties.filter((county) => present.has(county)),
      ...[...present].filter((county) => !counties.includes(county)).sort(),
    ],
    directions: DIRECTIONS.filter((direction) => directions.has(direction)),
  }
}

/** Interstates first, then US roads, state roads and names; each by number. */
export function compareRoads(one: string, other: string): number {
  return (
    roadRank(one) - roadRank(other) ||
    one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' }) ||
    // Names that differ in case alone are two roads, and neither stands within the other.
    Number(one > other) - Number(one < other)
  )
}

const SYSTEMS = ['I', 'US', 'SR', 'CR']

function roadRank(road: string): number {
  const rank = SYSTEMS.indexOf(/^(?<system>[A-Z]+)[- ]?\d/.exec(road)?.groups?.system ?? '')
  return rank === -1 ? SYSTEMS.length : rank
}

function compareCameras(one: Camera, other: Camera): number {
  return (
    compareRoads(one.road, other.road) ||
    directionRank(one) - directionRank(other) ||
    one.order - other.order ||
    one.location.localeCompare(other.location, 'en')
  )
}

function directionRank({ direction }: Camera): number {
  return direction === null ? DIRECTIONS.length : DIRECTIONS.indexOf(direction)
}

function searchWords(text: string): string[] {
  return plainText(text).split(' ').filter(Boolean)
}

/** All a camera can be found by; made once for each, since every letter typed looks through all of them. */
const searchTexts = new WeakMap<Camera, string>()

function searchText(camera: Camera): string {
  const known = searchTexts.get(camera)
  if (known !== undefined) return known
  const { road, direction, location, county, milepost, views } = camera
  const parts = [road, road.replace(/[- ]/g, ''), direction, location, county, milepost]
  const text = plainText([...parts, ...views.map((view) => view.description)].join(' '))
  searchTexts.set(camera, text)
  return text
}

/** "Port St. Lucie" and "port st lucie", "I-95" and "i 95" are the same to a person who types. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
