import { readFile } from 'node:fs/promises'
import type { RoadNetwork } from '../../src/contract/district-map.ts'
import { type Language, TRANSLATED } from '../../src/contract/language.ts'

/** The files a map is made from, all GeoJSON in longitude and latitude. */
export interface MapFiles {
  /** Five-digit codes of the district's counties. */
  counties: readonly string[]
  boundaries: string
  land: readonly string[]
  water: readonly string[]
  roads: readonly string[]
  places: readonly string[]
  interchanges: readonly string[]
}

/** Public data as plain rings, lines and points of longitude and latitude. */
export interface MapSource {
  counties: { name: string; fips: string; rings: LonLat[][] }[]
  /** All other land. Empty: unknown, so no sea is drawn. */
  land: LonLat[][]
  waters: Water[]
  roads: (RoadName & { line: LonLat[] })[]
  /** The most important first. */
  places: { name: string; at: LonLat }[]
  interchanges: LonLat[]
}

/** A lake or bay as an area, or a point where the name of a sea may be. */
export interface Water {
  names: ({ en: string } & Partial<Record<Language, string>>) | null
  rings: LonLat[][]
  at: LonLat | null
}

/** Reads the files. Throws `UnusableFile` for the first that cannot be used. */
export async function readMapSource(files: MapFiles): Promise<MapSource> {
  const readAll = async (paths: readonly string[]) => (await Promise.all(paths.map(readFeatures))).flat()
  const [land, water, roads, places, interchanges] = await Promise.all(
    [files.land, files.water, files.roads, files.places, files.interchanges].map(readAll),
  )
  return {
    counties: countiesOf(await readFeatures(files.boundaries), files),
    land: (land ?? []).flatMap(({ rings }) => rings),
    waters: (water ?? []).map(waterOf),
    roads: (roads ?? []).flatMap((feature) => {
      const name = roadOf(feature)
      return name === null ? [] : feature.lines.map((line) => ({ ...name, line }))
    }),
    places: placesOf(places ?? []),
    interchanges: (interchanges ?? []).flatMap(({ points }) => points),
  }
}

function countiesOf(features: readonly Feature[], { counties, boundaries }: MapFiles): MapSource['counties'] {
  const byFips = new Map(features.map((feature) => [fipsOf(feature), feature]))
  const missing = counties.filter((fips) => (byFips.get(fips)?.rings.length ?? 0) === 0)
  if (missing.length > 0)
    throw new UnusableFile(
      `${boundaries} has no area with the code ${missing.join(', ')} (looked for in GEOID, FIPS, STATEFP with COUNTYFP, and id)`,
    )
  return counties.map((fips) => {
    const feature = byFips.get(fips)
    const name = feature === undefined ? '' : textOf(feature, 'BASENAME', 'NAME', 'name', 'COUNTY')
    // The Census writes "Bexar" in one file and "Bexar County" in another; the site says "Bexar".
    return { name: name.replace(/ (County|Parish)$/, '') || fips, fips, rings: feature?.rings ?? [] }
  })
}

function fipsOf(feature: Feature): string {
  const state = textOf(feature, 'STATEFP', 'STATE')
  const county = textOf(feature, 'COUNTYFP', 'COUNTY')
  const whole = textOf(feature, 'GEOID', 'geoid', 'fips', 'FIPS', 'GEO_ID', 'GEOIDFQ')
  if (whole !== '') return whole.slice(-5)
  return state + county === '' ? textOf(feature, 'id') : state + county
}

function waterOf(feature: Feature): Water {
  const en = textOf(feature, 'name', 'NAME', 'FULLNAME')
  const translated = TRANSLATED.map(
    (language) => [language, textOf(feature, `name:${language}`, `name_${language}`)] as const,
  ).filter(([, name]) => name !== '')
  const names = { en, ...Object.fromEntries(translated) }
  return { names: en === '' ? null : names, rings: feature.rings, at: feature.points[0] ?? null }
}

