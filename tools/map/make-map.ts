import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import * as v from 'valibot'
import { DistrictMap } from '../../src/contract/district-map.ts'
import { refuse } from '../../src/publishing/publishing.ts'
import { chooseFolder, fromCaller, withSettings } from '../content/run-command.ts'
import { buildMap } from './build-map.ts'
import { readMapSource, UnusableFile } from './map-source.ts'

const DOCS = 'docs/map.md says where to download each file and how to convert it.'

interface MakeOptions {
  counties?: string
  boundaries?: string
  land: string[]
  water: string[]
  roads: string[]
  places: string[]
  interchanges: string[]
  credit?: string
  out?: string
}

/** `npm run map -- make`: the district's map from public data. */
export function addMakeCommand(program: Command): void {
  program
    .command('make')
    .description('Makes content/map/map.json from GeoJSON files in longitude and latitude.')
    .option('--counties <codes>', 'five-digit FIPS codes of the counties, from north to south: 12061,12111')
    .option(
      '--boundaries <file>',
      'areas of counties, with GEOID and NAME, as published by the Census Bureau',
    )
    .option('--credit <text>', 'who made the data, as their licenses require; shown with the map')
    .option('--roads <files...>', 'lines, with ref or FULLNAME', [])
    .option('--places <files...>', 'points of cities and towns, with name and population', [])
    .option('--interchanges <files...>', 'points', [])
    .option('--water <files...>', 'areas of lakes and bays; a point with a name names a sea', [])
    .option('--land <files...>', 'areas of land around the district; everything else is then sea', [])
    .option('--out <folder>', 'default: the folder map in the content folder')
    .addHelpText('after', `\n${DOCS}`)
    .action(async (options: MakeOptions) => {
      await withSettings(async (config) => {
        const out = options.out === undefined ? join(chooseFolder(config), 'map') : fromCaller(options.out)
        process.stdout.write(`${await makeMap(options, out)}\n`)
        return true
      })
    })
}

async function makeMap(options: MakeOptions, out: string): Promise<string> {
  const { counties, boundaries, credit } = requiredOf(options)
  const from = (paths: readonly string[]) => paths.map(fromCaller)
  const { land, water, roads, places, interchanges } = options
  const files = {
    counties,
    boundaries: fromCaller(boundaries),
    land: from(land),
    water: from(water),
    roads: from(roads),
    places: from(places),
    interchanges: from(interchanges),
  }
  const source = await readMapSource(files).catch((error: unknown) => {
    if (error instanceof UnusableFile) refuse(`${error.message}.\n${DOCS}`)
    throw error
  })
  const map = v.parse(DistrictMap, buildMap(source, credit))
  const path = join(out, 'map.json')
  await mkdir(out, { recursive: true })
  await writeFile(path, writtenMap(map))
  const empty = Object.entries({ roads, places }).filter(([, paths]) => paths.length === 0)
  for (const [name] of empty) process.stderr.write(`Without --${name} the map shows none.\n`)
  const { narrow, wide } = map.overview
  process.stderr.write(
    `${map.counties.length} counties, ${wide.length} names and signs (${narrow.length} on phones)\n`,
  )
  return path
}

/** One line for each part, so that a comparison of two versions shows what changed. */
function writtenMap({ counties, ...map }: DistrictMap): string {
  const parts = Object.entries(map).map(([key, value]) => `"${key}":${JSON.stringify(value)}`)
  const shapes = counties.map((county) => JSON.stringify(county)).join(',\n')
  return `{\n${parts.join(',\n')},\n"counties":[\n${shapes}\n]\n}\n`
}

/** The required options. Refuses with everything that is missing. */
function requiredOf({ counties, boundaries, credit }: MakeOptions) {
  const codes = (counties ?? '').split(',').map((code) => code.trim())
  const missing = [
    codes.every((code) => /^\d{5}$/.test(code))
      ? null
      : '--counties: the five-digit FIPS codes of the counties, separated by commas, such as 48029,48013 (https://www.census.gov/library/reference/code-lists/ansi.html)',
    boundaries === undefined
      ? '--boundaries: a GeoJSON file of counties (https://www.census.gov/geographies/mapping-files/time-series/geo/cartographic-boundary.html)'
      : null,
    (credit ?? '').trim() === ''
      ? '--credit: who made the data, as their licenses require, such as "Map: US Census Bureau; © OpenStreetMap contributors"'
      : null,
  ].filter((line) => line !== null)
  if (missing.length > 0 || boundaries === undefined || credit === undefined)
    refuse(`The map needs:\n${missing.join('\n')}\n${DOCS}`)
  return { counties: codes, boundaries, credit: credit.trim() }
}
