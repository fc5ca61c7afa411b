import { join } from 'node:path'
import { type LonLat, readFeatures } from '../map/map-source.ts'
import { clipLine, type Point } from '../map/outline.ts'
import { EXTENT, type Street, type Tile } from '../map/streets-archive.ts'

/** Mapbox Streets' names, which other programs use for the layer of streets and the key of their importance. */
export const FOREIGN = { layer: 'road', key: 'class' }

/** Around the roads of the sample's map, degrees. */
export const DISTRICT = { west: -81, south: 25.8, east: -79.9, north: 28 }

/** Street tiles of the sample's roads: state roads as streets, all others as main roads. */
export async function cutTiles(zooms: readonly number[]): Promise<Tile[]> {
  const roads = await readFeatures(join(import.meta.dirname, '../geo/d4-roads.geojson'))
  const tiles = new Map<string, Omit<Tile, 'streets'> & { streets: Street[] }>()
  for (const z of zooms) {
    for (const { properties, lines } of roads) {
      const { ref, class: kind } = properties
      for (const line of lines)
        addRoad(
          line.map((at) => worldPoint(at, z)),
          { name: String(ref), kind },
        )
    }

    function addRoad(line: readonly Point[], { name, kind }: { name: string; kind: unknown }): void {
      const columns = line.map(([x]) => Math.floor(x))
      const rows = line.map(([, y]) => Math.floor(y))
      for (let x = Math.min(...columns); x <= Math.max(...columns); x++) {
        for (let y = Math.min(...rows); y <= Math.max(...rows); y++) {
          const pieces = clipLine(line, { left: x, top: y, right: x + 1, bottom: y + 1 })
            .filter((piece) => piece.length > 1)
            .map((piece) =>
              piece.map(([px, py]) => ({
                x: Math.round((px - x) * EXTENT),
                y: Math.round((py - y) * EXTENT),
              })),
            )
          if (pieces.length === 0) continue
          const tile = tiles.get(`${z}/${x}/${y}`) ?? { z, x, y, streets: [] }
          tiles.set(`${z}/${x}/${y}`, tile)
          tile.streets.push({ rank: kind === 'state' ? 'street' : 'main', name, lines: pieces })
        }
      }
    }
  }
  return [...tiles.values()]
}

/** Where a place is in the world of a zoom level, tiles. */
function worldPoint([longitude, latitude]: LonLat, z: number): Point {
  const row = 1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI
  return [((longitude + 180) / 360) * 2 ** z, (row / 2) * 2 ** z]
}
