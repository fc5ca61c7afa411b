/** Cuts the coast and the Interstates out of the map for the mark, the covers and the promo picture. Pure. */
import type { Geography, LonLat } from './geo-source.ts'
import { buildCoast, buildProjection, type Projection } from './map-frame.ts'
import { cutToBand, linePath, type Point, ringPath, simplify } from './outline.ts'
import { writtenConstant } from './written-constant.ts'

/** One crop: edges of its window, its size in view box units, and how plainly it is drawn. */
interface Crop {
  window: { north: number; south: number; longitude: number }
  width: number
  height: number
  /** x of the window's longitude, view box units. */
  anchorX: number
  /** Detail left out, view box units. */
  tolerance: number
}

const MARK: Crop = {
  window: { north: 27.83, south: 25.98, longitude: -80.06 },
  width: 48,
  height: 48,
  anchorX: 18.4,
  tolerance: 0.5,
}
const COVER: Crop = {
  window: { north: 28.85, south: 25.35, longitude: -80.05 },
  width: 180,
  height: 232,
  anchorX: 142,
  tolerance: 0.7,
}
const PROMO: Crop = {
  window: { north: 26.5, south: 26.015, longitude: -80.1 },
  width: 320,
  height: 120,
  anchorX: 202,
  tolerance: 0.4,
}

/** So much is drawn beyond the edges, view box units: half the width of a road. */
const MARGIN = 2

/** Where the stop sits on I-95: at West Palm Beach, midway down the district. */
const STOP_LATITUDE = 26.76

/** The text of `mark-paths.ts`: of its own, because every page begins with the mark. */
export function buildMarkModule(geography: Geography): string {
  const i95 = roadsOf(geography, 'I-95')
  const mark = draw(geography, MARK, i95)
  return `${HEADER}
/** View box 0 0 ${MARK.width} ${MARK.height}. */
${writtenConstant('export const MARK_LAND', mark.land)}
${writtenConstant('export const MARK_ROAD', mark.roads)}
export const MARK_STOP = ${stopOn(i95, mark.project)}
`
}

/** The text of `picture-paths.ts`. */
export function buildPicturesModule(geography: Geography): string {
  const i95 = roadsOf(geography, 'I-95')
  const cover = draw(geography, COVER, i95)
  const promo = draw(geography, PROMO, roadsOf(geography, 'I-95', 'I-75', 'I-595'))
  return `${HEADER}
/** View box 0 0 ${COVER.width} ${COVER.height}. */
${writtenConstant('export const COVER_LAND', cover.land)}
${writtenConstant('export const COVER_ROAD', cover.roads)}
export const COVER_STOP = ${stopOn(i95, cover.project)}

/** View box 0 0 ${PROMO.width} ${PROMO.height}. */
${writtenConstant('export const PROMO_LAND', promo.land)}
${writtenConstant('export const PROMO_ROADS', promo.roads)}
`
}

const HEADER = `// Written by tools/assets/make-map.ts from tools/geo. Do not edit: change tools/assets/map-pictures.ts.
`

function roadsOf(geography: Geography, ...refs: string[]): LonLat[][] {
  return geography.roads.filter((road) => refs.includes(road.ref)).map((road) => road.line)
}

function draw(geography: Geography, crop: Crop, lines: readonly LonLat[][]) {
  const project = buildProjection(crop.window, crop.height, crop.anchorX)
  // Cut last, so that what is seen stays as it is drawn.
  const seen = (line: readonly LonLat[]) =>
    cutToBand(simplify(line.map(project), crop.tolerance), -MARGIN, crop.height + MARGIN)
  const land = ringPath(landRing(seen(buildCoast(geography)).flat(), crop.height))
  const roads = lines.flatMap(seen).map(linePath).join('')
  return { land, roads, project }
}

/** Everything west of the shore; beyond the known shore it runs straight north and south. */
function landRing(coast: readonly Point[], height: number): Point[] {
  const north = coast[0] ?? [0, 0]
  const south = coast.at(-1) ?? [0, 0]
  const corner: Point = [0, Math.min(0, north[1])]
  const foot = Math.max(height, south[1])
  return [corner, [north[0], corner[1]], ...coast, [south[0], foot], [0, foot], corner]
}

function stopOn(lines: readonly LonLat[][], project: Projection): string {
  const nearest = lines
    .flat()
    .reduce((best, at) => (Math.abs(at[1] - STOP_LATITUDE) < Math.abs(best[1] - STOP_LATITUDE) ? at : best))
  const [x, y] = project(nearest)
  return `{ x: ${Math.round(x * 10) / 10}, y: ${Math.round(y * 10) / 10} }`
}
