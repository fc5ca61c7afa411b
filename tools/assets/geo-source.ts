/** Reads the district's map data (tools/geo) as plain rings and lines of longitude and latitude. */
import { readFile } from 'node:fs/promises'

/** Longitude, latitude; WGS84. */
export type LonLat = readonly [number, number]
export type RoadClass = 'interstate' | 'toll' | 'us' | 'state'

export interface Geography {
  counties: { name: string; rings: LonLat[][] }[]
  neighbours: LonLat[][]
  lake: LonLat[]
  roads: { ref: string; class: RoadClass; line: LonLat[] }[]
  interchanges: { ref: string; at: LonLat }[]
}

interface Features<Geometry, Properties = { name: string }> {
  features: { properties: Properties; geometry: Geometry }[]
}
interface At<Coordinates> {
  coordinates: Coordinates
}
type Area = { type: 'Polygon'; coordinates: LonLat[][] } | { type: 'MultiPolygon'; coordinates: LonLat[][][] }

export async function readGeography(): Promise<Geography> {
  const counties = await readGeoFile<Features<Area>>('d4-counties')
  const land = await readGeoFile<{ geometries: Area[] }>('neighbour-land')
  const lakes = await readGeoFile<Features<At<LonLat[][]>>>('lakes')
  const roads = await readGeoFile<Features<At<LonLat[]>, { ref: string; class: RoadClass }>>('d4-roads')
  const exits = await readGeoFile<Features<At<LonLat>, { ref: string }>>('d4-interchanges')
  const lake = lakes.features.find(({ properties }) => properties.name === 'Lake Okeechobee')
  return {
    counties: counties.features.map(({ properties: { name }, geometry }) => ({
      name,
      rings: ringsOf(geometry),
    })),
    neighbours: land.geometries.flatMap(ringsOf),
    lake: lake?.geometry.coordinates[0] ?? [],
    roads: roads.features.map(({ properties, geometry }) => ({ ...properties, line: geometry.coordinates })),
    interchanges: exits.features.map(({ properties, geometry }) => ({
      ...properties,
      at: geometry.coordinates,
    })),
  }
}

export async function readGeoFile<Shape>(name: string): Promise<Shape> {
  // The files are our own and committed; their shape is GeoJSON's.
  return JSON.parse(await readFile(new URL(`../geo/${name}.geojson`, import.meta.url), 'utf8')) as Shape
}

function ringsOf(area: Area): LonLat[][] {
  return area.type === 'Polygon' ? area.coordinates : area.coordinates.flat()
}
