/** Reads the district's map data (tools/geo) as plain rings and lines of longitude and latitude. */
import { readFile } from 'node:fs/promises'

/** Longitude, latitude; WGS84. */
export type LonLat = readonly [number, number]
export type RoadClass = 'interstate' | 'toll' | 'us' | 'state'

export interface Geography {
  counties: { name: string; rings: LonLat[][] }[]
  neighbours: LonLat[][]
  lake: LonLat[]
  /** `name`: as drivers call it; empty where it has none. */
  roads: { ref: string; name: string; class: RoadClass; line: LonLat[] }[]
  interchanges: { ref: string; exit: string; at: LonLat }[]
  places: { name: string; at: LonLat }[]
}

interface GeoFile {
  features?: { properties: Record<string, string>; geometry: Geometry | null }[]
  geometries?: Geometry[]
}

type Geometry =
  | { type: 'Point'; coordinates: LonLat }
  | { type: 'LineString'; coordinates: LonLat[] }
  | { type: 'Polygon'; coordinates: LonLat[][] }
  | { type: 'MultiPolygon'; coordinates: LonLat[][][] }

const FOLDER = new URL('../geo/', import.meta.url)

export async function readGeography(): Promise<Geography> {
  const [counties, neighbours, lakes, roads, interchanges, places] = await Promise.all([
    readGeoFile('d4-counties.geojson'),
    readGeoFile('neighbour-land.geojson'),
    readGeoFile('lakes.geojson'),
    readGeoFile('d4-roads.geojson'),
    readGeoFile('d4-interchanges.geojson'),
    readGeoFile('places.geojson'),
  ])
  const lake = featuresOf(lakes).find((feature) => feature.properties.name === 'Lake Okeechobee')
  return {
    counties: featuresOf(counties).map(({ properties, geometry }) => ({
      name: textOf(properties.name),
      rings: ringsOf(geometry),
    })),
    neighbours: (neighbours.geometries ?? []).flatMap(ringsOf),
    lake: ringsOf(lake?.geometry ?? null)[0] ?? [],
    roads: featuresOf(roads).map(({ properties, geometry }) => ({
      ref: textOf(properties.ref),
      name: properties.name ?? '',
      class: roadClassOf(properties.class),
      line: geometry?.type === 'LineString' ? geometry.coordinates : [],
    })),
    interchanges: featuresOf(interchanges).flatMap(({ properties, geometry }) =>
      geometry?.type === 'Point'
        ? [{ ref: textOf(properties.ref), exit: textOf(properties.exit), at: geometry.coordinates }]
        : [],
    ),
    places: pointsOf(places, 'name').map(({ text, at }) => ({ name: text, at })),
  }
}

async function readGeoFile(name: string): Promise<GeoFile> {
  // The files are our own and committed; their shape is GeoJSON's.
  return JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')) as GeoFile
}

function featuresOf(file: GeoFile) {
  return file.features ?? []
}

function pointsOf(file: GeoFile, key: string): { text: string; at: LonLat }[] {
  return featuresOf(file).flatMap(({ properties, geometry }) =>
    geometry?.type === 'Point' ? [{ text: textOf(properties[key]), at: geometry.coordinates }] : [],
  )
}

function ringsOf(geometry: Geometry | null): LonLat[][] {
  if (geometry?.type === 'Polygon') return geometry.coordinates
  if (geometry?.type === 'MultiPolygon') return geometry.coordinates.flat()
  return []
}

function textOf(value: string | undefined): string {
  if (value === undefined) throw new Error('tools/geo: a feature lacks its name')
  return value
}

function roadClassOf(value: string | undefined): RoadClass {
  if (value === 'interstate' || value === 'toll' || value === 'us' || value === 'state') return value
  throw new Error(`tools/geo: unknown road class "${value}"`)
}
