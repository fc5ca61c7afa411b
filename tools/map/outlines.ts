import { type MAP_LAYERS, ROAD_NETWORKS } from '../../src/contract/district-map.ts'
import { type Frame, type ProjectedSource, windowOf } from './frame.ts'
import { areaOf, clipLine, clipRing, dotPath, linePath, type Point, ringPath, simplify } from './outline.ts'

/** The text of an SVG path for each layer. */
export type Outlines = Record<(typeof MAP_LAYERS)[number], string>

/** About a third of a pixel: finer detail is invisible. */
const TOLERANCE = 0.35
/** The overview's frame is about 900 units high on a screen of 500 pixels. */
const USUAL_HEIGHT = 900
/** Smaller islands would be specks, square units. */
const SMALLEST_ISLAND = 2.5
/** Interchanges closer together look like one, units. */
const INTERCHANGES_APART = 8
/** Ends of pieces of one road this close together touch, units: about 30 meters. */
const TOUCHING = 0.15

/**
 * Draws every layer of the map.
 *
 * @param scale how many times as large as the frame: 1 for the overview, more for finer detail
 */
export function buildOutlines(source: ProjectedSource, frame: Frame, scale: number): Outlines {
  // The overview ends with its frame; the zoomable map can be moved beyond it.
  const view = windowOf(frame, scale === 1 ? 0.02 : 1)
  const tolerance = scale === 1 ? (TOLERANCE * frame.height) / USUAL_HEIGHT : TOLERANCE
  const drawn = ([x, y]: Point): Point => [(x - frame.left) * scale, (y - frame.top) * scale]
  const areas = (rings: readonly Point[][]) => {
    const clipped = rings.map((ring) => clipRing(ring, view).map(drawn))
    const least = SMALLEST_ISLAND * scale
    return clipped
      .filter((ring) => areaOf(ring) >= least)
      .map((ring) => ringPath(simplify(ring, tolerance)))
      .join('')
  }
  const roads = Object.fromEntries(
    ROAD_NETWORKS.map((network) => [
      network,
      joinPieces(source.roads.filter((road) => road.network === network))
        .flatMap((line) => clipLine(line, view))
        .map((line) => linePath(simplify(line.map(drawn), tolerance)))
        .join(''),
    ]),
  )
  const interchanges = apart(source.interchanges, INTERCHANGES_APART / Math.sqrt(scale))
  return {
    other: '',
    state: '',
    us: '',
    toll: '',
    interstate: '',
    ...roads,
    land: areas(source.land),
    counties: source.counties.map(({ rings }) => countyPath(rings)).join(''),
    water: areas(source.waters.flatMap(({ rings }) => rings)),
    interchanges: dotPath(interchanges.map(drawn)),
  }

  /** A county of only small islands keeps its largest. */
  function countyPath(rings: readonly Point[][]): string {
    const path = areas(rings)
    if (path !== '') return path
    const [largest = []] = rings.toSorted((a, b) => areaOf(b) - areaOf(a))
    return ringPath(largest.map(drawn))
  }
}

/** The lines of roads, with touching pieces of one road joined. */
export function joinPieces(roads: ProjectedSource['roads']): Point[][] {
  const lines: { road: string; line: Point[] }[] = []
  for (const { road, line } of roads) {
    const before = lines.find((one) => one.road === road && touch(one.line.at(-1), line[0]))
    const after = lines.find((one) => one.road === road && touch(line.at(-1), one.line[0]))
    if (before !== undefined) before.line.push(...line.slice(1))
    else if (after !== undefined) after.line.unshift(...line.slice(0, -1))
    else lines.push({ road, line: [...line] })
  }
  return lines.map(({ line }) => line)
}

function touch(a: Point | undefined, b: Point | undefined): boolean {
  return a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) <= TOUCHING
}

/** The first of points that are too close together. */
function apart(points: readonly Point[], distance: number): Point[] {
  const kept: Point[] = []
  for (const [x, y] of points)
    if (kept.every((other) => Math.hypot(other[0] - x, other[1] - y) >= distance)) kept.push([x, y])
  return kept
}
