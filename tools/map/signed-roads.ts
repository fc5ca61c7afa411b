import { ROAD_NETWORKS, type RoadNetwork } from '../../src/contract/district-map.ts'
import type { ProjectedSource } from './frame.ts'
import type { Point } from './outline.ts'
import { joinPieces } from './outlines.ts'

/** A road with the points along it, inside the district, where a sign may be. */
export interface RoadLine {
  road: string
  network: RoadNetwork
  number: string
  points: Point[]
  /** It has room for two signs. */
  isLong: boolean
}

/** The overview shows the signs of interstates and, if those are few, of the next networks too. */
const FEW_ROADS = 3
const MAX_ROADS = 7
/** Between points, units: about two miles. */
const EVERY = 11
/** A road with this many points is 90 miles long. */
const LONG = 45
/** In networks other than the first, roads with fewer points are too short to be signed. */
const SHORT = 4

/** The roads whose signs the overview shows, most important first. Pure. */
export function signedRoads(
  roads: ProjectedSource['roads'],
  isInDistrict: (at: Point) => boolean,
): RoadLine[] {
  const signed: RoadLine[] = []
  for (const network of ROAD_NETWORKS) {
    if (network === 'other' || signed.length >= FEW_ROADS) break
    const found = roadLines(
      roads.filter((one) => one.network === network),
      isInDistrict,
    )
    const long = found.filter(({ points }) => points.length >= SHORT)
    signed.push(...long.slice(0, MAX_ROADS - signed.length))
  }
  return signed
}

/** Roads with a number, the longest first. */
function roadLines(roads: ProjectedSource['roads'], isInDistrict: (at: Point) => boolean): RoadLine[] {
  return roadsWithPoints(roads, isInDistrict)
    .flatMap((road): RoadLine[] => {
      const { number, points } = road
      return number === null ? [] : [{ ...road, number, isLong: points.length >= LONG }]
    })
    .toSorted(longestFirst)
}

/** Each road with the points along it, inside the district, where a sign may be. */
export function roadsWithPoints(roads: ProjectedSource['roads'], isInDistrict: (at: Point) => boolean) {
  return Array.from(
    Map.groupBy(roads, ({ road }) => road),
    ([road, pieces]) => {
      const [{ network, number } = { network: 'other' as const, number: null }] = pieces
      const lines = joinPieces(pieces)
      return {
        road,
        network,
        number,
        points: lines.flatMap((line) => pointsAlong(line)).filter(isInDistrict),
      }
    },
  )
}

export function longestFirst(a: Pick<RoadLine, 'road' | 'points'>, b: typeof a): number {
  return b.points.length - a.points.length || (a.road < b.road ? -1 : 1)
}

/** Equidistant points along a line. */
function pointsAlong(line: readonly Point[]): Point[] {
  const points: Point[] = []
  let due = EVERY / 2
  for (const [index, [x, y]] of line.entries()) {
    const [nextX, nextY] = line[index + 1] ?? [x, y]
    const length = Math.hypot(nextX - x, nextY - y)
    for (; due < length; due += EVERY)
      points.push([x + ((nextX - x) * due) / length, y + ((nextY - y) * due) / length])
    due -= length
  }
  return points
}
