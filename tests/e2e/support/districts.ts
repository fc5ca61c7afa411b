import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import * as v from 'valibot'
import { parse } from 'yaml'
import { SiteInfo } from '../../../src/contract/site-info.ts'
import { type Site, startSite } from './start-site.ts'

/** Districts of other places, each published from its folder in tests/districts alone. */
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
  const feed = info.cameras.feed === 'live' ? await openCameraFeed() : null
  const cameras = feed === null ? {} : { CAMERA_FEED_KIND: 'arcadis-511', CAMERA_FEED_URL: feed.url }
  const site = await startSite(folder, { MESSAGE_ACKNOWLEDGEMENT: 'on', ...cameras, ...env })
  if (feed !== null) await site.logged('Received the list of cameras')
  const close = async () => {
    await site.close()
    feed?.close()
  }
  return { ...site, close }
}

/** What a content folder says of its district. */
export async function readSiteInfo(folder: string): Promise<SiteInfo> {
  return v.parse(SiteInfo, parse(await readFile(join(folder, 'site.yaml'), 'utf8')))
}

/** Cameras as 511 services list them; the last is in another district. */
const CAMERAS = [
  ['I-95', 'Northbound', 25.861, -80.207, 'NW 103 St'],
  ['SR 826', 'Northbound', 25.733, -80.322, 'Bird Rd'],
  ['US 1', 'Southbound', 25.09, -80.44, 'Key Largo'],
  ['I-95', 'Southbound', 26.06, -80.16, 'Griffin Rd'],
] as const

async function openCameraFeed(): Promise<{ url: string; close: () => void }> {
  let drawn = 0
  const feed = createServer((request, response) => {
    const picture = /^\/picture\/(\d)/.exec(request.url ?? '')?.[1]
    if (picture === undefined) response.end(JSON.stringify(CAMERAS.map(cameraRecord)))
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(drawPicture(`${picture}.${drawn++}`))
  })
  await new Promise<void>((listening) => feed.listen(0, '127.0.0.1', listening))
  const address = feed.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = () => {
    feed.closeAllConnections()
    feed.close()
  }
  return { url: `http://127.0.0.1:${port}/cameras`, close }
}

function cameraRecord(
  [Roadway, Direction, Latitude, Longitude, Location]: (typeof CAMERAS)[number],
  index: number,
) {
  const Views = [{ Id: index + 1, Url: `/picture/${index}`, Status: 'Enabled', Description: 'Looking ahead' }]
  return { Id: index + 1, Roadway, Direction, Latitude, Longitude, Location, SortOrder: index, Views }
}

/** Each camera its own picture, another at each look: one that many send, or one sends for long, counts as none. */
function drawPicture(text: string): Buffer {
  const canvas = createCanvas(320, 180)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#456'
  pen.fillRect(0, 0, 320, 180)
  pen.fillStyle = '#fff'
  pen.font = '100px sans-serif'
  pen.fillText(text, 40, 130)
  return canvas.toBuffer('image/jpeg')
}

/** Places and programs of the sample that its prose and figures name, beside what its `site.yaml` does. */
const OF_THE_SAMPLE = [
  ...['Florida', 'FDOT', 'SunPass', 'SunGuide', 'Atlantic', 'Okeechobee', 'Fort Lauderdale', 'Boca Raton'],
  ...['Jupiter', 'Vero Beach', 'Treasure Coast', 'I-95', 'I-75', 'I-595', 'Open Roads', 'District Four'],
]

/** What nobody reads: names of the API's categories, groups and fields, which are the same everywhere. */
const API_NAMES =
  /(?:metrics|documents|services)_\w+|road_ranger_assists|"(?:broward|palmBeach|treasureCoast|i75|i95|i595|sirv|risc)"/g

/** Finds names of other districts: those of the sample and of the other folders which this district never says itself. */
export async function foreignNamesFor(own: DistrictName | null): Promise<(text: string) => string[]> {
  if (own === null) throw new Error('The sample names its own district')
  const others = [
    'content',
    ...DISTRICTS.filter((name) => name !== own).map((name) => `tests/districts/${name}`),
  ]
  const names = [...OF_THE_SAMPLE, ...(await Promise.all(others.map(namesIn))).flat()]
  const said = await textOf(`tests/districts/${own}`)
  const foreign = [...new Set(names)].filter((name) => wordsOf([name]).exec(said) === null)
  const words = wordsOf(foreign)
  return (text) => [...new Set(Array.from(text.replace(API_NAMES, '').matchAll(words), ([word]) => word))]
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

function wordsOf(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_])`, 'giu')
}

/** Every text in a content folder. */
async function textOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && extname(entry.name) !== '.pdf' && entry.name !== 'README.md',
  )
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))
  return texts.join('\n').replace(API_NAMES, '')
}
