import { glob, readFile } from 'node:fs/promises'
import { parse } from 'yaml'

/**
 * Names of the sample's district that no other district's site may show. Its counties, areas, cities, roads, help numbers,
 * programs and laws come from the sample content; the names below appear there only in prose.
 */
const NAMES_IN_PROSE = [
  'Florida',
  'FDOT',
  'SunPass',
  'SunGuide',
  'Okeechobee',
  'Fort Lauderdale',
  'Miami',
  'Glades',
  'Everglades',
  'Sawgrass',
  'Alligator Alley',
  'Open Roads',
  'Sunrise Blvd',
  'Commercial Blvd',
]

/** Established names of the public API; other systems use them. */
const NAMES_OF_THE_API =
  /metrics_(arterial|express)_\w+|['"](broward|palmBeach|i75|i95|i595|roadRanger|roadRangers|sirv|risc)['"]|\b(broward|palmBeach|i75|i95|i595|sirv|risc)(?=[:. ])|roadRangerAssists|road_ranger_assists|(topic|see|tim|meaning)\.(roadRangers?|sirv|risc)|(county|road)=\w+/g

const SOURCES = 'src/**/*.{ts,tsx,css,json}'
/** Tests and their builders. */
const IS_EXEMPT = /\.test\.tsx?$|\/testing\//

interface Sample {
  district: { name: string; counties: string[] }
  incidentAreas: { name: string }[]
  help: Record<'assistance' | 'travelerInformation', { name: string; singular?: string; number: string }>
  categories: Record<string, { name: string; road?: string }>
  incidents: Record<'severeResponse' | 'heavyRecovery', { abbreviation: string; name: string }>
  legalNotices: { source: string }[]
}

/** The parts of the sample's map that have names. */
interface SampleMap {
  signs: { road: string }[]
  places: { name: string }[]
}

/** Every mention of the sample's district in the sources, including comments: it belongs in content/. */
export async function findLocalNames(): Promise<string[]> {
  const localNamesIn = await readLocalNames()
  const found: string[] = []
  for await (const path of glob(SOURCES)) {
    if (IS_EXEMPT.test(path)) continue
    const lines = (await readFile(path, 'utf8')).split('\n')
    for (const [index, line] of lines.entries())
      for (const name of localNamesIn(line))
        found.push(`${path}:${index + 1} names "${name}" of the sample's district: move it to content/`)
  }
  return found
}

/** Reads the names in the sample's `site.yaml` and map, and returns a function that finds them in a line. */
export async function readLocalNames(): Promise<(line: string) => string[]> {
  // The content check validates the product's own sample.
  const sample = parse(await readFile('content/site.yaml', 'utf8')) as Sample
  // The same goes for its map, made by `npm run map`.
  const { signs, places }: SampleMap = JSON.parse(await readFile('content/map/map.json', 'utf8'))
  const names = [...NAMES_IN_PROSE, ...namesOf(sample)].map(escaped)
  const patterns = [
    wordsOf([...names, ...signs.map(({ road }) => anySpelling(road))], 'giu'),
    // A city's name may be a common noun: "Sunrise", "Plantation".
    wordsOf(
      places.map(({ name }) => escaped(name)),
      'gu',
    ),
  ]
  return (line) => {
    const text = line.replace(NAMES_OF_THE_API, '')
    return patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([name]) => name))
  }
}

function namesOf(sample: Sample): string[] {
  const { district, help, categories, incidentAreas, incidents, legalNotices } = sample
  const programs = Object.values(incidents).flatMap((one) =>
    typeof one === 'object' && 'abbreviation' in one ? [one.abbreviation, one.name] : [],
  )
  return [
    district.name,
    // "Martin" is also a first name.
    ...district.counties.map((county) =>
      county.includes(' ') || county.length > 6 ? county : `${county} County`,
    ),
    ...incidentAreas.map(({ name }) => name),
    ...Object.values(help).flatMap((one) =>
      typeof one === 'object' ? [one.name, one.singular ?? one.name] : [],
    ),
    help.assistance.number,
    ...Object.values(categories).map(({ name }) => name),
    ...programs,
    ...legalNotices.flatMap(({ source }) => [source, ...(source.match(/\d+\.\d+/g) ?? [])]),
  ]
}

function wordsOf(patterns: readonly string[], flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, flags)
}

/** "I-95" may be written "I 95" or "I95". */
function anySpelling(road: string): string {
  return road.split(/[\s-]/).map(escaped).join('[\\s-]?')
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
