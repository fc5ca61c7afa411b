import { type FileHandle, open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles, type Source, TileType } from 'pmtiles'
import { UnusableFile } from './read-features.ts'
import { EXTENT, type Street } from './streets-archive.ts'

/** A source of vector tiles with streets. */
export interface TileSource {
  minZoom: number
  maxZoom: number
  /** The uncompressed bytes of a tile. `null`: there is none. Rejects with `UnusableFile`. */
  read: (z: number, x: number, y: number) => Promise<Uint8Array | null>
  close: () => Promise<void>
}

/** A tile of a whole city has 2 MB. */
const MAX_TILE_BYTES = 8 * 1024 * 1024

/** Opens a PMTiles archive, or a folder of tiles `z/x/y.pbf` or `.mvt`. Rejects with `UnusableFile`. */
export async function openTiles(path: string): Promise<TileSource> {
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
export function streetsOf(bytes: Uint8Array, name: string): Street[] {
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
