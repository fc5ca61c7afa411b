import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'
import type { MapDetail } from '../../contract/district-map.ts'
import { UNITS_PER_DEGREE } from '../../contract/map-projection.ts'
import type { MapPosition, Point, Size } from './map-model.ts'

/** A tile of streets. Its lines are paths in tile units. */
export interface StreetTile {
  id: string
  /** Converts tile units to map units. */
  transform: string
  main: string
  street: string
  names: readonly StreetName[]
}

export interface StreetName {
  text: string
  /** Map units. */
  line: readonly Point[]
  /** Length of the line, map units. */
  length: number
}

interface TileAddress {
  z: number
  x: number
  y: number
}

/** The side of a tile, pixels. */
const TILE_PIXELS = 512
/** A window in which streets are legible never needs more. */
const MOST_TILES = 48
/** How many tiles stay in memory, for when the map is moved back. */
const MAX_CACHED_TILES = 150

/** The width and height of the world, map units. */
const WORLD = 360 * UNITS_PER_DEGREE

/** The tiles that cover a window; none if there would be too many. Pure. */
export function tilesInSight(
  { origin, streets }: Pick<MapDetail, 'origin' | 'streets'>,
  { k, x, y }: MapPosition,
  { width, height }: Size,
): TileAddress[] {
  if (streets === undefined) return []
  const closest = Math.round(Math.log2((k * WORLD) / TILE_PIXELS))
  const z = Math.min(streets.maxZoom, Math.max(streets.minZoom, closest))
  const side = WORLD / 2 ** z
  const column = (pixels: number) => Math.floor(((pixels - x) / k + origin.x + WORLD / 2) / side)
  const row = (pixels: number) => Math.floor(((pixels - y) / k + origin.y + WORLD / 2) / side)
  const [left, top] = [column(0), row(0)]
  const [columns, rows] = [column(width) - left + 1, row(height) - top + 1]
  if (columns * rows > MOST_TILES) return []
  return Array.from({ length: columns * rows }, (_, index) => ({
    z,
    x: left + (index % columns),
    y: top + Math.floor(index / columns),
  }))
}

/** Loads the tiles of an archive, each once. `null`: it has no such tile, or cannot be reached now. */
export function createStreetTiles(
  url: string,
  origin: Point,
): (address: TileAddress) => Promise<StreetTile | null> {
  let archive = new PMTiles(url)
  const tiles = new Map<string, Promise<StreetTile | null>>()
  return (address) => {
    const { z, x, y } = address
    const id = `${z}/${x}/${y}`
    const cached = tiles.get(id)
    if (cached !== undefined) return cached
    const tile = archive
      .getZxy(z, x, y)
      .then((bytes) =>
        bytes === undefined ? null : parseTile(id, new Uint8Array(bytes.data), address, origin),
      )
    const loaded = tile.catch(() => {
      // Retry when the tile is next in sight, with a new reader: one whose first request failed never sends another.
      tiles.delete(id)
      archive = new PMTiles(url)
      return null
    })
    tiles.set(id, loaded)
    const [oldest] = tiles.keys()
    if (tiles.size > MAX_CACHED_TILES && oldest !== undefined) tiles.delete(oldest)
    return loaded
  }
}

function parseTile(id: string, bytes: Uint8Array, { z, x, y }: TileAddress, origin: Point): StreetTile {
  const layer = new VectorTile(new PbfReader(bytes)).layers.streets
  const features = layer === undefined ? [] : featuresOf(layer)
  const side = WORLD / 2 ** z
  const scale = side / (layer?.extent ?? 1)
  const [left, top] = [x * side - WORLD / 2 - origin.x, y * side - WORLD / 2 - origin.y]
  const pathOf = (rank: string) =>
    features
      .filter(({ properties }) => properties.rank === rank)
      .flatMap((feature) => feature.loadGeometry().map(pathText))
      .join('')
  const names = features.flatMap((feature) => {
    const { name } = feature.properties
    if (typeof name !== 'string') return []
    return feature.loadGeometry().map((tileLine): StreetName => {
      const line = tileLine.map((point) => ({ x: left + point.x * scale, y: top + point.y * scale }))
      return { text: name, line, length: lengthOf(line) }
    })
  })
  return {
    id,
    transform: `translate(${left} ${top}) scale(${scale})`,
    main: pathOf('main'),
    street: pathOf('street'),
    names,
  }
}

function featuresOf(layer: VectorTileLayer): VectorTileFeature[] {
  return Array.from({ length: layer.length }, (_, index) => layer.feature(index))
}

function pathText(line: readonly Point[]): string {
  return `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, { x, y }, index) => {
    const before = line[index - 1]
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y)
  }, 0)
}
