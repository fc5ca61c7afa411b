import { type FileHandle, open, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile'
import type { Command } from 'commander'
import { PbfReader } from 'pbf'
import { PMTiles, type Source, TileType } from 'pmtiles'
import { MAX_STREETS_BYTES, parseMapFile } from '../../src/content/map-file.ts'
import type { DistrictMap } from '../../src/contract/district-map.ts'
import { UNITS_PER_DEGREE } from '../../src/contract/map-projection.ts'
import { refuse } from '../../src/publishing/publishing.ts'
import { chooseFolder, fromCaller, withSettings } from '../content/run-command.ts'
import { UnusableFile } from './map-source.ts'
import { type Bounds, EXTENT, type Street, type Tile, writeArchive } from './streets-archive.ts'

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

/** A source of vector tiles with streets. */
interface TileSource {
  minZoom: number
  maxZoom: number
  /** The uncompressed bytes of a tile. `null`: there is none. Rejects with `UnusableFile`. */
  read: (z: number, x: number, y: number) => Promise<Uint8Array | null>
  close: () => Promise<void>
}

/** A tile of a whole city has 2 MB. */
const MAX_TILE_BYTES = 8 * 1024 * 1024

/** Opens a PMTiles archive, or a folder of tiles `z/x/y.pbf` or `.mvt`. Rejects with `UnusableFile`. */
async function openTiles(path: string): Promise<TileSource> {
  const stats = await stat(path).catch(() => null)
  if (stats === null) throw new UnusableFile(`${path} cannot be read`)
  return stats.isDirectory() ? openFolder(path) : openArchive(path)
}

async function openArchive(path: string): Promise<TileSource> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new UnusableFile(`${path} cannot be read (${error.code})`)
  })
  const archive = new PMTiles(fileSource(path, handle))
  const header = await archive.getHeader().catch(() => null)
  if (header?.tileType !== TileType.Mvt) {
    await handle.close()
    throw new UnusableFile(
      `${path} ${header === null ? 'is not a PMTiles archive of version 3' : 'has pictures, not vector tiles'}`,
    )
  }
  return {
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    read: async (z, x, y) => {
      const tile = await archive.getZxy(z, x, y).catch((error: unknown) => {
        throw new UnusableFile(`${path}: tile ${z}/${x}/${y} cannot be read (${String(error)})`)
      })
      return tile === undefined
        ? null
        : decompressed(new Uint8Array(tile.data), `${path}: tile ${z}/${x}/${y}`)
    },
    close: () => handle.close(),
  }
}

function fileSource(path: string, handle: FileHandle): Source {
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset)
      return { data: buffer.slice(0, bytesRead).buffer }
    },
  }
}

async function openFolder(path: string): Promise<TileSource> {
  const zooms = (await readdir(path)).filter((name) => /^\d{1,2}$/.test(name)).map(Number)
  if (zooms.length === 0)
    throw new UnusableFile(`${path} has no tiles: they are named z/x/y.pbf, such as 12/1137/1739.pbf`)
  return {
    minZoom: Math.min(...zooms),
    maxZoom: Math.max(...zooms),
    read: async (z, x, y) => {
      for (const ending of ['pbf', 'mvt']) {
        const file = join(path, String(z), String(x), `${y}.${ending}`)
        const stats = await stat(file).catch(() => null)
        if (stats === null) continue
        if (stats.size > MAX_TILE_BYTES)
          throw new UnusableFile(`${file} is larger than the 8 MB that a tile may have`)
        return decompressed(await readFile(file), file)
      }
      return null
    },
    close: async () => undefined,
  }
}

/** Tiles are often gzipped, whatever their name. */
function decompressed(bytes: Uint8Array, name: string): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_TILE_BYTES })
  } catch {
    throw new UnusableFile(`${name} cannot be decompressed, or is larger than the 8 MB that a tile may have`)
  }
}

/** Layers of streets and of their names in the tiles of OpenMapTiles, Protomaps, Shortbread and Mapbox. */
const STREET_LAYERS = ['transportation', 'roads', 'streets', 'road']
const NAME_LAYERS = ['transportation_name', 'street_labels', 'road_label']

const MAIN = /^(motorway|trunk|primary|secondary|highway|major_road|main)(?!.*(construction|link))/
const STREET =
  /^(tertiary|minor|residential|unclassified|living_street|street|medium_road|motorway_link|trunk_link|primary_link|secondary_link)(?!.*construction)/

/** The streets of a tile, without paths, rails and ferries. Rejects anything but a vector tile. */
function streetsOf(bytes: Uint8Array, name: string): Street[] {
  try {
    const { layers } = new VectorTile(new PbfReader(bytes))
    const read = (names: readonly string[], rankOf: (kind: string) => Street['rank'] | null) =>
      names.flatMap((layer) => (layers[layer] === undefined ? [] : linesOf(layers[layer], rankOf)))
    return [
      ...read(STREET_LAYERS, (kind) => (MAIN.test(kind) ? 'main' : STREET.test(kind) ? 'street' : null)),
      ...read(NAME_LAYERS, (kind) => (MAIN.test(kind) || STREET.test(kind) ? 'name' : null)),
    ]
  } catch (error) {
    throw new UnusableFile(
      `${name} is not a vector tile (${error instanceof Error ? error.message : 'unreadable'})`,
    )
  }
}

const LINE = 2
const MAX_NAME = 120

function linesOf(layer: VectorTileLayer, rankOf: (kind: string) => Street['rank'] | null): Street[] {
  return Array.from({ length: layer.length }, (_, index) => layer.feature(index)).flatMap(
    (feature): Street[] => {
      const { properties, type, extent } = feature
      const kind = String(properties.class ?? properties.kind ?? properties.rank ?? '')
      const rank = type === LINE ? rankOf(kind) : null
      if (rank === null) return []
      const text = properties['name:en'] ?? properties.name_en ?? properties.name
      const name = typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, MAX_NAME) : null
      if (rank === 'name' && name === null) return []
      const scaled = (value: number) => Math.round((value * EXTENT) / extent)
      const lines = feature
        .loadGeometry()
        .map((line) => line.map(({ x, y }) => ({ x: scaled(x), y: scaled(y) })))
        .filter((line) => line.length > 1)
      return lines.length === 0 ? [] : [{ rank, name, lines }]
    },
  )
}
