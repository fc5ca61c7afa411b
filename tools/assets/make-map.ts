/**
 * Draws the district's map once, so that no browser has to:
 * - `src/web/theme/map/district-map.svg`, its outlines by class, which the page refers to;
 * - `src/web/theme/map/camera-map.svg`, the same in finer detail, to zoom into;
 * - `src/web/theme/map/mark-paths.ts` and `picture-paths.ts`, crops of it for the mark, the covers and the promo;
 * - `src/web/theme/map/map-names.json`, where its names and signs may stand;
 * - `src/server/cameras/place/county-shapes.json`, by which the server knows the county of a camera.
 *
 * Run with `node tools/assets/make-map.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Geography, type LonLat, type RoadClass, readGeography } from './geo-source.ts'
import { buildCoast, buildProjection, type Projection } from './map-frame.ts'
import { buildNames } from './map-names.ts'
import { buildMarkModule, buildPicturesModule } from './map-pictures.ts'
import { areaOf, dotPath, linePath, type Point, ringPath, simplify } from './outline.ts'

const FOLDER = new URL('../../src/web/theme/map/', import.meta.url)
const COUNTY_SHAPES = '../../../server/cameras/place/county-shapes.json'

/** View box: from the fading west shore of the lake to the farthest place name. */
const MAP = { width: 424, height: 900 }
/** The district from its north to its south border, with air above and below. */
const [MAP_TOP, MAP_BOTTOM] = [52, 872]
/** The meridian that is drawn at the map's left edge. */
const MAP_WEST = -81.005

/** Units of the view box, about a third of a pixel: finer detail is never seen. */
const TOLERANCE = 0.35
/** The map to zoom into is drawn so many times as large, so that the same tolerance leaves finer detail. */
const FINE = 10
/** Islets below this many square units would be specks. */
const SMALLEST_ISLAND = 2.5

/** Where a place lies on the map, in units of its view box. */
export function buildMapProjection({ counties }: Geography): Projection {
  const latitudes = counties.flatMap(({ rings }) => rings.flat().map(([, latitude]) => latitude))
  const [north, south] = [Math.max(...latitudes), Math.min(...latitudes)]
  const project = buildProjection({ north, south, longitude: MAP_WEST }, MAP_BOTTOM - MAP_TOP)
  return (at) => {
    const [x, y] = project(at)
    return [x, y + MAP_TOP]
  }
}

export async function buildMapFiles(): Promise<Record<string, string>> {
  const geography = await readGeography()
  const onMap = buildMapProjection(geography)
  return {
    'district-map.svg': buildSprite(geography, onMap, 1),
    'camera-map.svg': buildSprite(geography, onMap, FINE),
    'mark-paths.ts': buildMarkModule(geography),
    'picture-paths.ts': buildPicturesModule(geography),
    'map-names.json': await buildNames(geography, onMap),
    [COUNTY_SHAPES]: `[\n${geography.counties.map((county) => JSON.stringify(county)).join(',\n')}\n]\n`,
  }
}

function buildSprite(geography: Geography, onUsualMap: Projection, scale: number): string {
  const onMap: Projection = (at) => {
    const [x, y] = onUsualMap(at)
    return [x * scale, y * scale]
  }
  const lines = (wanted: RoadClass) =>
    joinPieces(geography.roads.filter((road) => road.class === wanted)).map((line) =>
      linePath(simplify(line.map(onMap), TOLERANCE)),
    )
  const rings = (of: Geography['neighbours']) =>
    of
      .map((ring) => ring.map(onMap))
      .filter((ring) => areaOf(ring) >= SMALLEST_ISLAND * scale)
      .map((ring) => ringPath(simplify(ring, TOLERANCE)))
  const layers: Record<string, string[]> = {
    sea: [
      ringPath(seaRing(buildCoast(geography).map(onUsualMap)).map(([x, y]): Point => [x * scale, y * scale])),
    ],
    neighbours: rings(geography.neighbours),
    counties: geography.counties.flatMap((county) => rings(county.rings)),
    lake: rings([geography.lake]),
    state: lines('state'),
    us: lines('us'),
    toll: lines('toll'),
    interstate: lines('interstate'),
    interchanges: [dotPath(geography.interchanges.filter(isShown).map(({ at }) => onMap(at)))],
  }
  const paths = Object.entries(layers).map(
    ([id, parts]) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${parts.join('')}"/>`,
  )
  return `${spriteHeader(scale)}\n${paths.join('\n')}\n</svg>\n`
}

/**
 * Degrees between two ends of one road that are joined on the map. The
 * Turnpike leaves the district for so short a way that a gap would look like
 * a fault.
 */
const JOIN_WITHIN = 0.05

/** Roads that only touch the fading margin west of this meridian would be unexplained scraps. */
const FADING_WEST_OF = -80.85

/** The lines of roads, pieces of the same road joined where only the border parted them. */
function joinPieces(roads: Geography['roads']): LonLat[][] {
  const joined: { ref: string; line: LonLat[] }[] = []
  for (const { ref, line } of roads) {
    const start = line[0]
    const before = joined.find((piece) => piece.ref === ref && areNear(piece.line.at(-1), start))
    if (before === undefined) joined.push({ ref, line: [...line] })
    else before.line.push(...line)
  }
  return joined
    .map((piece) => piece.line)
    .filter((line) => line.some(([longitude]) => longitude > FADING_WEST_OF))
}

function areNear(a: LonLat | undefined, b: LonLat | undefined): boolean {
  return a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) <= JOIN_WITHIN
}

/** The Sawgrass Expressway's exits stand too close together to be told apart at this scale. */
function isShown({ ref }: { ref: string }): boolean {
  return ref !== 'SR 869'
}

/** Beyond any screen, in units of the view box. */
const FAR = 3000

/**
 * The water east of the shore, without an end to the north, east and south.
 * Its west edge lies inland, hidden under the land drawn over it; where land
 * is no longer known, it follows the shore's own direction.
 */
function seaRing(coast: readonly Point[]): Point[] {
  const inland = simplify(coast, 4).map(([x, y]): Point => [x - 24, y])
  const north = coast[0] ?? [0, 0]
  const south = coast.at(-1) ?? [0, 0]
  const start: Point = [north[0] - FAR * 0.36, north[1] - FAR]
  return [start, north, ...inland, south, [south[0], FAR], [FAR, FAR], [FAR, -FAR], start]
}

const spriteHeader = (
  scale: number,
) => `<!-- Written by tools/assets/make-map.ts. Travel Mapping; © OpenStreetMap contributors (ODbL); US Census; GSHHG (LGPL). -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width * scale} ${MAP.height * scale}">
<title>Outlines of the district map</title>`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await buildMapFiles())) {
    await writeFile(new URL(name, FOLDER), text)
    process.stderr.write(`${name}: ${text.length.toLocaleString('en-US')} bytes\n`)
  }
}
