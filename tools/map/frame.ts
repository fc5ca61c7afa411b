import { MAP_SHAPES, type MapShape } from '../../src/contract/district-map.ts'
import { projectToMap } from '../../src/contract/map-projection.ts'
import type { LonLat, MapSource } from './map-source.ts'
import { type Box, boxOf, type Point } from './outline.ts'

/** The part of Mercator's plane that the map shows, in map units. */
export interface Frame {
  shape: MapShape
  left: number
  top: number
  width: number
  height: number
}

/** The source on Mercator's plane, in map units. */
export interface ProjectedSource {
  counties: { name: string; fips: string; rings: Point[][] }[]
  land: Point[][]
  waters: { names: MapSource['waters'][number]['names']; rings: Point[][]; at: Point | null }[]
  roads: (Omit<MapSource['roads'][number], 'line'> & { line: Point[] })[]
  places: { name: string; at: Point }[]
  interchanges: Point[]
}

export function project([longitude, latitude]: LonLat): Point {
  // Mercator's plane has no poles, and no map shows them.
  const { x, y } = projectToMap({ longitude, latitude: Math.min(84, Math.max(-84, latitude)) })
  return [x, y]
}

export function projectSource(source: MapSource): ProjectedSource {
  const projectAll = (rings: readonly LonLat[][]) => rings.map((ring) => ring.map(project))
  return {
    counties: source.counties.map((county) => ({ ...county, rings: projectAll(county.rings) })),
    land: extendCuts(projectAll(source.land)),
    waters: source.waters.map(({ names, rings, at }) => ({
      names,
      rings: projectAll(rings),
      at: at === null ? null : project(at),
    })),
    roads: source.roads.map((road) => ({ ...road, line: road.line.map(project) })),
    places: source.places.map(({ name, at }) => ({ name, at: project(at) })),
    interchanges: source.interchanges.map(project),
  }
}

/** Beyond any frame, in map units. */
const FAR = 20_000

/** Where an extract was cut, at least this share of a side lies along it; less is the end of a cape or an island. */
const CUT = 0.05

/** An extract of land is cut at a rectangle; the land continues beyond it. */
function extendCuts(rings: Point[][]): Point[][] {
  if (rings.length === 0) return []
  const { left, top, right, bottom } = boxOf(rings.flat())
  const [west, east] = [left, right].map((x) => isCutAt(rings, 0, x, bottom - top))
  const [north, south] = [top, bottom].map((y) => isCutAt(rings, 1, y, right - left))
  const moved = (value: number, edge: number, isCut: boolean | undefined, by: number) =>
    isCut === true && isAt(value, edge) ? value + by : value
  return rings.map((ring) =>
    ring.map(
      ([x, y]): Point => [
        moved(moved(x, left, west, -FAR), right, east, FAR),
        moved(moved(y, top, north, -FAR), bottom, south, FAR),
      ],
    ),
  )
}

/** Whether enough of the rings' lines lies along one side of their box. */
function isCutAt(rings: readonly Point[][], axis: 0 | 1, edge: number, length: number): boolean {
  const along = rings.flatMap((ring) =>
    ring.slice(1).map((point, index) => {
      const before = ring[index] ?? point
      const isAlong = isAt(point[axis], edge) && isAt(before[axis], edge)
      return isAlong ? Math.abs(axis === 0 ? point[1] - before[1] : point[0] - before[0]) : 0
    }),
  )
  return along.reduce((sum, part) => sum + part, 0) > CUT * length
}

/** A hundredth of a unit is about 30 meters: files round their own edges. */
function isAt(value: number, edge: number): boolean {
  return Math.abs(value - edge) < 0.01
}

/** How much larger than the district a frame is: slightly, or enough for names beside it. */
const ROOM = [1.08, 1.3]
/** Where the district is in a frame with room to spare: in the middle, or at one side with names on the other. */
const ALIGNMENTS = [0.5, 0.04, 0.96]

/** The frames a district may have, the preferred one first. */
export function framesOf(counties: ProjectedSource['counties']): Frame[] {
  const { left, top, right, bottom } = boxOf(counties.flatMap(({ rings }) => rings).flat())
  const [wide, high] = [right - left, bottom - top]
  const shape: MapShape = wide / high < 0.9 ? 'tall' : wide / high < 1.17 ? 'square' : 'wide'
  const ratio = MAP_SHAPES[shape]
  return ROOM.flatMap((room) =>
    ALIGNMENTS.map((alignment): Frame => {
      const height = Math.max(high, wide / ratio) * room
      const width = height * ratio
      return {
        shape,
        width: rounded(width),
        height: rounded(height),
        left: rounded(left - (width - wide) * alignment),
        top: rounded(top - (height - high) / 2),
      }
    }),
  )
}

/** The frame with a margin on every side, as a fraction of its size. */
export function windowOf({ left, top, width, height }: Frame, around: number): Box {
  const [x, y] = [width * around, height * around]
  return { left: left - x, top: top - y, right: left + width + x, bottom: top + height + y }
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
