import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { zxyToTileId } from 'pmtiles'
import { STREETS_FORM } from '../../src/content/map-file.ts'

/** A street or a part of one in a tile. */
export interface Street {
  /** `main`, `street`, or `name`: a line that only shows where the name may be. */
  rank: 'main' | 'street' | 'name'
  /** `null`: unknown. */
  name: string | null
  /** In tile units, 4096 per side; y down. */
  lines: readonly (readonly { x: number; y: number }[])[]
}

export interface Tile {
  z: number
  x: number
  y: number
  streets: readonly Street[]
}

/** Units per side of a tile. */
export const EXTENT = 4096
const LINE_STRING = 2

/** Names of the layer of streets and the key of their rank: in the site's own tiles, and by default. */
const OWN = { layer: 'streets', key: 'rank' }

/**
 * A vector tile with one layer of lines with their rank and `name`.
 *
 * @see https://github.com/mapbox/vector-tile-spec/tree/master/2.1
 */
export function encodeTile(streets: readonly Street[], { layer, key } = OWN): Uint8Array {
  const keys = [key, 'name']
  const values = [...new Set(streets.flatMap(({ rank, name }) => (name === null ? [rank] : [rank, name])))]
  const indexOf = new Map(values.map((value, index) => [value, index]))
  const tile = new PbfWriter()
  tile.writeMessage(
    3,
    (_, pbf) => {
      pbf.writeVarintField(15, 2)
      pbf.writeStringField(1, layer)
      for (const street of streets) {
        const tags = [0, indexOf.get(street.rank) ?? 0]
        if (street.name !== null) tags.push(1, indexOf.get(street.name) ?? 0)
        pbf.writeMessage(
          2,
          () => {
            pbf.writePackedVarint(2, tags)
            pbf.writeVarintField(3, LINE_STRING)
            pbf.writePackedVarint(4, commandsOf(street.lines))
          },
          null,
        )
      }
      for (const one of keys) pbf.writeStringField(3, one)
      for (const value of values) pbf.writeMessage(4, () => pbf.writeStringField(1, value), null)
      pbf.writeVarintField(5, EXTENT)
    },
    null,
  )
  return tile.finish()
}

/** Moves to the first point of a line, then draws lines to the others, each relative to the one before. */
function commandsOf(lines: Street['lines']): number[] {
  const commands: number[] = []
  const zigzag = (value: number) => (value << 1) ^ (value >> 31)
  let [x, y] = [0, 0]
  for (const line of lines) {
    for (const [index, point] of line.entries()) {
      if (index === 0) commands.push((1 << 3) | 1)
      else if (index === 1) commands.push(((line.length - 1) << 3) | 2)
      commands.push(zigzag(point.x - x), zigzag(point.y - y))
      ;[x, y] = [point.x, point.y]
    }
  }
  return commands
}

/** Entries of a directory; the root directory must fit into the first 16 KB. */
const LEAF_ENTRIES = 1000
const HEADER_BYTES = 127
const [UNCOMPRESSED, GZIP, VECTOR_TILE] = [1, 2, 1]

/** Degrees. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/**
 * A PMTiles archive of version 3 with such tiles; the same tiles give the same bytes.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function writeArchive(
  tiles: readonly Tile[],
  { credit, bounds, naming = OWN }: { credit: string; bounds: Bounds; naming?: typeof OWN },
): Buffer {
  const sorted = tiles
    .map(({ z, x, y, streets }) => ({ z, id: zxyToTileId(z, x, y), streets }))
    .toSorted((a, b) => a.id - b.id)
  const data: Buffer[] = []
  const offsets = new Map<string, number>()
  const entries: Entry[] = []
  let length = 0
  for (const { id, streets } of sorted) {
    const bytes = gzipSync(encodeTile(streets, naming), { level: 9 })
    const digest = createHash('sha256').update(bytes).digest('base64')
    const offset = offsets.get(digest) ?? length
    entries.push({ id, offset, length: bytes.length, run: 1 })
    if (offset !== length) continue
    offsets.set(digest, offset)
    data.push(bytes)
    length += bytes.length
  }
  const { root, leaves } = directoriesOf(entries)
  const metadata = Buffer.from(JSON.stringify({ form: STREETS_FORM, attribution: credit }))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles\x03', 'latin1')
  const metadataAt = HEADER_BYTES + root.length
  const leavesAt = metadataAt + metadata.length
  const dataAt = leavesAt + leaves.length
  const numbers = [
    HEADER_BYTES,
    root.length,
    metadataAt,
    metadata.length,
    leavesAt,
    leaves.length,
    dataAt,
    length,
  ]
  for (const [index, number] of [...numbers, entries.length, entries.length, data.length].entries())
    header.writeBigUInt64LE(BigInt(number), 8 + index * 8)
  const zooms = sorted.map(({ z }) => z)
  const [least, most] = [Math.min(...zooms), Math.max(...zooms)]
  const isClustered = 1
  header.set([isClustered, UNCOMPRESSED, GZIP, VECTOR_TILE, least, most], 96)
  const { west, south, east, north } = bounds
  for (const [index, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  header.writeUInt8(least, 118)
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return Buffer.concat([header, root, metadata, leaves, ...data])
}

interface Entry {
  id: number
  offset: number
  length: number
  /** Number of tiles it stands for; 0: it points to a leaf directory. */
  run: number
}

function directoriesOf(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  if (entries.length <= LEAF_ENTRIES) return { root: directoryOf(entries), leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const root: Entry[] = []
  let offset = 0
  for (let at = 0; at < entries.length; at += LEAF_ENTRIES) {
    const part = entries.slice(at, at + LEAF_ENTRIES)
    const leaf = directoryOf(part)
    root.push({ id: part[0]?.id ?? 0, offset, length: leaf.length, run: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directoryOf(root), leaves: Buffer.concat(leaves) }
}

function directoryOf(entries: readonly Entry[]): Buffer {
  const pbf = new PbfWriter()
  pbf.writeVarint(entries.length)
  for (const [index, { id }] of entries.entries()) pbf.writeVarint(id - (entries[index - 1]?.id ?? 0))
  for (const { run } of entries) pbf.writeVarint(run)
  for (const { length } of entries) pbf.writeVarint(length)
  for (const { offset } of entries) pbf.writeVarint(offset + 1)
  return Buffer.from(pbf.finish())
}
