import { type Language, TRANSLATED } from '../../src/contract/language.ts'
import { type Feature, type LonLat, readFeatures, UnusableFile } from './read-features.ts'
import { type RoadName, roadOf } from './road-of.ts'

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
