import { glob, readFile } from 'node:fs/promises'
import { parse } from 'yaml'

/**
 * Names of the sample's district that no other district's site may show. Its counties, express lanes, help numbers and
 * programs are taken from the sample content; these are written there in prose alone.
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
  'Sunrise Blvd',
  'Commercial Blvd',
]

/** Names that the public API has always had; other systems use them. */
const NAMES_OF_THE_API =
  /metrics_(arterial|express)_\w+|'(broward|palmBeach|i75|i95|i595|roadRanger|roadRangers|sirv|risc)'|\b(broward|palmBeach|i75|i95|i595|sirv|risc)(?=[:. ])|roadRangerAssists|road_ranger_assists|(topic|see|tim|meaning)\.(roadRangers?|sirv|risc)|(county|road)=\w+/g

const SOURCES = 'src/**/*.{ts,tsx,css,json}'
/** Tests, their builders, and the drawn pictures that say they are samples. */
const IS_EXEMPT = /\.test\.tsx?$|\/testing\/|^src\/server\/cameras\/sample\//

interface Sample {
  district: { name: string; counties: string[] }
  help: Record<'assistance' | 'travelerInformation', { name: string; singular?: string; number: string }>
  categories: Record<string, { name: string; road?: string }>
  incidents: Record<'severeResponse' | 'heavyRecovery', { abbreviation: string; name: string }>
  legalNotices: { source: string }[]
}

/** Every place in the sources, comments included, where the sample's district is named: it belongs in content/. */
export async function findLocalNames(): Promise<string[]> {
  // The product's own sample, which the content check holds to its schema.
  const sample = parse(await readFile('content/site.yaml', 'utf8')) as Sample
  const names = [...NAMES_IN_PROSE, ...namesOf(sample)]
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const found: string[] = []
  for await (const path of glob(SOURCES)) {
    if (IS_EXEMPT.test(path)) continue
    const lines = (await readFile(path, 'utf8')).split('\n')
    for (const [index, line] of lines.entries())
      for (const [name] of line.replace(NAMES_OF_THE_API, '').matchAll(pattern))
        found.push(`${path}:${index + 1} names "${name}" of the sample's district: move it to content/`)
  }
  return found
}

function namesOf({ district, help, categories, incidents, legalNotices }: Sample): string[] {
  const programs = Object.values(incidents).flatMap((one) =>
    typeof one === 'object' && 'abbreviation' in one ? [one.abbreviation, one.name] : [],
  )
  return [
    district.name,
    // "Martin" is a first name too, and "Indian River" no word of anything else.
    ...district.counties.filter((county) => county.includes(' ') || county.length > 6),
    ...Object.values(help).flatMap((one) =>
      typeof one === 'object' ? [one.name, one.singular ?? one.name] : [],
    ),
    help.assistance.number,
    ...Object.values(categories).map(({ name }) => name),
    ...programs,
    ...legalNotices.map(({ source }) => source),
  ]
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
