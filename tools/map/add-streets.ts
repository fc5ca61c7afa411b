import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import { parseMapFile } from '../../src/content/map-file.ts'
import { MAX_STREETS_BYTES } from '../../src/content/streets-file.ts'
import type { DistrictMap } from '../../src/contract/district-map.ts'
import { UNITS_PER_DEGREE } from '../../src/contract/map-projection.ts'
import { refuse } from '../../src/publishing/publishing.ts'
import { chooseFolder } from '../content/choose-folder.ts'
import { fromCaller, withSettings } from '../content/run-command.ts'
import { UnusableFile } from './read-features.ts'
import { openTiles, streetsOf, type TileSource } from './read-tiles.ts'
import { type Bounds, type Tile, writeArchive } from './streets-archive.ts'

/** Farther out the map has no room for streets, and closer zooms are drawn from these. */
const [MIN_ZOOM, MAX_ZOOM] = [12, 14]
/** Per zoom level: enough for a state as large as Texas; a district has a tenth of that. */
const MAX_TILES = 100_000
const DOCS = 'docs/map.md says where to get street tiles.'

/** `npm run map -- streets`: copies the district's streets from the operator's vector tiles into the content folder. */
export function addStreetsCommand(program: Command): void {
  program
    .command('streets')
    .description(
      'Makes content/map/streets.pmtiles from vector tiles: streets and their names for the close map.',
    )
    .argument('<tiles>', 'a PMTiles archive, or a folder of tiles z/x/y.pbf')
    .option('--credit <text>', 'who made the data, as their licenses require; shown with the map')
    .addHelpText('after', `\n${DOCS}`)
    .action(async (tiles: string, { credit }: { credit?: string }) => {
      await withSettings(async (config) => {
        if ((credit ?? '').trim() === '')
          refuse(
            `The streets need --credit: who made the data, such as "© OpenStreetMap contributors".\n${DOCS}`,
          )
        const { path, count, megabytes } = await makeStreets(
          fromCaller(tiles),
          chooseFolder(config),
          credit ?? '',
        ).catch((error: unknown) => {
          if (error instanceof UnusableFile) refuse(`${error.message}.\n${DOCS}`)
          throw error
        })
        process.stderr.write(`${count.toLocaleString('en-US')} tiles, ${megabytes.toFixed(1)} MB\n`)
        process.stdout.write(`${path}\n`)
        return true
      })
    })
}

/** Writes the archive, of `maxBytes` at most. Rejects with `UnusableFile`, and then writes nothing. */
export async function makeStreets(
  tilesPath: string,
  contentDir: string,
  credit: string,
  maxBytes = MAX_STREETS_BYTES,
): Promise<{ path: string; count: number; megabytes: number }> {
  const bounds = boundsOf(await readMap(contentDir))
  const source = await openTiles(tilesPath)
  try {
    const tiles = await readTiles(source, bounds, tilesPath)
    const bytes = writeArchive(tiles, { credit: credit.trim(), bounds })
    if (bytes.length > maxBytes)
      throw new UnusableFile(
        `The streets have ${Math.ceil(bytes.length / 1024 / 1024)} MB, more than the ${maxBytes / 1024 / 1024} MB that a site reads: leave out small streets or zoom ${MAX_ZOOM}`,
      )
    const path = join(contentDir, 'map', 'streets.pmtiles')
    // The server may read the folder at any moment, so it must see the whole file or none. It ignores hidden files.
    const partial = join(contentDir, 'map', '.streets.pmtiles')
    await writeFile(partial, bytes)
    await rename(partial, path)
    return { path, count: tiles.length, megabytes: bytes.length / 1024 / 1024 }
  } finally {
    await source.close()
  }
}

async function readMap(contentDir: string): Promise<DistrictMap> {
  const path = join(contentDir, 'map', 'map.json')
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null)
    throw new UnusableFile(`${path} is missing: make the map first, with "npm run map -- make"`)
  const parsed = parseMapFile(text)
  if (parsed.kind === 'invalid') throw new UnusableFile(`${path} ${parsed.issues[0]?.message}`)
  return parsed.value
}

/** The area shown in the map's frame. */
function boundsOf({ origin, width, height }: Pick<DistrictMap, 'origin' | 'width' | 'height'>): Bounds {
  const latitude = (y: number) =>
    (Math.atan(Math.exp((-y / UNITS_PER_DEGREE) * (Math.PI / 180))) * 360) / Math.PI - 90
  return {
    west: origin.x / UNITS_PER_DEGREE,
    east: (origin.x + width) / UNITS_PER_DEGREE,
    north: latitude(origin.y),
    south: latitude(origin.y + height),
  }
}

async function readTiles(source: TileSource, bounds: Bounds, name: string): Promise<Tile[]> {
  const most = Math.min(source.maxZoom, MAX_ZOOM)
  if (most < MIN_ZOOM)
    throw new UnusableFile(
      `${name} ends at zoom ${source.maxZoom}; streets need zoom ${MIN_ZOOM} to ${MAX_ZOOM}`,
    )
  const tiles: Tile[] = []
  for (let z = Math.max(source.minZoom, MIN_ZOOM); z <= most; z++) {
    const range = rangeOf(bounds, z)
    if ((range.right - range.left + 1) * (range.bottom - range.top + 1) > MAX_TILES)
      throw new UnusableFile(`The map is too large: it would take more than ${MAX_TILES} tiles of zoom ${z}`)
    for (let x = range.left; x <= range.right; x++) {
      for (let y = range.top; y <= range.bottom; y++) {
        const bytes = await source.read(z, x, y)
        const streets = bytes === null ? [] : streetsOf(bytes, `${name}: tile ${z}/${x}/${y}`)
        if (streets.length > 0) tiles.push({ z, x, y, streets })
      }
    }
  }
  if (tiles.length === 0)
    throw new UnusableFile(
      `${name} has no streets of the district: no layer transportation, roads, streets or road with lines in its frame`,
    )
  return tiles
}

/** The tiles of a zoom level that cover an area. */
function rangeOf({ west, south, east, north }: Bounds, z: number) {
  const column = (longitude: number) => Math.floor(((longitude + 180) / 360) * 2 ** z)
  const row = (latitude: number) =>
    Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z)
  return { left: column(west), right: column(east), top: row(north), bottom: row(south) }
}
