import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { SiteInfo } from '../../../src/contract/site-info.ts'
import { openAgencyFeed } from './agency-feed.ts'
import { type Site, startSite } from './start-site.ts'

/** Other districts, each published from its folder in tests/districts. */
export const DISTRICTS = ['texas', 'florida-six', 'one-county'] as const
export type DistrictName = (typeof DISTRICTS)[number]

/** A running site of a district. */
export interface DistrictSite extends Site {
  close: () => Promise<void>
}

export async function startDistrict(
  name: DistrictName,
  env: Record<string, string> = {},
): Promise<DistrictSite> {
  const folder = `tests/districts/${name}`
  const info = await readSiteInfo(folder)
  const feed = info.cameras.feed === 'live' ? await openAgencyFeed() : null
  const site = await startSite(folder, { MESSAGE_ACKNOWLEDGEMENT: 'on', ...feed?.env, ...env })
  if (feed !== null) await site.logged('Received the list of cameras')
  const close = async () => {
    await site.close()
    feed?.close()
  }
  return { ...site, close }
}

/** Reads the `site.yaml` of a content folder. */
export async function readSiteInfo(folder: string): Promise<SiteInfo> {
  return v.parse(SiteInfo, parse(await readFile(join(folder, 'site.yaml'), 'utf8')))
}

/** Places and programs in the sample's prose and figures, in addition to those in its `site.yaml`. */
const OF_THE_SAMPLE = [
  ...['Florida', 'FDOT', 'SunPass', 'SunGuide', 'Atlantic', 'Okeechobee', 'Fort Lauderdale', 'Boca Raton'],
  ...['Jupiter', 'Vero Beach', 'Treasure Coast', 'I-95', 'I-75', 'I-595', 'Open Roads', 'District Four'],
]

/** Names of API categories, groups and fields, which are the same everywhere and not visible. */
const API_NAMES =
  /(?:metrics|documents|services)_\w+|road_ranger_assists|"(?:broward|palmBeach|treasureCoast|i75|i95|i595|sirv|risc)"/g

/** Finds names of other districts: those of the sample and the other folders that this district's own texts never use. */
export async function foreignNamesFor(own: DistrictName | null): Promise<(text: string) => string[]> {
  if (own === null) throw new Error('The sample names its own district')
  const others = [
    'content',
    ...DISTRICTS.filter((name) => name !== own).map((name) => `tests/districts/${name}`),
  ]
  const names = [...OF_THE_SAMPLE, ...(await Promise.all(others.map(namesIn))).flat()]
  const ownText = await textOf(`tests/districts/${own}`)
  const foreign = [...new Set(names)].filter((name) => patternOf([name]).exec(ownText) === null)
  const pattern = patternOf(foreign)
  return (text) => [...new Set(Array.from(text.replace(API_NAMES, '').matchAll(pattern), ([name]) => name))]
}

/** The names that `site.yaml` gives a district's counties, roads, programs and numbers. */
async function namesIn(folder: string): Promise<string[]> {
  const { district, help, categories, incidents, incidentAreas, abbreviations } = await readSiteInfo(folder)
  const named = [
    ...[help.assistance?.name, help.assistance?.singular, help.assistance?.number],
    ...[help.travelerInformation?.name, incidents.policy?.name, incidents.policy?.source],
    ...Object.values(categories).flatMap((shown) => (shown === 'hidden' ? [] : [shown.name])),
    ...incidentAreas.map(({ name }) => name),
    ...[incidents.severeResponse?.abbreviation, incidents.heavyRecovery?.abbreviation],
  ]
  const texts = named.flatMap((name) => (typeof name === 'object' ? Object.values(name) : (name ?? [])))
  return [...district.counties, district.name, district.department, ...Object.keys(abbreviations), ...texts]
}

/** Matches any of the names as whole words. */
function patternOf(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_])`, 'giu')
}

/** The text of all files in a content folder. */
async function textOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && extname(entry.name) !== '.pdf' && entry.name !== 'README.md',
  )
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))
  return texts.join('\n').replace(API_NAMES, '')
}
