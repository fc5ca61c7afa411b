import { readFile } from 'node:fs/promises'

/** Longitude, latitude; WGS 84. */
export type LonLat = readonly [number, number]

/** One feature of a GeoJSON file, with its geometries by kind. */
export interface Feature {
  /** Including its `id`, unless a property has that name. */
  properties: Readonly<Record<string, unknown>>
  /** Rings of areas, holes included: filling them by the even-odd rule gives the area. */
  rings: LonLat[][]
  lines: LonLat[][]
  points: LonLat[]
}

const NOT_GEOJSON =
  'is not GeoJSON: convert it, as with "ogr2ogr -f GeoJSON -t_srs EPSG:4326 out.geojson in.shp"'
const NOT_DEGREES =
  'holds coordinates that are not longitude and latitude: convert it, as with "ogr2ogr -f GeoJSON -t_srs EPSG:4326 out.geojson in.geojson"'

/** A file that cannot be used; its message says which one, why, and what to do. */
export class UnusableFile extends Error {}

/** Reads a GeoJSON file. Throws `UnusableFile`. */
export async function readFeatures(path: string): Promise<Feature[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UnusableFile(`${path} cannot be read (${error.code})`)
  })
  try {
    // Some programs on Windows begin a file with a byte order mark, which is not JSON.
    return featuresOf(JSON.parse(text.replace(/^\uFEFF/, ''))).map(({ properties, geometry }) => {
      const feature: Feature = { properties, rings: [], lines: [], points: [] }
      gather(geometry, feature)
      return feature
    })
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnusableFile(`${path} ${NOT_GEOJSON}`)
    if (error instanceof UnusableFile) throw new UnusableFile(`${path} ${error.message}`)
    throw error
  }
}

interface RawFeature {
  properties: Readonly<Record<string, unknown>>
  geometry: unknown
}

/** The features of a collection, a single feature, or bare geometries. */
function featuresOf(json: unknown): RawFeature[] {
  if (!isRecord(json)) throw new UnusableFile(NOT_GEOJSON)
  if (Array.isArray(json.features)) return json.features.map(rawFeatureOf)
  return [json.type === 'Feature' ? rawFeatureOf(json) : { properties: {}, geometry: json }]
}

function rawFeatureOf(json: unknown): RawFeature {
  if (!isRecord(json)) throw new UnusableFile(NOT_GEOJSON)
  const properties = isRecord(json.properties) ? json.properties : {}
  return { properties: { id: json.id, ...properties }, geometry: json.geometry ?? null }
}

function gather(geometry: unknown, feature: Feature): void {
  if (geometry === null) return
  if (!isRecord(geometry)) throw new UnusableFile(NOT_GEOJSON)
  const { type, coordinates, geometries } = geometry
  switch (type) {
    case 'Point':
      feature.points.push(positionOf(coordinates))
      return
    case 'MultiPoint':
      feature.points.push(...listOf(coordinates).map(positionOf))
      return
    case 'LineString':
      feature.lines.push(lineOf(coordinates))
      return
    case 'MultiLineString':
      feature.lines.push(...listOf(coordinates).map(lineOf))
      return
    case 'Polygon':
      feature.rings.push(...listOf(coordinates).map(lineOf))
      return
    case 'MultiPolygon':
      feature.rings.push(...listOf(coordinates).flatMap(listOf).map(lineOf))
      return
    case 'GeometryCollection':
      for (const part of listOf(geometries)) gather(part, feature)
      return
    default:
      throw new UnusableFile(NOT_GEOJSON)
  }
}

function lineOf(coordinates: unknown): LonLat[] {
  return listOf(coordinates).map(positionOf)
}

function positionOf(coordinates: unknown): LonLat {
  const [longitude, latitude] = listOf(coordinates)
  if (typeof longitude !== 'number' || typeof latitude !== 'number') throw new UnusableFile(NOT_GEOJSON)
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) throw new UnusableFile(NOT_DEGREES)
  return [longitude, latitude]
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new UnusableFile(NOT_GEOJSON)
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