/** By rank if the file has one, then by population. */
function placesOf(features: readonly Feature[]): MapSource['places'] {
  const ranked = features.flatMap((feature) => {
    const [at] = feature.points
    const name = textOf(feature, 'name', 'NAME')
    const population = numberOf(feature, 'population', 'pop', 'POP', 'POPULATION', 'pop_max', 'POP_MAX') ?? 0
    const rank = numberOf(feature, 'rank', 'scalerank', 'SCALERANK') ?? 9
    return at === undefined || name === '' ? [] : [{ name, at, population, rank }]
  })
  return ranked
    .toSorted((a, b) => a.rank - b.rank || b.population - a.population || (a.name < b.name ? -1 : 1))
    .map(({ name, at }) => ({ name, at }))
}

function textOf({ properties }: Feature, ...keys: string[]): string {
  for (const key of keys) {
    const value = properties[key]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (typeof value === 'number') return String(value)
  }
  return ''
}

function numberOf(feature: Feature, ...keys: string[]): number | null {
  const text = textOf(feature, ...keys).replace(/[ ,]/g, '')
  const value = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : null
}

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

/** A road as on its signs. */
export interface RoadName {
  /** "I-35", "US 281", "SR 80", "Florida's Turnpike". */
  road: string
  network: RoadNetwork
  /** The text of its sign: "35". `null`: the road has no number. */
  number: string | null
}

/** TIGER's route types: https://www.census.gov/library/reference/code-lists/route-type-codes.html */
const ROUTE_TYPES: Readonly<Record<string, RoadNetwork>> = { I: 'interstate', U: 'us', S: 'state' }
const NETWORKS: ReadonlySet<unknown> = new Set(['interstate', 'toll', 'us', 'state', 'other'])
/** Systems of counties and cities, which have two letters like those of states. */
const OTHER_SYSTEM = /^(CR|FM|RM|RR|PR|BR|NW|NE|SW|SE|CO|County .*|C R)$/i
const STATE_SYSTEM = /^([A-Z]{2}|State .*|Loop|Spur|Hwy|Highway|Route|Rte)$/i

/**
 * The road a feature belongs to, from the properties of OpenStreetMap (`ref`, `name`, `toll`), TIGER/Line (`FULLNAME`,
 * `RTTYP`) or a state's file (`ref`, `name`, `network` or `class`). `null`: it has no name.
 */
export function roadOf({ properties }: Pick<Feature, 'properties'>): RoadName | null {
  const text = (...keys: string[]) =>
    keys.map((key) => properties[key]).find((value) => typeof value === 'string' && value.trim() !== '')
  // OpenStreetMap lists every route that shares the road, most important first.
  const [first = ''] = String(text('ref', 'FULLNAME', 'name', 'NAME') ?? '').split(';')
  const named = normalize(first.trim())
  if (named === null) return null
  const given = text('network', 'class')
  const type = ROUTE_TYPES[String(text('RTTYP') ?? '')]
  const isToll = properties.toll === 'yes'
  // The tests above do not touch the names of networks.
  const network = NETWORKS.has(given) ? (given as RoadNetwork) : (type ?? named.network)
  return { ...named, network: isToll && network !== 'interstate' ? 'toll' : network }
}

/** One spelling for those of all sources: "I- 35", "I 35" and "Interstate 35" become "I-35". */
function normalize(text: string): RoadName | null {
  if (text === '') return null
  const interstate = /^(?:I|Interstate)[-\s]*(\d+[A-Z]?)$/i.exec(text)?.[1]
  if (interstate !== undefined) return { road: `I-${interstate}`, network: 'interstate', number: interstate }
  const us = /^(?:US|U\.S\.)(?:\s*(?:Hwy|Highway|Route|Rte))?[-\s]*(\d+[A-Z]?)$/i.exec(text)?.[1]
  if (us !== undefined) return { road: `US ${us}`, network: 'us', number: us }
  const [, system = '', number = null] = /^(.*?)[-\s]+([A-Z]?\d+[A-Z]{0,2})$/.exec(text) ?? []
  if (STATE_SYSTEM.test(system) && !OTHER_SYSTEM.test(system)) return { road: text, network: 'state', number }
  return { road: text, network: 'other', number: OTHER_SYSTEM.test(system) ? number : null }
}
