import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { parseMapFile } from '../../src/content/map-file.ts'
import { mapFilesOf } from '../../src/content/respond-with-map.ts'
import type { DistrictMap } from '../../src/contract/district-map.ts'
import { buildCountyOf } from '../../src/server/cameras/place/district-area.ts'
import { isEveryCase, isShortRun } from '../testing/test-cases.ts'

const ROOT = join(import.meta.dirname, '../..')
const out = await mkdtemp(join(tmpdir(), 'map-'))
afterAll(() => rm(out, { recursive: true, force: true }))

/** Runs the documented command in the repository. */
async function run(...args: string[]): Promise<{ code: number; stderr: string }> {
  const ended = promisify(execFile)(process.execPath, ['tools/map.ts', 'make', ...args], { cwd: ROOT })
  return ended.then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: { code: number; stderr: string }) => error,
  )
}

async function make(name: string, ...args: string[]): Promise<DistrictMap> {
  const folder = join(out, name)
  expect(await run(...args, '--out', folder)).toMatchObject({ code: 0 })
  return readMap(join(folder, 'map.json'))
}

async function readMap(path: string): Promise<DistrictMap> {
  const map = parseMapFile(await readFile(path, 'utf8'))
  if (map.kind === 'invalid') throw new Error(JSON.stringify(map.issues))
  return map.value
}

const SAMPLE =
  (await readFile(join(ROOT, 'tools/geo/README.md'), 'utf8')).match(/```sh\n([\s\S]*?)```/)?.[1] ?? ''
const CREDIT = ['--credit', 'Drawn for the tests']
const TEXAS = [
  ...['--counties', '48265,48259,48019,48091,48029,48187,48493,48013,48311,48163,48325,48463'],
  ...['--boundaries', 'tests/map/texas-counties.geojson', '--roads', 'tests/map/texas-roads.geojson'],
  ...['--places', 'tests/map/texas-places.geojson', '--water', 'tests/map/texas-lakes.geojson', ...CREDIT],
]
const ISLANDS = [
  ...['--counties', '15009', '--boundaries', 'tests/map/islands-counties.geojson'],
  ...['--land', 'tests/map/islands-counties.geojson', '--roads', 'tests/map/islands-roads.geojson'],
  ...['--places', 'tests/map/islands-places.geojson', '--water', 'tests/map/islands-sea.geojson', ...CREDIT],
]

const namesOf = (map: DistrictMap, kind: string) =>
  map.overview.wide.flatMap((label) => {
    if (label.kind !== kind) return []
    if (label.kind === 'county') return label.lines.join(' ')
    if (label.kind === 'sign') return label.number
    return label.kind === 'place' ? label.name : label.names.en
  })

// Half a minute each, so only before a release. The islands and the coast below are made in each run.
test.runIf(isEveryCase)(
  'the documented command makes the map of the sample content',
  async () => {
    const args = Array.from(
      SAMPLE.replaceAll('\\\n', ' ').matchAll(/"([^"]*)"|(\S+)/g),
      ([, quoted, word]) => quoted ?? word ?? '',
    )
    const folder = join(out, 'sample')
    expect(args.slice(0, 5)).toEqual(['npm', 'run', 'map', '--', 'make'])
    expect(await run(...args.slice(5), '--out', folder)).toMatchObject({ code: 0 })
    const made = await readFile(join(folder, 'map.json'), 'utf8')
    expect(made).toBe(await readFile(join(ROOT, 'content/map/map.json'), 'utf8'))
  },
  120_000,
)

test('the outlines of the sample’s map stay below 9 KB on the wire, those to zoom into below 11 KB', async () => {
  const map = await readMap(join(ROOT, 'content/map/map.json'))
  const [overview = 0, detail = 0] = mapFilesOf({ map }).map(({ svg }) => brotliCompressSync(svg).length)
  expect(overview).toBeLessThan(9_000)
  expect(detail).toBeLessThan(11_000)
})

test('a district on a coast has its sea, and its names beside the coast', async () => {
  const map = await readMap(join(ROOT, 'content/map/map.json'))
  expect(map.background).toBe('water')
  expect(namesOf(map, 'water')).toEqual(['Atlantic Ocean'])
  expect(namesOf(map, 'county').sort()).toEqual([
    'Broward',
    'Indian River',
    'Martin',
    'Palm Beach',
    'St. Lucie',
  ])
  expect(map.overview.roads).toEqual(['I-95', 'I-75', 'I-595'])
})

