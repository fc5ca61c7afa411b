/** Writes down where names and signs stand on the map. Pure. */
import type { Geography, LonLat } from './geo-source.ts'
import type { Projection } from './map-frame.ts'
import {
  COUNTY_NAMES,
  LAKE_NAME,
  MAP_HEIGHT,
  MAP_WIDTH,
  OCEAN_NAME,
  PLACE_NAMES,
  SIGNS,
} from './map-layout.ts'

/** The text of `map-points.ts`: percentages of the view box, so that text over it keeps its own size. */
export function buildPointsModule(geography: Geography, onMap: Projection): string {
  const point = (at: LonLat) => {
    const [x, y] = onMap(at)
    return `x: ${percent(x, MAP_WIDTH)}, y: ${percent(y, MAP_HEIGHT)}`
  }
  const counties = COUNTY_NAMES.map(
    ({ name, at, narrow }) =>
      `  { name: '${name}', ${point(at)}, narrowX: ${percent(onMap([narrow, at[1]])[0], MAP_WIDTH)} },`,
  )
  const places = PLACE_NAMES.map(
    ({ name, source, to }) =>
      `  { name: '${name}', ${point(placeAt(geography, source))}, nameX: ${percent(to, MAP_WIDTH)} },`,
  )
  const signs = SIGNS.map(
    ({ number, at }) => `  { number: '${number}', ${point(onRoad(geography, `I-${number}`, at))} },`,
  )
  return `${HEADER}
export const MAP_VIEW_BOX = '0 0 ${MAP_WIDTH} ${MAP_HEIGHT}'

/** Mercator, for what a page puts on the map itself: where longitude 0 and latitude 0 would lie, units of the view box. */
export const MAP_PROJECTION = ${projectionConstant(onMap)}

/** \`narrowX\` replaces \`x\` where the name breaks into lines. */
export const COUNTY_NAMES: readonly (MapPoint & { name: string; narrowX: number })[] = [
${counties.join('\n')}
]

/** \`nameX\` is where the name begins; a leader joins it to the place. */
export const PLACES: readonly (MapPoint & { name: string; nameX: number })[] = [
${places.join('\n')}
]

export const INTERSTATE_SIGNS: readonly (MapPoint & { number: string })[] = [
${signs.join('\n')}
]

export const LAKE_NAME: MapPoint = { ${point(LAKE_NAME)} }
export const OCEAN_NAME: MapPoint = { ${point(OCEAN_NAME)} }
`
}

/** Where longitude 0, latitude 0 would lie and how large a degree is: two places far apart tell it. */
function projectionConstant(onMap: Projection): string {
  const [west, east] = [onMap([-81, 0]), onMap([-80, 0])]
  const unitsPerDegree = east[0] - west[0]
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return `{ unitsPerDegree: ${rounded(unitsPerDegree)}, greenwichX: ${rounded(west[0] + 81 * unitsPerDegree)}, equatorY: ${rounded(west[1])} }`
}

const HEADER = `// Written by tools/assets/make-map.ts from tools/geo. Do not edit: change tools/assets/map-layout.ts.

/** A place on the map, in percent of its width and height. */
interface MapPoint {
  x: number
  y: number
}
`

function placeAt(geography: Geography, name: string): LonLat {
  const place = geography.places.find((candidate) => candidate.name === name)
  if (place === undefined) throw new Error(`tools/geo/places.geojson names no "${name}"`)
  return place.at
}

/** The point of a road at a given latitude or longitude. */
function onRoad(geography: Geography, ref: string, at: { latitude: number } | { longitude: number }): LonLat {
  const [axis, value] = 'latitude' in at ? ([1, at.latitude] as const) : ([0, at.longitude] as const)
  for (const { line } of geography.roads.filter((road) => road.ref === ref)) {
    for (const [index, from] of line.entries()) {
      const to = line[index + 1]
      if (to === undefined || from[axis] > value === to[axis] > value) continue
      const share = (value - from[axis]) / (to[axis] - from[axis])
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
    }
  }
  throw new Error(`tools/geo/d4-roads.geojson: ${ref} does not pass ${JSON.stringify(at)}`)
}

function percent(value: number, whole: number): number {
  return Math.round((value / whole) * 10_000) / 100
}
