import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFolder } from '../../src/content/folder/read-folder.ts'
import { readStreetsFile } from '../../src/content/map-file.ts'
import { cutTiles, DISTRICT, FOREIGN } from '../testing/cut-tiles.ts'
import { isShortRun } from '../testing/test-cases.ts'
import { makeStreets } from './streets.ts'
import { encodeTile, writeArchive } from './streets-archive.ts'

const ROOT = join(import.meta.dirname, '../..')
const CREDIT = ['--credit', '© OpenStreetMap contributors']
const place = await mkdtemp(join(tmpdir(), 'streets-'))
afterAll(() => rm(place, { recursive: true, force: true }))

const tiles = await cutTiles([12, 13])
const source = join(place, 'state.pmtiles')
beforeAll(() =>
  writeFile(source, writeArchive(tiles, { credit: 'Source', bounds: DISTRICT, naming: FOREIGN })),
)

/** Runs the documented command on a content folder with the sample's map. */
async function run(name: string, path: string, ...args: string[]) {
  const contentDir = join(place, name)
  await mkdir(join(contentDir, 'map'), { recursive: true })
  await writeFile(
    join(contentDir, 'map', 'map.json'),
    await readFile(join(ROOT, 'content/map/map.json'), 'utf8'),
  )
  const ended = await promisify(execFile)(process.execPath, ['tools/map.ts', 'streets', path, ...args], {
    cwd: ROOT,
    env: { ...process.env, CONTENT_DIR: contentDir },
  }).then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: { code: number; stderr: string }) => error,
  )
  return { code: ended.code, stderr: ended.stderr, folder: join(contentDir, 'map'), contentDir }
}

async function written(contentDir: string) {
  const entry = (await readFolder(contentDir))?.find(({ path }) => path === 'map/streets.pmtiles')
  if (entry === undefined) throw new Error('No streets were written')
  const read = await readStreetsFile(contentDir, entry)
  if (read.kind === 'invalid') throw new Error(JSON.stringify(read.issues))
  return read.value
}

/** The tiles of an archive as the browser reads them. */
async function tileIn(path: string, z: number, x: number, y: number) {
  const bytes = await readFile(path)
  const archive = new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  })
  const tile = await archive.getZxy(z, x, y)
  return tile === undefined ? null : new VectorTile(new PbfReader(new Uint8Array(tile.data)))
}

test('one command puts the streets of the district into the content folder, with their names and credit', async () => {
  const { code, folder, contentDir } = await run('archive', source, ...CREDIT)
  expect(code).toBe(0)
  expect(await readdir(folder)).toEqual(['map.json', 'streets.pmtiles'])
  const { file, credit, minZoom, maxZoom } = await written(contentDir)
  expect({ credit, minZoom, maxZoom }).toEqual({ credit: CREDIT[1], minZoom: 12, maxZoom: 13 })
  expect(file.url).toBe(`/files/map/${file.sha256}.pmtiles`)
  const named = tiles.find(({ streets }) => streets.some(({ name }) => name === 'SR 7'))
  const { z, x, y } = named ?? { z: 0, x: 0, y: 0 }
  const layer = (await tileIn(file.path, z, x, y))?.layers.streets
  const drawn = Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index))
  expect(drawn.map((feature) => feature?.properties)).toContainEqual({ rank: 'street', name: 'SR 7' })
  const source7 = named?.streets.find(({ name }) => name === 'SR 7')
  expect(drawn.find((feature) => feature?.properties.name === 'SR 7')?.loadGeometry()).toMatchObject(
    source7?.lines ?? [],
  )
  expect(await tileIn(file.path, 12, 0, 0)).toBeNull()
})

test.skipIf(isShortRun)(
  'a folder of tiles, compressed or not, gives the same archive as one file of them',
  async () => {
    const folder = join(place, 'tiles')
    for (const [index, { z, x, y, streets }] of tiles.entries()) {
      const path = join(folder, `${z}/${x}/${y}.pbf`)
      await mkdir(dirname(path), { recursive: true })
      const bytes = encodeTile(streets, FOREIGN)
      await writeFile(path, index % 2 === 0 ? bytes : gzipSync(bytes))
    }
    const [one, other] = [await run('folder', folder, ...CREDIT), await run('again', source, ...CREDIT)]
    expect([one.code, other.code]).toEqual([0, 0])
    expect((await written(one.contentDir)).file.sha256).toBe((await written(other.contentDir)).file.sha256)
  },
)

test('unusable input is refused with the reason and the remedy, and nothing is written', async () => {
  const wrong = async (name: string, bytes: Buffer) => {
    await writeFile(join(place, name), bytes)
    return join(place, name)
  }
  const good = await readFile(source)
  const pictures = Buffer.from(good)
  pictures[99] = 2
  const elsewhere = writeArchive(
    tiles.map((tile) => ({ ...tile, x: tile.x - 2 ** (tile.z - 2) })),
    { credit: 'Source', bounds: DISTRICT, naming: FOREIGN },
  )
  const damaged = Buffer.from(good)
  damaged.fill(0x55, good.length - 5000)
  const cases: [string, string[], RegExp][] = [
    [await wrong('text.pmtiles', Buffer.from('no archive')), CREDIT, /is not a PMTiles archive/],
    [await wrong('pictures.pmtiles', pictures), CREDIT, /has pictures, not vector tiles/],
    [await wrong('elsewhere.pmtiles', elsewhere), CREDIT, /has no streets of the district/],
    [
      await wrong('damaged.pmtiles', damaged),
      CREDIT,
      /tile \d+\/\d+\/\d+ (cannot be read|is not a vector tile)/,
    ],
    [join(place, 'missing.pmtiles'), CREDIT, /missing\.pmtiles cannot be read/],
    [source, [], /need --credit/],
  ]
  for (const [path, args, message] of cases) {
    const { code, stderr, folder } = await run('refused', path, ...args)
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(message) })
    expect(stderr).toContain('docs/map.md')
    expect(await readdir(folder)).toEqual(['map.json'])
  }
})

test.skipIf(isShortRun)(
  'streets that are larger than the site reads are not written, and a file that was cut off or made by another program is a problem',
  async () => {
    const { contentDir, folder } = await run('limits', source, ...CREDIT)
    const before = await readFile(join(folder, 'streets.pmtiles'))
    await expect(makeStreets(source, contentDir, 'Credit', 1024)).rejects.toThrow(
      /more than the .* MB that a site reads/,
    )
    expect(await readFile(join(folder, 'streets.pmtiles'))).toEqual(before)
    await writeFile(join(folder, 'streets.pmtiles'), before.subarray(0, -1))
    await expect(written(contentDir)).rejects.toThrow('is cut off')
    const foreign = Buffer.from(
      before.toString('latin1').replace('district-streets-1', 'district-streets-0'),
      'latin1',
    )
    await writeFile(join(folder, 'streets.pmtiles'), foreign)
    await expect(written(contentDir)).rejects.toThrow('is not in the format this version reads')
  },
)