test.runIf(isEveryCase)(
  'a landlocked district has land around it, all its counties and its main city, and no sea',
  async () => {
    const map = await make('texas', ...TEXAS)
    expect(map.background).toBe('land')
    expect(map.overview.layers.land).toBe('')
    expect(namesOf(map, 'county').sort()).toEqual(map.counties.map(({ name }) => name).sort())
    expect(namesOf(map, 'county')).not.toContain('Karnes')
    expect(namesOf(map, 'place')).toContain('San Antonio')
    expect(map.overview.roads).toEqual(expect.arrayContaining(['I-10', 'I-35', 'I-37']))
    expect(map.signs.find(({ road }) => road === 'TX 130')).toMatchObject({ network: 'toll', number: '130' })
    expect(buildCountyOf(map.counties)({ latitude: 29.42, longitude: -98.49 })).toBe('Bexar')
  },
  120_000,
)

test.skipIf(isShortRun)(
  'islands are in the sea, and a name of the sea covers none of them',
  async () => {
    const map = await make('islands', ...ISLANDS)
    expect(map).toMatchObject({ background: 'water', shape: 'wide' })
    expect(map.overview.layers.counties.match(/M/g)).toHaveLength(4)
    expect(namesOf(map, 'water')).toEqual(['Pacific Ocean'])
    expect(namesOf(map, 'place')).toEqual(expect.arrayContaining(['Kahului', 'Lanai City', 'Kaunakakai']))
    expect(buildCountyOf(map.counties)({ latitude: 20.88, longitude: -156.47 })).toBe('Maui')
  },
  120_000,
)

test('everything that a map lacks is listed at once, with where to get it', async () => {
  const { code, stderr } = await run('--counties', '4802')
  expect(code).toBe(1)
  for (const option of ['--counties: the five-digit', '--boundaries: a GeoJSON', '--credit: who made'])
    expect(stderr).toContain(option)
  expect(stderr).toContain('https://www.census.gov/')
  expect(stderr).toContain('docs/map.md')
})

test('a county is found by its feature’s id, as in converted TopoJSON of the Census', async () => {
  const { features } = JSON.parse(await readFile(join(ROOT, 'tests/map/texas-counties.geojson'), 'utf8'))
  const withIds = features.map(
    ({ properties, ...feature }: { properties: { GEOID: string; NAME: string } }) => ({
      ...feature,
      id: properties.GEOID,
      properties: { name: properties.NAME },
    }),
  )
  const path = join(out, 'with-ids.geojson')
  await writeFile(path, JSON.stringify({ type: 'FeatureCollection', features: withIds }))
  const map = await make('with-ids', '--counties', '48029', '--boundaries', path, ...CREDIT)
  expect(map.counties.map(({ name }) => name)).toEqual(['Bexar'])
})

test('a file that begins with a byte order mark, as some programs on Windows write it, is read', async () => {
  const path = join(out, 'marked.geojson')
  await writeFile(path, `\uFEFF${await readFile(join(ROOT, 'tests/map/texas-counties.geojson'), 'utf8')}`)
  const map = await make('marked', '--counties', '48029', '--boundaries', path, ...CREDIT)
  expect(map.counties.map(({ name }) => name)).toEqual(['Bexar'])
})

test('an unusable file is reported with what to do', async () => {
  const unknown = await run(
    '--counties',
    '48029,48999',
    '--boundaries',
    'tests/map/texas-counties.geojson',
    ...CREDIT,
  )
  expect(unknown).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has no area with the code 48999'),
  })
  const missing = await run('--counties', '48029', '--boundaries', 'tests/map/none.geojson', ...CREDIT)
  expect(missing.stderr).toMatch(/none\.geojson cannot be read \(ENOENT\)/)
  const projected = join(out, 'projected.geojson')
  await writeFile(projected, '{"type":"Point","coordinates":[-8900000,3500000]}')
  const meters = await run(...TEXAS, '--roads', projected, '--out', join(out, 'none'))
  expect(meters.stderr).toMatch(
    /projected\.geojson holds coordinates that are not longitude and latitude.*ogr2ogr/,
  )
  const text = join(out, 'text.geojson')
  await writeFile(text, 'PK')
  const zip = await run(...TEXAS, '--roads', text, '--out', join(out, 'none'))
  expect(zip.stderr).toMatch(/text\.geojson is not GeoJSON: convert it/)
})
